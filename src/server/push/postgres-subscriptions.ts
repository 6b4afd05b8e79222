import type { Pool, PoolClient } from 'pg';
import type { SeatId, TableId } from '../../engine/ids.ts';
import { DEVICES_MAX, type Subscription, type SubscriptionStore } from './subscription-store.ts';

export class PostgresSubscriptions implements SubscriptionStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async subscribe(table: TableId, seat: SeatId, { endpoint, p256dh, auth, language }: Subscription): Promise<boolean> {
    const { rows } = await this.#pool.query(SUBSCRIBE, [table, seat, endpoint, p256dh, auth, language]);
    await this.#pool.query(TRIM, [table, seat, DEVICES_MAX]);
    return rows.length === 1;
  }

  async unsubscribe(table: TableId, seat: SeatId, endpoint: string): Promise<void> {
    const text = 'DELETE FROM subscriptions WHERE tbl = $1 AND seat = $2 AND endpoint = $3';
    await this.#pool.query(text, [table, seat, endpoint]);
  }

  async claim(table: TableId, seat: SeatId, turn: string): Promise<readonly Subscription[]> {
    const { rows } = await this.#pool.query<Subscription>({
      name: 'claim-push',
      text: CLAIM,
      values: [table, seat, turn],
    });
    return rows;
  }

  async drop(endpoint: string): Promise<void> {
    await this.#pool.query('DELETE FROM subscriptions WHERE endpoint = $1', [endpoint]);
  }

  /** Part of a transaction that removes the tables themselves. */
  static async removeAllOf(client: PoolClient, tables: readonly string[]): Promise<void> {
    await client.query('DELETE FROM subscriptions WHERE tbl = ANY ($1)', [tables]);
  }
}

const SUBSCRIBE = `
  WITH owner AS MATERIALIZED (SELECT id FROM tables WHERE id = $1 FOR SHARE)
  INSERT INTO subscriptions (tbl, seat, endpoint, p256dh, auth, language) SELECT id, $2, $3, $4, $5, $6 FROM owner
    ON CONFLICT (tbl, seat, endpoint) DO UPDATE
      SET p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language
    RETURNING id`;

const TRIM = `
  DELETE FROM subscriptions WHERE tbl = $1 AND seat = $2 AND id NOT IN
    (SELECT id FROM subscriptions WHERE tbl = $1 AND seat = $2 ORDER BY id DESC LIMIT $3)`;

/** Of two nodes that ask at once, the second waits for the first and then finds nothing to tell. */
const CLAIM = `
  UPDATE subscriptions SET told = $3 WHERE tbl = $1 AND seat = $2 AND told IS DISTINCT FROM $3
    RETURNING endpoint, p256dh, auth, language`;
