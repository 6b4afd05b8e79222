import { open } from '../../engine/decide.ts';
import type { TableId } from '../../engine/ids.ts';
import { DEFAULT_OPTIONS, type TableOptions } from '../../engine/options.ts';
import { checkOptions } from '../../engine/options-check.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { TableState } from '../../engine/state.ts';
import type { AnyRefusal, Farewell } from '../../protocol/server-message.ts';
import { newCode } from '../code.ts';
import { BrokenTable, loadTable, type StoredTable } from './stored-table.ts';
import { Table } from './table.ts';
import type { TableContext } from './table-context.ts';

/** Is told which tables come into this node's memory, and which have left it. */
export interface TablesWatcher {
  opened(table: Table): void;
  closed(tables: readonly TableId[]): void;
}

const NOBODY: TablesWatcher = { opened: () => undefined, closed: () => undefined };

/** The tables of this node. They are in memory while somebody needs them and come back from the journal when asked for. */
export class Tables {
  readonly #context: TableContext;
  readonly #open = new Map<TableId, Table>();
  readonly #opening = new Map<TableId, Promise<Table | null>>();
  readonly #watcher: TablesWatcher;

  constructor(context: TableContext, watcher: TablesWatcher = NOBODY) {
    this.#context = context;
    this.#watcher = watcher;
  }

  async create(wish: Partial<TableOptions>, lock: string | null): Promise<Result<TableId, AnyRefusal>> {
    const refusal = checkOptions(wish);
    if (refusal) return err(refusal);
    const { journal, store, now, entropy } = this.#context;
    try {
      for (;;) {
        const id = newCode();
        const at = now();
        const event = open(id, { ...DEFAULT_OPTIONS, ...wish }, lock, { now: at, entropy });
        const outcome = await journal.append(id, 0, [{ at, cause: 'open', events: [event] }]);
        // A code that exists already is nobody's fault, and the next one will not.
        if (outcome === 'written') return ok(id);
      }
    } catch (why) {
      this.#context.log.fault('store', why);
      store.reportFailure();
      return err({ code: 'unavailable' });
    }
  }

  async find(id: TableId): Promise<Result<Table, AnyRefusal>> {
    const table = this.#open.get(id);
    if (table !== undefined && !table.isClosed) return ok(table);
    try {
      const opened = await (this.#opening.get(id) ?? this.#reopen(id));
      return opened === null ? err({ code: 'no-such-table' }) : ok(opened);
    } catch (why) {
      this.#context.log.fault('open', why, { table: id });
      if (why instanceof BrokenTable) return err({ code: 'table-broken' });
      this.#context.store.reportFailure();
      return err({ code: 'unavailable' });
    }
  }

  /** The table if it is in memory. */
  peek(id: TableId): Table | undefined {
    return this.#open.get(id);
  }

  /** How a table is, without waking it; null when there is none. */
  async stateOf(id: TableId): Promise<TableState | null> {
    const table = this.#open.get(id);
    if (table !== undefined && !table.isClosed) return table.state;
    return (await loadTable(this.#context.journal, id))?.state ?? null;
  }

  get all(): Iterable<Table> {
    return this.#open.values();
  }

  #reopen(id: TableId): Promise<Table | null> {
    const opening = this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #load(id: TableId): Promise<Table | null> {
    const stored = await loadTable(this.#context.journal, id);
    if (stored === null) return null;
    const table = wake(stored, this.#context);
    this.#open.set(id, table);
    this.#context.metrics.tables.set(this.#open.size);
    this.#watcher.opened(table);
    return table;
  }

  /** Lets go of tables nobody has needed since. */
  sweep(since: number): void {
    const closed: TableId[] = [];
    for (const [id, table] of this.#open) {
      const idle = table.idleSince;
      if (idle !== null && idle <= since) table.close('idle');
      if (table.isClosed) closed.push(id);
    }
    for (const id of closed) this.#open.delete(id);
    if (closed.length > 0) this.#watcher.closed(closed);
    this.#context.metrics.tables.set(this.#open.size);
  }

  close(why: Farewell): void {
    for (const table of this.#open.values()) table.close(why);
    this.#open.clear();
  }
}

/** A table that cannot be woken is broken; the store, which all the others need, is not. */
const wake = (stored: StoredTable, context: TableContext): Table => {
  try {
    return new Table(stored, context);
  } catch (cause) {
    throw new BrokenTable('the stored table does not wake', { cause });
  }
};
