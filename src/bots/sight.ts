import type { SeatId } from '../engine/ids.ts';
import type { GameView, OwnView, PublicView } from '../engine/view.ts';

/**
 * All that a bot may know: what everybody sees, what its own seat sees, and the clue texts this table has heard
 * (so that none is told twice). There is nothing here from which another hand could be read.
 */
export interface Sight {
  readonly table: PublicView;
  readonly me: OwnView;
  readonly told: readonly string[];
}

/** The game this seat is playing in; null while it only waits or none is running. */
export const gameOf = ({ table, me }: Sight): GameView | null =>
  table.game?.seating.includes(me.seat) ? table.game : null;

export const tells = (sight: Sight): boolean => sight.table.game?.storyteller === sight.me.seat;

/** In Teams the seat opposite; elsewhere nobody. */
export const partnerOf = (sight: Sight): SeatId | null => {
  const game = gameOf(sight);
  if (game?.ruleset !== 'teams') return null;
  const n = game.seating.length;
  return game.seating[(game.seating.indexOf(sight.me.seat) + n / 2) % n] ?? null;
};
