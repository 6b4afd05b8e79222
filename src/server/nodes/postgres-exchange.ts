import { Client, Pool } from 'pg';
import type { TableId } from '../../engine/ids.ts';
import { CHANNEL, peekWritten, readNotice, saidNotice } from '../journal/postgres-notice.ts';
import type { Exchange, ExchangeListener, NodeTalk } from './exchange.ts';

const RETRY_MS = 300;
/** A line that has died without saying so is found out by asking. */
const ASK_EVERY = 5000;
/** Notices that leave with one statement. */
const TOLD_AT_ONCE = 500;

/** LISTEN on a connection of its own, which is opened again whenever it breaks. */
export class PostgresExchange implements Exchange {
  readonly #address: string;
  readonly node: string;
  readonly #pool: Pool;
  #client: Client | null = null;
  #listener: ExchangeListener | null = null;
  #closed = false;
  #timer: NodeJS.Timeout | null = null;
  readonly #untold: NodeTalk[] = [];
  #telling: Promise<void> | null = null;

  constructor(address: string, node: string) {
    this.#address = address;
    this.node = node;
    // One connection: what is asked of it is done in that order, and a table that is left and opened again is attended.
    this.#pool = new Pool({ connectionString: address, max: 1, connectionTimeoutMillis: 5000, query_timeout: 5000 });
    this.#pool.on('error', () => undefined);
  }

  async listen(listener: ExchangeListener): Promise<void> {
    this.#listener = listener;
    try {
      await this.#connect();
    } catch (why) {
      // Whoever cannot listen does not serve, and must not be kept alive by a line that is tried again and again.
      this.#closed = true;
      await this.#hangUp();
      throw why;
    }
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#address,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    this.#client = client;
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#ask(client);
  }

  #hear(payload: string): void {
    const written = peekWritten(payload);
    if (written !== null && (written.node === this.node || this.#listener?.has(written.table) !== true)) return;
    const notice = readNotice(payload);
    if (notice === null || notice.node === this.node) return;
    if (notice.t === 'written') this.#listener?.written(notice.table, notice.seen, notice.entries);
    else this.#listener?.said(notice.node, notice.body);
  }

  #ask(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.#ask(client),
        () => this.#lost(client),
      );
    }, ASK_EVERY);
  }

  #lost(client: Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.#reconnect(), RETRY_MS);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
      this.#listener?.missed();
    } catch {
      // Still away; the failed attempt has already arranged for the next one, or does so here.
      if (this.#client !== null) this.#lost(this.#client);
    }
  }

  async attend(tables: readonly TableId[]): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ readers: string[] }>(ATTEND, [tables, this.node]);
    return [...new Set(rows.flatMap(row => row.readers))].filter(name => name !== this.node);
  }

  async leave(tables: readonly TableId[]): Promise<void> {
    await this.#pool.query(LEAVE, [tables, this.node]);
  }

  async strike(node: string): Promise<void> {
    await this.#pool.query(STRIKE, [node, CHANNEL, saidNotice(this.node, { t: 'gone', node })]);
  }

  tell(talks: readonly NodeTalk[]): void {
    if (this.#closed) return;
    for (const talk of talks) this.#untold.push(talk);
    this.#telling ??= Promise.resolve().then(() => this.#tellAll());
  }

  /** One statement after the other: what is told meanwhile goes with the next, so a slow line has larger ones, not more. */
  async #tellAll(): Promise<void> {
    while (this.#untold.length > 0) {
      const talks = this.#untold.splice(0, TOLD_AT_ONCE);
      const notices = talks.map(talk => saidNotice(this.node, talk)).filter(notice => notice !== null);
      try {
        await this.#pool.query(TELL, [CHANNEL, notices]);
      } catch {
        // What waits behind them is lost as well: it would only wait for the same failure.
        const lost = [...talks, ...this.#untold.splice(0)];
        if (!this.#closed && lost.some(isSaidAgain)) this.#listener?.unsaid();
      }
    }
    this.#telling = null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#telling;
    await this.strike(this.node).catch(() => undefined);
    await this.#hangUp();
  }

  async #hangUp(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await Promise.allSettled([this.#client?.end(), this.#pool.end()]);
  }
}

/** A reaction is over by then, a sign of life is followed by the next one, and whoever moves at a deleted table finds it gone. */
const isSaidAgain = ({ t }: NodeTalk): boolean => t === 'here' || t === 'who';

const TELL = 'SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice';

/**
 * Rows are locked in the order of their ids, here as by whoever appends: nobody waits for each other. Nor for the disk: what a
 * crash of the database undoes is done again, since it ends all lines as well.
 */
const ATTEND = `
  WITH hurry AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
  locked AS MATERIALIZED (SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE)
  UPDATE tables SET readers = array_append(array_remove(readers, $2::text), $2::text)
    FROM locked, hurry WHERE tables.id = locked.id RETURNING readers`;

const LEAVE = `
  WITH locked AS MATERIALIZED (SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE)
  UPDATE tables SET readers = array_remove(readers, $2::text) FROM locked WHERE tables.id = locked.id`;

const STRIKE = `
  WITH locked AS MATERIALIZED (SELECT id FROM tables WHERE $1::text = ANY (readers) ORDER BY id FOR UPDATE), struck AS (
    UPDATE tables SET readers = array_remove(readers, $1::text) FROM locked WHERE tables.id = locked.id
  )
  SELECT pg_notify($2, $3)`;
