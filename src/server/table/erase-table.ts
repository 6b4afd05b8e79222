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
 * It may be asked for again, after a failure or meanwhile: the journal takes nothing back twice.
 */
export const eraserOf =
  ({ journal, store, log, clearOut, announce }: EraserParts): Eraser =>
  async table => {
    try {
      await table.erase(async () => {
        // Only the journal knows what was taught.
        await journal.remove(table.id, lessonsOf(await journal.read(table.id)));
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
