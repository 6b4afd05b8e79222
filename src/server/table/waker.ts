import type { TableId } from '../../engine/ids.ts';
import type { TableContext } from './table-context.ts';
import type { Tables } from './tables.ts';

/** Tables woken at one look: after a long night there may be thousands, and those who play have the right of way. */
const AT_ONCE = 50;
/** A table that is still due after it was woken cannot be helped at once. */
const AGAIN_AFTER = 60_000;

/**
 * Wakes the tables whose time has come while they were not in memory: a timer ran out, or a bot owes a move. The journal
 * knows them by their time, so that a restart opens these and no others.
 */
export class Waker {
  readonly #tables: Tables;
  readonly #context: Pick<TableContext, 'journal' | 'store' | 'log' | 'now'>;
  readonly #patienceMs: number;
  readonly #triedAt = new Map<TableId, number>();
  #looking = false;

  /** `patienceMs`: how long another node, which may have the table in memory, is given to act by itself. */
  constructor(tables: Tables, context: Pick<TableContext, 'journal' | 'store' | 'log' | 'now'>, patienceMs: number) {
    this.#tables = tables;
    this.#context = context;
    this.#patienceMs = patienceMs;
  }

  async look(): Promise<void> {
    if (this.#looking || !this.#context.store.up) return;
    this.#looking = true;
    try {
      for (const table of await this.#due()) await this.#tables.find(table);
    } catch (why) {
      // It is tried again when the store is back. Until then nobody needs to move for everybody to know.
      this.#context.log.fault('waker', why);
    } finally {
      this.#looking = false;
    }
  }

  async #due(): Promise<readonly TableId[]> {
    const now = this.#context.now();
    for (const [table, at] of this.#triedAt) if (at <= now - AGAIN_AFTER) this.#triedAt.delete(table);
    const { journal, store } = this.#context;
    const due = await store.hear(journal.due(now - this.#patienceMs, AT_ONCE + this.#triedAt.size));
    const asleep = due.filter(table => !this.#triedAt.has(table) && this.#tables.peek(table)?.isClosed !== false);
    for (const table of asleep) this.#triedAt.set(table, now);
    return asleep;
  }
}
