import { Pool } from 'pg';
import type { MemoryStore, Remembered } from '../../bots/memory.ts';
import type { TableId } from '../../engine/ids.ts';
import { PostgresMemory } from '../memory/postgres-memory.ts';
import { PostgresWorlds } from '../own-worlds/postgres-worlds.ts';
import type { WorldStore } from '../own-worlds/world-store.ts';
import { PostgresSubscriptions } from '../push/postgres-subscriptions.ts';
import type { SubscriptionStore } from '../push/subscription-store.ts';
import { PostgresRecordings } from '../recordings/postgres-recordings.ts';
import type { RecordingStore } from '../recordings/recording-store.ts';
import type { Journal, JournalEntry, Snapshot } from './journal.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { CHANNEL, writtenNotice } from './postgres-notice.ts';

interface Waiting {
  readonly table: TableId;
  readonly seen: number;
  readonly entries: readonly JournalEntry[];
  readonly wake: number | null;
  readonly resolve: (outcome: 'written' | 'stale') => void;
  readonly reject: (why: unknown) => void;
}

/** Milliseconds after which a silent database counts as gone. */
const QUERY_TIMEOUT = 10_000;
/** Tables forgotten in one commit: the database has `QUERY_TIMEOUT` for all entries of theirs. */
const FORGET_AT_ONCE = 32;
/** Tables in one commit, so that a flood does not become one endless statement. */
const GROUP_MAX = 1000;
/** Tables remembered as open elsewhere, before all are forgotten and learnt again with their next moves. */
const SHARED_KEPT = 50_000;

/**
 * Several nodes on one database. Each node has one commit in flight; what is appended meanwhile goes into the next, so
 * commits get bigger, not more, as the load grows. The update of `tables.head` both locks the table and refuses what
 * is stale; rows are locked in the order of their ids, so two nodes cannot wait for each other. The same row says which
 * nodes have the table open (see `Exchange.attend`). Where there are others, a notification leaves with the same commit: they
 * hear of nothing that is not stored, and of everything that is. Where there are none, nobody hears anything, however many
 * nodes there are.
 */
export class PostgresJournal implements Journal {
  /** What the bots remember, in the same database. */
  readonly memory: MemoryStore;
  /** Which recorded clues are whose. */
  readonly recordings: RecordingStore;
  /** Who wants to be told when it is their turn. */
  readonly subscriptions: SubscriptionStore;
  /** The worlds people made, in the same database. */
  readonly worlds: WorldStore;
  readonly #pool: Pool;
  readonly #node: string;
  /** Tables that other nodes had open when this one last wrote. */
  readonly #shared = new Set<TableId>();
  #waiting: Waiting[] = [];
  #writing = false;

  private constructor(pool: Pool, node: string) {
    this.#pool = pool;
    this.#node = node;
    this.memory = new PostgresMemory(pool);
    this.recordings = new PostgresRecordings(pool);
    this.subscriptions = new PostgresSubscriptions(pool);
    this.worlds = new PostgresWorlds(pool);
  }

  static async open(address: string, node: string): Promise<PostgresJournal> {
    const pool = new Pool({
      connectionString: address,
      max: 4,
      connectionTimeoutMillis: 5000,
      query_timeout: QUERY_TIMEOUT,
      application_name: 'inkling',
    });
    // A connection that breaks while idle leaves the pool by itself; whoever needs the next one learns of the trouble.
    pool.on('error', () => undefined);
    const client = await pool.connect();
    try {
      await migratePostgres(client);
    } finally {
      client.release();
    }
    return new PostgresJournal(pool, node);
  }

  append(
    table: TableId,
    seen: number,
    entries: readonly JournalEntry[],
    wake: number | null = null,
  ): Promise<'written' | 'stale'> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, seen, entries, wake, resolve, reject });
      if (!this.#writing) {
        this.#writing = true;
        queueMicrotask(() => void this.#writeAll());
      }
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = takeGroup(this.#waiting);
      const taken = new Set(group);
      this.#waiting = this.#waiting.filter(one => !taken.has(one));
      try {
        const written = await this.#write(group);
        for (const { table, resolve } of group) resolve(written.has(table) ? 'written' : 'stale');
      } catch (why) {
        for (const { reject } of group) reject(why);
      }
    }
    this.#writing = false;
  }

  async #write(group: readonly Waiting[]): Promise<ReadonlySet<TableId>> {
    const fresh = group.filter(one => one.seen === 0).map(one => one.table);
    if (fresh.length > 0) await this.#pool.query(CREATE, [fresh]);
    const rows = group.flatMap(({ table, seen, entries }) =>
      entries.map(({ at, cause, events }, i) => ({
        table,
        seq: seen + 1 + i,
        at,
        cause,
        events: JSON.stringify(events),
      })),
    );
    const { rows: moved } = await this.#pool.query<{ id: TableId; shared: boolean }>({
      name: 'append',
      text: APPEND,
      values: [
        group.map(one => one.table),
        group.map(one => one.seen),
        group.map(one => one.seen + one.entries.length),
        group.map(one => one.entries.at(-1)?.at ?? 0),
        group.map(one => this.#noticeFor(one)),
        rows.map(row => row.table),
        rows.map(row => row.seq),
        rows.map(row => row.at),
        rows.map(row => row.cause),
        rows.map(row => row.events),
        group.map(one => one.wake),
        this.#node,
      ],
    });
    if (this.#shared.size > SHARED_KEPT) this.#shared.clear();
    for (const { id, shared } of moved) {
      if (shared) this.#shared.add(id);
      else this.#shared.delete(id);
    }
    return new Set(moved.map(row => row.id));
  }

  /** Null where nobody is likely to hear it: should somebody have come, they are told to read. */
  #noticeFor({ table, seen, entries }: Waiting): string | null {
    return this.#shared.has(table) ? writtenNotice(this.#node, table, seen, entries) : null;
  }

  async read(table: TableId, from = 0): Promise<readonly JournalEntry[]> {
    const { rows } = await this.#pool.query<{ at: string; cause: string; events: string }>({
      name: 'read',
      text: 'SELECT at, cause, events FROM entries WHERE tbl = $1 AND seq > $2 ORDER BY seq',
      values: [table, from],
    });
    return rows.map(({ at, cause, events }) => ({
      at: Number(at),
      cause,
      events: JSON.parse(events) as JournalEntry['events'],
    }));
  }

  async due(until: number, most: number): Promise<readonly TableId[]> {
    const { rows } = await this.#pool.query<{ id: TableId }>({
      name: 'due',
      text: 'SELECT id FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $2',
      values: [Math.floor(until), most],
    });
    return rows.map(row => row.id);
  }

  async causes(table: TableId, count: number): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ cause: string }>({
      name: 'causes',
      text: 'SELECT cause FROM entries WHERE tbl = $1 ORDER BY seq DESC LIMIT $2',
      values: [table, count],
    });
    return rows.map(row => row.cause).toReversed();
  }

  async saveSnapshot(table: TableId, { seq, body }: Snapshot): Promise<void> {
    await this.#pool.query({ name: 'save-snapshot', text: SAVE_SNAPSHOT, values: [table, seq, body] });
  }

  async latestSnapshot(table: TableId): Promise<Snapshot | null> {
    const { rows } = await this.#pool.query<Snapshot>({
      name: 'latest-snapshot',
      text: 'SELECT seq, body FROM snapshots WHERE tbl = $1',
      values: [table],
    });
    return rows[0] ?? null;
  }

  async remove(table: TableId, lessons: readonly Remembered[] = []): Promise<void> {
    await this.#remove('id = $1', [table], lessons);
  }

  async touch(table: TableId, at: number): Promise<void> {
    await this.#pool.query('UPDATE tables SET touched = greatest(touched, $2) WHERE id = $1', [table, at]);
  }

  async forget(before: number): Promise<number> {
    let forgotten = 0;
    while (!this.#pool.ending) {
      const removed = await this.#remove(OLDEST, [before, FORGET_AT_ONCE]);
      forgotten += removed;
      if (removed < FORGET_AT_ONCE) break;
    }
    return forgotten;
  }

  /** Not by foreign keys: checking one for every entry costs more than this does once an hour. */
  async #remove(
    which: string,
    values: readonly (string | number)[],
    lessons: readonly Remembered[] = [],
  ): Promise<number> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ id: string }>(`DELETE FROM tables WHERE ${which} RETURNING id`, [
        ...values,
      ]);
      const gone = rows.map(row => row.id);
      if (gone.length > 0) await PostgresMemory.unlearn(client, lessons);
      await client.query('DELETE FROM entries WHERE tbl = ANY ($1)', [gone]);
      await client.query('DELETE FROM snapshots WHERE tbl = ANY ($1)', [gone]);
      await PostgresRecordings.removeAllOf(client, gone);
      await PostgresSubscriptions.removeAllOf(client, gone);
      await client.query('COMMIT');
      client.release();
      return gone.length;
    } catch (why) {
      // Closing the connection undoes the transaction, whatever state it is in.
      client.release(true);
      throw why;
    }
  }

  async meta(key: string, first: string): Promise<string> {
    await this.#pool.query('INSERT INTO meta VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [key, first]);
    const { rows } = await this.#pool.query<{ value: string }>('SELECT value FROM meta WHERE key = $1', [key]);
    return rows[0]?.value ?? first;
  }

  async check(): Promise<void> {
    // Written, not read: a standby and a full disk answer questions too.
    await this.#pool.query(
      "INSERT INTO meta VALUES ('check', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [String(Date.now())],
    );
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/** At most one append per table, since the second one's place depends on the first; the rest waits for the next group. */
const takeGroup = (waiting: readonly Waiting[]): readonly Waiting[] => {
  const tables = new Set<TableId>();
  return waiting.filter(({ table }) => {
    if (tables.size >= GROUP_MAX || tables.has(table)) return false;
    tables.add(table);
    return true;
  });
};

/** Those that another node forgets at this moment, or that somebody plays at, are left to it or to the next time. */
const OLDEST = 'id IN (SELECT id FROM tables WHERE touched < $1 ORDER BY touched LIMIT $2 FOR UPDATE SKIP LOCKED)';

const CREATE = `INSERT INTO tables (id, head, touched) SELECT id, 0, 0 FROM unnest($1::text[]) AS id ORDER BY id ON CONFLICT DO NOTHING`;

const APPEND = `
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::text[], $11::bigint[])
      AS a (id, seen, head, touched, notice, wake)
  ), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE
  ), moved AS (
    UPDATE tables SET head = asked.head, touched = greatest(tables.touched, asked.touched), wake = asked.wake
      FROM asked JOIN locked USING (id)
      WHERE tables.id = asked.id AND tables.head = asked.seen
      RETURNING tables.id, asked.seen, asked.notice, NOT tables.readers <@ ARRAY[$12::text] AS shared
  ), written AS (
    INSERT INTO entries (tbl, seq, at, cause, events)
      SELECT e.* FROM unnest($6::text[], $7::integer[], $8::bigint[], $9::text[], $10::text[])
        AS e (tbl, seq, at, cause, events) JOIN moved ON moved.id = e.tbl
  )
  SELECT id, shared, CASE WHEN shared THEN pg_notify('${CHANNEL}', coalesce(
    notice,
    json_build_object('t', 'written', 'node', $12::text, 'table', id, 'seen', seen, 'entries', NULL)::text
  )) END FROM moved`;

const SAVE_SNAPSHOT = `
  INSERT INTO snapshots SELECT id, $2::integer, $3::text FROM tables WHERE id = $1::text FOR SHARE
    ON CONFLICT (tbl) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > snapshots.seq`;
