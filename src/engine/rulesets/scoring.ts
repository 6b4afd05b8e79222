import type { SideId } from '../ids.ts';
import type { RoundFacts, ScoringRule } from './ruleset.ts';

const everybodyFound = (r: RoundFacts): boolean => r.ballots.every(b => b.found > 0);
const nobodyFound = (r: RoundFacts): boolean => r.ballots.every(b => b.found === 0);
const everyVoteFound = (r: RoundFacts): boolean => r.ballots.every(b => b.found === b.slots.length);
const allOrNobody = (r: RoundFacts): boolean => everybodyFound(r) || nobodyFound(r);
const someFound = (r: RoundFacts): boolean => !allOrNobody(r);

const found = (r: RoundFacts, side: SideId): boolean => r.ballots.some(b => b.side === side && b.found > 0);

/** Votes of other sides on this side's cards. A pair's own vote on its card pays nothing [T5]. */
const lured = (r: RoundFacts, side: SideId): number => {
  let votes = 0;
  for (const ballot of r.ballots) {
    if (ballot.side === side) continue;
    for (const slot of ballot.slots) if (r.owners[slot - 1] === side) votes += 1;
  }
  return votes;
};

/** [SC1] All found it, or nobody did: everybody but the storyteller's side gets two. */
export const spared: ScoringRule = {
  id: 'SC1',
  when: allOrNobody,
  gives: (r, side) => (side === r.teller ? 0 : 2),
};

/** [SC1] with two votes each (Odyssey 2023): only when nobody found it; all votes on it is SC6. */
export const sparedByNobody: ScoringRule = { ...spared, when: nobodyFound };

/** [SC2] Some found it, not all: three for the storyteller's side. */
export const toldWell: ScoringRule = { id: 'SC2', when: someFound, gives: (r, side) => (side === r.teller ? 3 : 0) };

/** [SC3] … and three for each side that found it. */
export const finders: ScoringRule = {
  id: 'SC3',
  when: someFound,
  gives: (r, side) => (side !== r.teller && found(r, side) ? 3 : 0),
};

/**
 * [SC4] One point for each vote on your card, up to the ruleset's limit. The storyteller's own card does not lure.
 * `ordinary` is the case that pays it also where the house pays no bonus when all or nobody found the card.
 */
export const luring = (limit: (players: number) => number, ordinary = someFound): ScoringRule => ({
  id: 'SC4',
  when: r => r.house.bonusAlways || ordinary(r),
  gives: (r, side) => (side === r.teller ? 0 : Math.min(limit(r.players), lured(r, side))),
});

/** [SC5] Seven and more players: a finder who used a single vote gets one more. */
export const singleVote: ScoringRule = {
  id: 'SC5',
  when: r => r.players >= 7 && (r.house.singleVoteInAll || someFound(r)),
  gives: (r, side) => (r.ballots.some(b => b.side === side && b.slots.length === 1 && b.found === 1) ? 1 : 0),
};

/** [SC6] Every vote of every voter on the storyteller's card: four for everybody else. */
export const allVotes: ScoringRule = {
  id: 'SC6',
  when: everyVoteFound,
  gives: (r, side) => (side === r.teller ? 0 : 4),
};

export const someVotesFound = (r: RoundFacts): boolean => !everyVoteFound(r) && !nobodyFound(r);

/** [SC2] with two votes each: everybody having found it with one of two votes is the ordinary case. */
export const toldWellByVotes: ScoringRule = { ...toldWell, when: someVotesFound };

/** [SC7] Three points per vote on the storyteller's card. */
export const findersByVotes: ScoringRule = {
  id: 'SC7',
  when: someVotesFound,
  gives: (r, side) => (side === r.teller ? 0 : 3 * (r.ballots.find(b => b.side === side)?.found ?? 0)),
};

const CROWD_LIMIT = 5;
/** [SC8] Party: as many points as players chose the same card, yourself included; none alone, none on the red card. */
export const crowd: ScoringRule = {
  id: 'SC8',
  when: () => true,
  gives: (r, side) => {
    const choice = r.ballots.find(b => b.side === side)?.slots[0];
    if (choice === undefined || choice === r.red) return 0;
    const together = r.ballots.filter(b => b.slots.includes(choice)).length;
    return together === 1 ? 0 : Math.min(CROWD_LIMIT, together);
  },
};
