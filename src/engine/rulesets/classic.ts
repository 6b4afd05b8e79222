import type { Ruleset } from './ruleset.ts';
import { finders, luring, spared, toldWell } from './scoring.ts';

/** The base game of 2021. */
export const classic: Ruleset = {
  id: 'classic',
  players: { min: 3, max: 8, even: false },
  pairs: false,
  handSize: players => (players === 3 ? 7 : 6),
  cardsEach: players => (players === 3 ? 2 : 1),
  clueWithCard: true,
  hasTarget: true,
  handsHidden: false,
  storytellerVotes: false,
  ballot: () => ({ min: 1, max: 1, stack: false, red: false }),
  ownCardVotes: 'refused',
  scoring: [spared, toldWell, finders, luring(() => Number.POSITIVE_INFINITY)],
  ends: 'points',
  refill: 'together',
  passHands: false,
};
