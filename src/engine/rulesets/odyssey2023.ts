import { classic } from './classic.ts';
import type { Ruleset } from './ruleset.ts';
import { allVotes, findersByVotes, luring, someVotesFound, sparedByNobody, toldWellByVotes } from './scoring.ts';

/** Odyssey of 2023: always two votes, on one card or on two. */
export const odyssey2023: Ruleset = {
  ...classic,
  id: 'odyssey2023',
  players: { min: 3, max: 12, even: false },
  ballot: () => ({ min: 2, max: 2, stack: true, red: false }),
  scoring: [
    sparedByNobody,
    allVotes,
    toldWellByVotes,
    findersByVotes,
    luring(players => (players === 3 ? 1 : Number.POSITIVE_INFINITY), someVotesFound),
  ],
};
