import type { MemoryStore } from '../../bots/memory.ts';
import type { TableId } from '../../engine/ids.ts';
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
  readonly store: StoreWatch;
  readonly log: Log;
  /** Removes the bytes of recordings that no table has any more. */
  readonly clearOut: () => Promise<void>;
  /** To the other nodes. */
  readonly announce: (table: TableId) => void;
}

export type Eraser = (table: Table) => Promise<Result<true, AnyRefusal>>;

/**
 * Deletes all that is kept of a table: its journal with every game in it, its snapshot, its recordings, and what its clues have taught.
 * Asked for twice it is done once, or what was taught would be taken back twice.
 */
export const eraserOf = ({ journal, memory, store, log, clearOut, announce }: EraserParts): Eraser => {
  const erase: Eraser = async table => {
    try {
      await table.erase(async () => {
        // First, because only the journal knows what was taught.
        await memory.unlearn(lessonsOf(await journal.read(table.id)));
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
  const running = new Map<TableId, ReturnType<Eraser>>();
  return table => {
    const known = running.get(table.id);
    if (known) return known;
    const erasing = erase(table).finally(() => running.delete(table.id));
    running.set(table.id, erasing);
    return erasing;
  };
};
