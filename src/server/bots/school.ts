import type { Brains } from '../../bots/brains.ts';
import type { TableOptions } from '../../engine/options.ts';
import type { TableState } from '../../engine/state.ts';
import { publicView } from '../../engine/views.ts';
import type { Log } from '../log.ts';
import type { Teller } from '../table/teller.ts';

/** What tables tell the bots. */
export interface School {
  /**
   * A move that this node has stored: of several nodes one teaches, so that a round counts once. `teller` gave the clue
   * of the round that ended with it; bots who stood in for somebody have nothing to teach.
   */
  attend(before: TableState, after: TableState, teller: Teller): void;
}

/** Reading a world again takes a tenth of a second; many tables that end their games together share it. */
const REFRESH_EVERY = 60_000;

/** Rounds teach where the table agrees; what they taught is read again when a game ends. */
export const schoolOf = (brains: Pick<Brains, 'learn' | 'refresh'>, log: Log, now: () => number): School => {
  const refreshed = new Map<string, number>();
  const refresh = (options: TableOptions): void => {
    const key = [options.language, ...options.worlds].join();
    if (now() - (refreshed.get(key) ?? 0) < REFRESH_EVERY) return;
    if (refreshed.size > 1000) refreshed.clear();
    refreshed.set(key, now());
    brains.refresh(options);
  };
  return {
    attend(before, after, teller) {
      const { last } = after.game ?? { last: null };
      const isNew = last !== null && last !== before.game?.last;
      const isTaught = isNew && teller === 'person' && after.options.memory;
      // A lesson that cannot be stored is lost; the table goes on without it.
      if (isTaught) brains.learn(publicView(after)).catch((why: unknown) => log.fault('memory', why));
      if (after.phase === 'over' && before.phase !== 'over') refresh(after.options);
    },
  };
};
