import { statSync } from 'node:fs';
import AsyncDatabase from 'libsql/promise';
import { isMissing } from '../is-missing.ts';

/**
 * The write-ahead log of a database file, folded into the file through a connection of its own, on another thread: nobody's
 * move waits behind it. Commits are synced where they are made, on the event loop: a thread in between cost an eighth more
 * processor time for a move and half as much again until its answer (`npm run bench -- paced`).
 */
export class SqliteLog {
  readonly #db: AsyncDatabase;
  readonly #log: string;

  constructor(file: string) {
    this.#db = new AsyncDatabase(file, {});
    this.#log = `${file}-wal`;
  }

  /** Copies the log into the file, as far as readers allow. If nobody writes meanwhile, the next commit starts it anew. */
  async fold(): Promise<void> {
    await this.#db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** Folds the log and cuts it to nothing. False with a reader (a backup) in the way: then the log still holds everything. */
  async wipe(): Promise<boolean> {
    // Not through a statement: the library runs those where they are asked for, on the event loop.
    await this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return sizeOf(this.#log) === 0;
  }

  close(): void {
    this.#db.close();
  }
}

const sizeOf = (file: string): number => {
  try {
    return statSync(file).size;
  } catch (why) {
    if (isMissing(why)) return 0;
    throw why;
  }
};
