import type { Ruleset } from './ruleset.ts';
import { finders, luring, spared, toldWell } from './scoring.ts';

/** Teams: pairs opposite each other; one tells, the partner supplies the card. */
export const teams: Ruleset = {
  id: 'teams',
  players: { min: 6, max: 12, even: true },
  pairs: true,
  handSize: () => 4,
  cardsEach: () => 1,
  clueWithCard: false,
  hasTarget: true,
  handsHidden: false,
  storytellerVotes: false,
  ballot: () => ({ min: 1, max: 1, stack: false, red: false }),
  ownCardVotes: 'accepted',
  scoring: [spared, toldWell, finders, luring(() => 3)],
  ends: 'tellings',
  refill: 'rest-first',
  passHands: false,
};
