import type { Ruleset } from './ruleset.ts';
import { crowd } from './scoring.ts';

/** Party: the clue is about no card, everybody guesses what everybody guesses, and hands move on. */
export const party: Ruleset = {
  id: 'party',
  players: { min: 6, max: 12, even: false },
  pairs: false,
  handSize: () => 5,
  cardsEach: () => 1,
  clueWithCard: false,
  hasTarget: false,
  handsHidden: true,
  storytellerVotes: true,
  ballot: (_players, storyteller) => ({ min: 1, max: 1, stack: false, red: storyteller }),
  ownCardVotes: 'accepted',
  scoring: [crowd],
  ends: 'tellings',
  refill: 'rest-first',
  passHands: true,
};
