import type { Phase } from '../engine/state.ts';
import { gameOf, type Sight } from './sight.ts';

export type Duty = 'claim' | 'clue' | 'cards' | 'vote' | 'next';

/** A new phase does not compile until it is decided here. */
const DUTIES: Record<Phase, Duty | null> = {
  lobby: null,
  race: 'claim',
  clue: 'clue',
  cards: 'cards',
  vote: 'vote',
  reveal: 'next',
  over: null,
};

/**
 * What this seat must do now, in every ruleset, from its own view alone; null when the table waits for others. The
 * table shows who acts; what a seat has already sent is known to itself at once.
 */
export const duty = (sight: Sight): Duty | null => {
  const { table, me } = sight;
  const status = table.seats[me.seat]?.status;
  if (gameOf(sight) === null || (status !== 'acts' && status !== 'tells')) return null;
  const sent = (table.phase === 'cards' && me.put.length > 0) || (table.phase === 'vote' && me.votes.length > 0);
  return sent ? null : DUTIES[table.phase];
};
