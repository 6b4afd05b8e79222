import type Database from 'libsql';
import { SqliteLog } from './sqlite-log.ts';

/** A part of the next commit: told when the commit is on the disk. */
interface Part {
  readonly work: () => void;
  readonly written: () => void;
  readonly failed: (why: unknown) => void;
}

/** What the owner does around each commit. */
interface Owner {
  /** Writes what the parts have gathered, as the last thing before the commit. */
  readonly finish: () => void;
  /** Nothing of the commit happened: what was gathered and remembered is worthless. */
  readonly undo: () => void;
}

/** Writes before the log is folded into the file: some three megabytes, and a busy server gets there in two seconds. */
const WRITES_UNTIL_FOLD = 2000;
/** Milliseconds until a log is wiped that somebody was reading when it should have been. */
const WIPE_AGAIN_AFTER = 60_000;

/**
 * Everything asked for in one turn of the event loop, by whichever table, is one commit: the sync to disk is what costs,
 * and it is shared.
 */
export class SqliteWriter {
  readonly #db: Database.Database;
  readonly #owner: Owner;
  readonly #log: SqliteLog;
  readonly #sql: { readonly [step in 'begin' | 'commit' | 'rollback']: Database.Statement };
  #waiting: Part[] = [];
  #pauses: (() => Promise<void>)[] = [];
  #running: Promise<void> | null = null;
  readonly #foldAfter: number;
  #unfolded = 0;
  #folding: Promise<void> | null = null;
  readonly #wipeAgainAfter: number;
  #wipeAgain: NodeJS.Timeout | null = null;

  constructor(
    db: Database.Database,
    file: string,
    owner: Owner,
    foldAfter = WRITES_UNTIL_FOLD,
    wipeAgainAfter = WIPE_AGAIN_AFTER,
  ) {
    this.#foldAfter = foldAfter;
    this.#wipeAgainAfter = wipeAgainAfter;
    this.#db = db;
    this.#owner = owner;
    this.#log = new SqliteLog(file);
    this.#sql = {
      begin: db.prepare('BEGIN IMMEDIATE'),
      commit: db.prepare('COMMIT'),
      rollback: db.prepare('ROLLBACK'),
    };
  }

  /** Does the work inside the next commit; resolves with its outcome when that would survive a crash. */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let outcome: T;
      this.#waiting.push({
        work: () => {
          outcome = work();
        },
        written: () => resolve(outcome),
        failed: reject,
      });
      this.#start();
    });
  }

  /** Overwrites the log, which still holds what was deleted: now, or as soon as nobody reads it any more. */
  wipeLog(): Promise<void> {
    return this.#whilePaused(async () => {
      if (!(await this.#log.wipe())) this.#wipeLater();
    });
  }

  #wipeLater(): void {
    this.#wipeAgain ??= setTimeout(() => {
      this.#wipeAgain = null;
      // A disk that fails here fails moves as well, and they are answered for.
      this.wipeLog().catch(() => this.#wipeLater());
    }, this.#wipeAgainAfter);
  }

  async close(): Promise<void> {
    while (this.#running !== null || this.#folding !== null) await (this.#running ?? this.#folding);
    // Whoever closes a file last folds and removes its log.
    if (this.#wipeAgain !== null) clearTimeout(this.#wipeAgain);
    this.#log.close();
  }

  #whilePaused(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pauses.push(() => work().then(resolve, reject));
      this.#start();
    });
  }

  #start(): void {
    this.#running ??= Promise.resolve().then(() => this.#run());
  }

  async #run(): Promise<void> {
    while (this.#waiting.length + this.#pauses.length > 0) {
      const [group, pauses] = [this.#waiting, this.#pauses];
      [this.#waiting, this.#pauses] = [[], []];
      if (group.length > 0) this.#commit(group);
      for (const pause of pauses) await pause();
    }
    this.#running = null;
  }

  #commit(group: readonly Part[]): void {
    try {
      this.#transact(group);
    } catch (why) {
      this.#owner.undo();
      for (const { failed } of group) failed(why);
      return;
    }
    for (const { written } of group) written();
    this.#unfolded += group.length;
    if (this.#unfolded >= this.#foldAfter) void this.fold();
  }

  /** Folds the log now: after parts that write far more than a move does. */
  fold(): Promise<void> {
    return (this.#folding ??= this.#fold());
  }

  #transact(group: readonly Part[]): void {
    this.#sql.begin.run();
    try {
      for (const { work } of group) work();
      this.#owner.finish();
      this.#sql.commit.run();
    } catch (why) {
      if (this.#db.inTransaction) this.#sql.rollback.run();
      throw why;
    }
  }

  /** Most of it beside the commits, the rest between two of them: only a log that is folded to its end starts anew. */
  async #fold(): Promise<void> {
    try {
      await this.#log.fold();
      await this.#whilePaused(() => this.#log.fold());
    } catch {
      // A full disk, say. The log keeps everything, and it is tried again after as many writes.
    }
    this.#unfolded = 0;
    this.#folding = null;
  }
}
