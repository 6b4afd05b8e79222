import type { Doc } from './witness.ts';

/** A round as it lies on the table when all votes are in. */
export interface RoundSeen {
  readonly ruleset: string;
  readonly options: Doc;
  readonly side: Readonly<Record<string, string>>;
  readonly teller: string;
  readonly table: readonly { readonly card: string; readonly owner: string }[];
  readonly votes: Readonly<Record<string, Doc>>;
}

const slotsOf = (ballot: Doc): readonly number[] => ballot['slots'] as number[];

const partyAwards = ({ votes, teller, side }: RoundSeen): Record<string, number> => {
  const red = votes[teller]?.['red'];
  const choices = Object.values(votes).map(ballot => slotsOf(ballot)[0]);
  const paid = Object.entries(votes).map(([seat, ballot]) => {
    const [choice] = slotsOf(ballot);
    const company = choices.filter(each => each === choice).length;
    return [side[seat] ?? seat, choice === red || company < 2 ? 0 : Math.min(5, company)] as const;
  });
  return Object.fromEntries(paid);
};

/** Points by side, from the table of docs/RULES.md; written without looking at the engine. */
export const awardsOf = (round: RoundSeen): Record<string, number> => {
  if (round.ruleset === 'party') return partyAwards(round);
  const { ruleset, options, side, table, votes } = round;
  const tellers = side[round.teller];
  const target = table.findIndex(({ owner }) => side[owner] === tellers) + 1;
  const ballots = Object.entries(votes).map(([seat, ballot]) => ({ who: side[seat] ?? seat, slots: slotsOf(ballot) }));
  const hits = ballots.map(({ slots }) => slots.filter(slot => slot === target).length);
  const isTwoVotes = ruleset === 'odyssey2023';
  const all = isTwoVotes ? hits.every((n, i) => n === ballots[i]?.slots.length) : hits.every(n => n > 0);
  const none = hits.every(n => n === 0);
  const players = Object.keys(side).length;
  const limit = ruleset === 'classic' || isTwoVotes ? (isTwoVotes && players === 3 ? 1 : Number.POSITIVE_INFINITY) : 3;
  const points: Record<string, number> = {};
  for (const who of new Set(Object.values(side))) {
    const mine = ballots.findIndex(ballot => ballot.who === who);
    const found = hits[mine] ?? 0;
    if (who === tellers) {
      points[who] = all || none ? 0 : 3;
      continue;
    }
    const base = none ? 2 : all ? (isTwoVotes ? 4 : 2) : isTwoVotes ? 3 * found : found > 0 ? 3 : 0;
    const lured = ballots
      .filter(ballot => ballot.who !== who)
      .flatMap(({ slots }) => slots)
      .filter(slot => side[table[slot - 1]?.owner ?? ''] === who).length;
    const isBonusPaid = options['bonusAlways'] !== false || !(all || none);
    const isSingle = ruleset === 'odyssey2011' && players >= 7 && ballots[mine]?.slots.length === 1 && found === 1;
    const isSinglePaid = isSingle && (options['singleVoteInAll'] !== false || !(all || none));
    points[who] = base + (isBonusPaid ? Math.min(limit, lured) : 0) + (isSinglePaid ? 1 : 0);
  }
  return points;
};
