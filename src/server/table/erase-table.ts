import type { MemoryStore } from '../../bots/memory.ts';
import type { TableId } from '../../engine/ids.ts';
import type { TableOptions } from '../../engine/options.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { AnyRefusal } from '../../protocol/server-message.ts';
import { lessonsOf } from '../bots/lessons.ts';
import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import type { StoreWatch } from '../store-watch.ts';
import type { Table } from './table.ts';

interface EraserParts {
  readonly journal: Journal;
  readonly memory: MemoryStore;
  /** Whether rounds with these options have taught the bots. */
  readonly teaches: (options: TableOptions) => boolean;
  readonly store: StoreWatch;
  readonly log: Log;
  /** Removes the bytes of recordings that no table has any more. */
  readonly clearOut: () => Promise<void>;
  /** To the other nodes. */
  readonly announce: (table: TableId) => void;
}

export type Eraser = (table: Table) => Promise<Result<true, AnyRefusal>>;

/** Deletes all that is kept of a table: its journal with every game in it, its snapshot, its recordings, and what its clues have taught. */
export const eraserOf =
  ({ journal, memory, teaches, store, log, clearOut, announce }: EraserParts): Eraser =>
  async table => {
    try {
      await table.erase(async () => {
        const history = (await journal.read(table.id)).flatMap(entry => entry.events);
        // First, because only the journal knows what was taught.
        await memory.unlearn(lessonsOf(history, teaches));
        await journal.remove(table.id);
        await clearOut();
      });
    } catch (why) {
      log.fault('store', why, { table: table.id });
      store.reportFailure();
      return err({ code: 'unavailable' });
    }
    announce(table.id);
    return ok(true);
  };
