import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import AsyncDatabase from 'libsql/promise';

const syncData = promisify(fdatasync);

/**
 * The write-ahead log of a database file, and what takes long about it: putting it on the disk and folding it into the
 * file. Both happen on other threads, so that nobody's move waits behind them.
 *
 * SQLite keeps no locks on the log itself, so a descriptor of our own does no harm.
 */
export class SqliteLog {
  readonly #descriptor: number;
  readonly #db: AsyncDatabase;
  #failure: { readonly why: unknown } | null = null;

  /** The file must be open in WAL mode already and stay so for longer than this. */
  constructor(file: string) {
    this.#descriptor = openSync(`${file}-wal`, 'r+');
    this.#db = new AsyncDatabase(file, {});
  }

  /**
   * Resolves when everything committed before would survive a power cut. A system that could not write it once may have
   * dropped it and report success the next time: from then on this rejects until the server is started again.
   */
  async sync(): Promise<void> {
    if (this.#failure === null) {
      try {
        await syncData(this.#descriptor);
        return;
      } catch (why) {
        this.#failure = { why };
      }
    }
    throw new Error('the disk failed to sync and is not trusted until a restart', { cause: this.#failure.why });
  }

  /** Copies the log into the file, as far as readers allow. If nobody writes meanwhile, the next commit starts it anew. */
  async fold(): Promise<void> {
    await this.#db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** Folds the log and cuts it to nothing. With a reader (a backup) in the way it stays until the next time. */
  async wipe(): Promise<void> {
    await this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.#db.close();
    closeSync(this.#descriptor);
  }
}
