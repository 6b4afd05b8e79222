import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'libsql';
import type { Remembered } from '../../bots/memory.ts';
import type { TableId } from '../../engine/ids.ts';
import { SqliteMemory } from '../memory/sqlite-memory.ts';
import { SqliteWorlds } from '../own-worlds/sqlite-worlds.ts';
import type { WorldStore } from '../own-worlds/world-store.ts';
import { SqliteSubscriptions } from '../push/sqlite-subscriptions.ts';
import { SqliteRecordings } from '../recordings/sqlite-recordings.ts';
import type { Journal, JournalEntry, Snapshot } from './journal.ts';
import { type Row, SqliteEntries } from './sqlite-entries.ts';
import { migrateSqlite } from './sqlite-migrations.ts';
import { SqliteWriter } from './sqlite-writer.ts';

interface Place {
  readonly key: number;
  head: number;
  wake: number | null;
}

/** More than what is appended in one turn, or the store would seem to be back and be away again at once. */
const CHECK_BYTES = 32_768;

/** Places remembered before all are forgotten and looked up again. */
const PLACES_KEPT = 50_000;

/** Tables forgotten in one commit: some milliseconds, for which everybody who moves waits. */
const FORGET_AT_ONCE = 32;

/** One file, WAL, full sync. */
export class SqliteJournal implements Journal {
  /** What the bots remember, in the same file. */
  readonly memory: SqliteMemory;
  /** Which recorded clues are whose. */
  readonly recordings: SqliteRecordings;
  /** Who wants to be told when it is their turn. */
  readonly subscriptions: SqliteSubscriptions;
  /** The worlds people made, in the same file. */
  readonly worlds: WorldStore;
  readonly #db: Database.Database;
  readonly #lock: Database.Database;
  readonly #sql: ReturnType<typeof prepareAll>;
  readonly #writer: SqliteWriter;
  readonly #entries: SqliteEntries;
  readonly #places = new Map<TableId, Place>();
  readonly #placesKept: number;
  /** What the next commit writes with one statement each: calls into the library cost more than the rows. */
  #rows: Row[] = [];
  #wakes: [key: number, wake: number | null][] = [];
  #forgetting: Promise<number> | null = null;
  #closing = false;

  constructor(file: string, fileAfter?: number, placesKept = PLACES_KEPT) {
    this.#placesKept = placesKept;
    // The server's key is in it, and everybody's words: nobody else's on this machine.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.#lock = holdLock(join(dirname(file), 'lock.db'));
    this.#db = new Database(file);
    closeToOthers(file);
    // Of a file that is new. A commit writes whole pages, and a move changes some hundred bytes of two or three of them.
    this.#db.pragma('page_size = 1024');
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = FULL');
    // The writer folds the log, beside the event loop.
    this.#db.pragma('wal_autocheckpoint = 0');
    this.#db.pragma('busy_timeout = 5000');
    // What is deleted is overwritten, not only marked as free.
    this.#db.pragma('secure_delete = ON');
    migrateSqlite(this.#db);
    this.#sql = prepareAll(this.#db);
    this.#entries = new SqliteEntries(this.#db, fileAfter);
    this.#writer = new SqliteWriter(this.#db, file, { finish: () => this.#finish(), undo: () => this.#undo() });
    const inCommit = <T>(work: () => T): Promise<T> => this.#writer.write(work);
    this.memory = new SqliteMemory(this.#db, inCommit);
    this.recordings = new SqliteRecordings(this.#db, inCommit, () => this.#writer.wipeLog());
    this.subscriptions = new SqliteSubscriptions(this.#db, inCommit);
    this.worlds = new SqliteWorlds(this.#db, inCommit);
  }

  append(
    table: TableId,
    seen: number,
    entries: readonly JournalEntry[],
    wake: number | null = null,
  ): Promise<'written' | 'stale'> {
    return this.#writer.write(() => this.#place(table, seen, entries, wake));
  }

  #finish(): void {
    const [rows, wakes] = [this.#rows, this.#wakes];
    [this.#rows, this.#wakes] = [[], []];
    if (rows.length > 0) this.#entries.add(rows);
    if (wakes.length > 0) this.#sql.wake.run(JSON.stringify(wakes));
    // Not before: what is looked up again must be in the file, or what follows in the commit would be held against an old head.
    if (this.#places.size > this.#placesKept) this.#places.clear();
  }

  #undo(): void {
    [this.#rows, this.#wakes] = [[], []];
    this.#places.clear();
    this.#entries.lookAgain();
  }

  /** Adds the rows to the commit's if the caller has seen everything there is. */
  #place(table: TableId, seen: number, entries: readonly JournalEntry[], wake: number | null): 'written' | 'stale' {
    let place = this.#find(table);
    if ((place?.head ?? 0) !== seen) return 'stale';
    place ??= this.#create(table);
    for (const { at, cause, events } of entries) {
      this.#rows.push([place.key, ++place.head, at, cause, JSON.stringify(events)]);
    }
    if (place.wake !== wake) this.#wakes.push([place.key, (place.wake = wake)]);
    return 'written';
  }

  #find(table: TableId): Place | undefined {
    const known = this.#places.get(table);
    if (known) return known;
    const row = this.#sql.keyOf.get(table) as { key: number; wake: number | null } | undefined;
    if (!row) return undefined;
    return this.#remember(table, { key: row.key, head: this.#entries.headOf(row.key), wake: row.wake });
  }

  #create(table: TableId): Place {
    const { lastInsertRowid } = this.#sql.create.run(table);
    return this.#remember(table, { key: Number(lastInsertRowid), head: 0, wake: null });
  }

  #remember(table: TableId, place: Place): Place {
    this.#places.set(table, place);
    return place;
  }

  async read(table: TableId, from = 0): Promise<readonly JournalEntry[]> {
    const place = this.#find(table);
    if (!place) return [];
    return this.#entries.read(place.key, from).map(({ at, cause, events }) => ({
      at,
      cause,
      events: JSON.parse(events) as JournalEntry['events'],
    }));
  }

  async due(until: number, most: number): Promise<readonly TableId[]> {
    return (this.#sql.due.all(until, most) as { id: TableId }[]).map(row => row.id);
  }

  async causes(table: TableId, count: number): Promise<readonly string[]> {
    const place = this.#find(table);
    return place ? this.#entries.causes(place.key, place.head - count) : [];
  }

  saveSnapshot(table: TableId, { seq, body }: Snapshot): Promise<void> {
    return this.#writer.write(() => {
      const place = this.#find(table);
      if (place) this.#sql.saveSnapshot.run(place.key, seq, body);
    });
  }

  async latestSnapshot(table: TableId): Promise<Snapshot | null> {
    const place = this.#find(table);
    if (!place) return null;
    const row = this.#sql.latestSnapshot.get(place.key) as Snapshot | undefined;
    return row ? { seq: row.seq, body: row.body } : null;
  }

  async remove(table: TableId, lessons: readonly Remembered[] = []): Promise<void> {
    const removed = await this.#removeAll(() => {
      const place = this.#find(table);
      if (place === undefined) return [];
      this.memory.unlearn(lessons);
      return [place.key];
    });
    if (removed.length > 0) await this.#writer.wipeLog();
  }

  touch(table: TableId, at: number): Promise<void> {
    return this.#writer.write(() => {
      this.#sql.touch.run(at, table);
    });
  }

  forget(before: number): Promise<number> {
    return (this.#forgetting ??= this.#forget(before).finally(() => (this.#forgetting = null)));
  }

  async #forget(before: number): Promise<number> {
    let forgotten = 0;
    try {
      for (let last: number | undefined = 0; last !== undefined && !this.#closing; ) {
        const after: number = last;
        const removed = await this.#removeAll(() => this.#entries.tablesOlderThan(before, after, FORGET_AT_ONCE));
        forgotten += removed.length;
        last = removed.at(-1);
        // A commit follows the one before it at once; whoever moved meanwhile comes first. And what is deleted is overwritten,
        // which fills the log with more than thousands of moves.
        await (last === undefined ? nextTurn() : this.#writer.fold());
      }
    } finally {
      if (forgotten > 0) await this.#writer.wipeLog();
    }
    return forgotten;
  }

  /** Chosen and removed in one commit: nothing is added to them in between. */
  #removeAll(choose: () => readonly number[]): Promise<readonly number[]> {
    return this.#writer.write(() => {
      // What the same commit has gathered for these tables goes with them.
      this.#finish();
      const keys = choose();
      if (keys.length === 0) return keys;
      this.#places.clear();
      this.#entries.removeAllOf(keys);
      for (const key of keys) {
        this.#sql.removeSnapshot.run(key);
        this.recordings.removeAllOf(key);
        this.subscriptions.removeAllOf(key);
        this.#sql.removeTable.run(key);
      }
      return keys;
    });
  }

  async meta(key: string, first: string): Promise<string> {
    await this.#writer.write(() => void this.#sql.putMeta.run(key, first));
    return (this.#sql.getMeta.get(key) as { value: string }).value;
  }

  async check(): Promise<void> {
    // An empty commit writes nothing and succeeds on a full disk; this one needs as much room as a busy moment.
    await this.#writer.write(() => void this.#sql.setMeta.run('check', `${Date.now()}`.padEnd(CHECK_BYTES, '.')));
  }

  async close(): Promise<void> {
    // Whoever locks the file next must be alone with it. What is not forgotten yet is next time.
    this.#closing = true;
    await this.#forgetting?.catch(() => undefined);
    await this.#writer.close();
    this.#db.close();
    this.#lock.close();
  }
}

const prepareAll = (db: Database.Database) => ({
  create: db.prepare('INSERT INTO tables (id) VALUES (?)'),
  keyOf: db.prepare('SELECT key, wake FROM tables WHERE id = ?'),
  /** Of one table in a commit, what was said last holds. */
  wake: db.prepare(
    'UPDATE tables SET wake = said.wake FROM (' +
      'SELECT value->>0 AS tbl, value->>1 AS wake, max(key) FROM json_each(?) GROUP BY 1' +
      ') AS said WHERE tables.key = said.tbl',
  ),
  due: db.prepare('SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?'),
  saveSnapshot: db.prepare(
    'INSERT INTO snapshots (tbl, seq, body) VALUES (?, ?, ?) ON CONFLICT (tbl) DO UPDATE ' +
      'SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > seq',
  ),
  latestSnapshot: db.prepare('SELECT seq, body FROM snapshots WHERE tbl = ?'),
  touch: db.prepare('UPDATE tables SET touched = max(touched, ?) WHERE id = ?'),
  removeSnapshot: db.prepare('DELETE FROM snapshots WHERE tbl = ?'),
  removeTable: db.prepare('DELETE FROM tables WHERE key = ?'),
  putMeta: db.prepare('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING'),
  setMeta: db.prepare(
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  ),
  getMeta: db.prepare('SELECT value FROM meta WHERE key = ?'),
});

/** A folder that was made for us may be open to everybody. The log takes after the file. */
const closeToOthers = (file: string): void => {
  const { uid, mode } = statSync(file);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, 0o600);
};

/**
 * Two servers on one file would each believe to know the heads. The lock is the operating system's, held through a file
 * of its own so that backups may read the journal; it goes with the process, however that ends.
 */
const holdLock = (file: string): Database.Database => {
  const lock = new Database(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    const isHeld = (cause as { code?: string }).code === 'SQLITE_BUSY';
    if (!isHeld) throw cause;
    throw new Error(`another server is using ${dirname(file)}`, { cause });
  }
  return lock;
};
