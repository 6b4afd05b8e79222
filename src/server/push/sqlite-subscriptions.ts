import type Database from 'libsql';
import type { SeatId, TableId } from '../../engine/ids.ts';
import { DEVICES_MAX, type Subscription, type SubscriptionStore } from './subscription-store.ts';

/** Runs work inside the journal's next commit. */
type InCommit = <T>(work: () => T) => Promise<T>;

export class SqliteSubscriptions implements SubscriptionStore {
  readonly #sql: ReturnType<typeof prepareAll>;
  readonly #inCommit: InCommit;

  constructor(db: Database.Database, inCommit: InCommit) {
    this.#sql = prepareAll(db);
    this.#inCommit = inCommit;
  }

  subscribe(table: TableId, seat: SeatId, { endpoint, p256dh, auth, language }: Subscription): Promise<boolean> {
    return this.#inCommit(() => {
      const { changes } = this.#sql.subscribe.run(seat, endpoint, p256dh, auth, language, table);
      this.#sql.trim.run(table, seat, DEVICES_MAX);
      return changes === 1;
    });
  }

  unsubscribe(table: TableId, seat: SeatId, endpoint: string): Promise<void> {
    return this.#inCommit(() => {
      this.#sql.unsubscribe.run(table, seat, endpoint);
    });
  }

  claim(table: TableId, seat: SeatId, turn: string): Promise<readonly Subscription[]> {
    return this.#inCommit(() => {
      const rows = this.#sql.untold.all(table, seat, turn) as Subscription[];
      if (rows.length > 0) this.#sql.tell.run(turn, table, seat);
      return rows.map(({ endpoint, p256dh, auth, language }) => ({ endpoint, p256dh, auth, language }));
    });
  }

  drop(endpoint: string): Promise<void> {
    return this.#inCommit(() => {
      this.#sql.drop.run(endpoint);
    });
  }

  /** Part of a commit that removes the table itself. */
  removeAllOf(key: number): void {
    this.#sql.removeAll.run(key);
  }
}

const OF_SEAT = 'tbl = (SELECT key FROM tables WHERE id = ?1) AND seat = ?2';

const prepareAll = (db: Database.Database) => ({
  subscribe: db.prepare(
    'INSERT INTO subscriptions (tbl, seat, endpoint, p256dh, auth, language) ' +
      'SELECT key, ?, ?, ?, ?, ? FROM tables WHERE id = ? ON CONFLICT (tbl, seat, endpoint) DO UPDATE ' +
      'SET p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language',
  ),
  trim: db.prepare(
    `DELETE FROM subscriptions WHERE ${OF_SEAT} AND id NOT IN ` +
      `(SELECT id FROM subscriptions WHERE ${OF_SEAT} ORDER BY id DESC LIMIT ?3)`,
  ),
  unsubscribe: db.prepare(`DELETE FROM subscriptions WHERE ${OF_SEAT} AND endpoint = ?3`),
  untold: db.prepare(
    `SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE ${OF_SEAT} AND told IS NOT ?3 ORDER BY id`,
  ),
  tell: db.prepare('UPDATE subscriptions SET told = ? WHERE tbl = (SELECT key FROM tables WHERE id = ?) AND seat = ?'),
  drop: db.prepare('DELETE FROM subscriptions WHERE endpoint = ?'),
  removeAll: db.prepare('DELETE FROM subscriptions WHERE tbl = ?'),
});
