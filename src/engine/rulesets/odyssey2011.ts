import { classic } from './classic.ts';
import type { Ruleset } from './ruleset.ts';
import { finders, luring, singleVote, spared, toldWell } from './scoring.ts';

/** Odyssey of 2011: up to twelve, and from seven on one or two votes on different cards. */
export const odyssey2011: Ruleset = {
  ...classic,
  id: 'odyssey2011',
  players: { min: 3, max: 12, even: false },
  ballot: players => ({ min: 1, max: players >= 7 ? 2 : 1, stack: false, red: false }),
  scoring: [spared, toldWell, finders, luring(() => 3), singleVote],
  refill: 'rest-first',
};
