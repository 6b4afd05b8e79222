import type Database from 'libsql';
import type { AudioId, TableId } from '../../engine/ids.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Recording, RecordingStore } from './recording-store.ts';

/** Runs work inside the journal's next commit. */
type InCommit = <T>(work: () => T) => Promise<T>;

export class SqliteRecordings implements RecordingStore {
  readonly #sql: ReturnType<typeof prepareAll>;
  readonly #inCommit: InCommit;
  readonly #wipeLog: () => Promise<void>;

  constructor(db: Database.Database, inCommit: InCommit, wipeLog: () => Promise<void>) {
    this.#sql = prepareAll(db);
    this.#inCommit = inCommit;
    this.#wipeLog = wipeLog;
  }

  keep(table: TableId, turn: string, { id, hash, ms }: Recording): Promise<boolean> {
    return this.#inCommit(() => {
      this.#sql.orphanTurn.run(table, turn);
      this.#sql.removeTurn.run(table, turn);
      const isKept = this.#sql.add.run(turn, id, hash, ms, table).changes === 1;
      if (!isKept) this.#sql.orphan.run(hash);
      return isKept;
    });
  }

  async find(table: TableId, id: AudioId): Promise<Recording | null> {
    const row = this.#sql.find.get(table, id) as { hash: BlobHash; ms: number } | undefined;
    return row === undefined ? null : { id, hash: row.hash, ms: row.ms };
  }

  async orphans(): Promise<readonly BlobHash[]> {
    return (this.#sql.orphans.all() as { hash: BlobHash }[]).map(row => row.hash);
  }

  async bury(hash: BlobHash): Promise<void> {
    await this.#inCommit(() => {
      this.#sql.bury.run(hash);
    });
    // The name is a fingerprint of what was said, and the log still holds it.
    if (this.#sql.orphans.get() === undefined) await this.#wipeLog();
  }

  /** Part of a commit that removes the table itself. */
  removeAllOf(key: number): void {
    this.#sql.orphanAll.run(key);
    this.#sql.removeAll.run(key);
  }
}

const OF_TURN = 'tbl = (SELECT key FROM tables WHERE id = ?) AND turn = ?';

const prepareAll = (db: Database.Database) => ({
  orphanTurn: db.prepare(`INSERT OR IGNORE INTO orphans SELECT hash FROM recordings WHERE ${OF_TURN}`),
  removeTurn: db.prepare(`DELETE FROM recordings WHERE ${OF_TURN}`),
  add: db.prepare('INSERT INTO recordings (tbl, turn, id, hash, ms) SELECT key, ?, ?, ?, ? FROM tables WHERE id = ?'),
  find: db.prepare('SELECT hash, ms FROM recordings WHERE tbl = (SELECT key FROM tables WHERE id = ?) AND id = ?'),
  orphans: db.prepare('SELECT hash FROM orphans WHERE hash NOT IN (SELECT hash FROM recordings)'),
  orphan: db.prepare('INSERT OR IGNORE INTO orphans VALUES (?)'),
  bury: db.prepare('DELETE FROM orphans WHERE hash = ?'),
  orphanAll: db.prepare('INSERT OR IGNORE INTO orphans SELECT hash FROM recordings WHERE tbl = ?'),
  removeAll: db.prepare('DELETE FROM recordings WHERE tbl = ?'),
});
