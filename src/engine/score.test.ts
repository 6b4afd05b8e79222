import { describe, expect, it } from 'vitest';
import { gameOf, type Setting, tabled, type Votes } from '../../test/support/table.ts';

const scored = (setting: Setting, votes: Votes, red?: number) => {
  const table = gameOf(setting);
  table.round(votes, red);
  return table;
};

/** Everybody but the storyteller (seat 1) votes the same way. */
const allVote = (players: number, ...owners: readonly number[]): Votes =>
  Object.fromEntries(Array.from({ length: players - 1 }, (_, i) => [i + 2, owners]));

const each = (from: number, to: number, points: number): Record<number, number> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [from + i, points]));

describe('the worked examples', () => {
  it('[SC2–SC4] classic, six players: pink 3, blue 5, green 3, purple 1', () => {
    // 1 pink, 2 blue, 3 green, 4 purple, 5 yellow, 6 red
    const table = scored({ players: 6 }, { 2: [1], 3: [1], 4: [2], 5: [2], 6: [4] });
    expect(table.points).toEqual({ 1: 3, 2: 5, 3: 3, 4: 1 });
    expect(table.awards).toEqual({ 1: { SC2: 3 }, 2: { SC3: 3, SC4: 2 }, 3: { SC3: 3 }, 4: { SC4: 1 } });
  });

  it('[SC2, SC4, SC7] odyssey2023, six players: pink 3, purple 6, green 3, blue 8, red 1', () => {
    // 1 pink, 2 purple, 3 green, 4 blue, 5 orange, 6 red
    const votes = { 2: [1, 4], 3: [1, 2], 4: [1, 1], 5: [4, 6], 6: [2, 2] };
    expect(scored({ ruleset: 'odyssey2023', players: 6 }, votes).points).toEqual({ 1: 3, 2: 6, 3: 3, 4: 8, 6: 1 });
  });

  it('[SC8] party: six on one card get 5 each, two on the red card and one alone get nothing', () => {
    const votes = { 1: [3], 2: [3], 3: [3], 4: [3], 5: [3], 6: [3], 7: [2], 8: [2], 9: [1] };
    const table = scored({ ruleset: 'party', players: 9 }, votes, 2);
    expect(table.points).toEqual(each(1, 6, 5));
  });
});

describe('all or nobody', () => {
  const cases: readonly (readonly [string, Setting, Votes, Record<number, number>])[] = [
    ['[SC1] classic: all found it', { players: 4 }, allVote(4, 1), each(2, 4, 2)],
    [
      '[SC1, SC4] classic: nobody found it, and the bonus is paid',
      { players: 4 },
      { 2: [3], 3: [2], 4: [2] },
      { 2: 4, 3: 3, 4: 2 },
    ],
    ['[SC1] odyssey2011: all found it', { ruleset: 'odyssey2011', players: 6 }, allVote(6, 1), each(2, 6, 2)],
    [
      '[SC1, SC4] odyssey2011: nobody found it',
      { ruleset: 'odyssey2011', players: 4 },
      { 2: [3], 3: [2], 4: [2] },
      { 2: 4, 3: 3, 4: 2 },
    ],
    [
      '[SC6] odyssey2023: every vote on it gives four',
      { ruleset: 'odyssey2023', players: 4 },
      allVote(4, 1, 1),
      each(2, 4, 4),
    ],
    [
      '[SC1, SC4] odyssey2023: no vote on it',
      { ruleset: 'odyssey2023', players: 4 },
      { 2: [3, 3], 3: [2, 4], 4: [2, 3] },
      { 2: 4, 3: 5, 4: 3 },
    ],
    [
      '[SC2, SC7] odyssey2023: all found it with one of two votes is the ordinary case',
      { ruleset: 'odyssey2023', players: 4 },
      { 2: [1, 3], 3: [1, 2], 4: [1, 2] },
      { 1: 3, 2: 5, 3: 4, 4: 3 },
    ],
    [
      '[SC2, SC7] odyssey2023: all but one vote on it is the ordinary case',
      { ruleset: 'odyssey2023', players: 4 },
      { 2: [1, 1], 3: [1, 1], 4: [1, 2] },
      { 1: 3, 2: 7, 3: 6, 4: 3 },
    ],
    ['[SC1] three players: both found it', { players: 3 }, { 2: [1], 3: [1] }, { 2: 2, 3: 2 }],
    ['[SC2, SC3, SC4] three players: one found it', { players: 3 }, { 2: [1], 3: [2] }, { 1: 3, 2: 4 }],
  ];
  it.each(cases)('%s', (_name, setting, votes, points) => {
    expect(scored(setting, votes).points).toEqual(points);
  });

  it('[SC4] a house may pay no bonus in the all-or-nobody case', () => {
    const options = { bonusAlways: false };
    expect(scored({ players: 4, options }, { 2: [3], 3: [2], 4: [2] }).points).toEqual(each(2, 4, 2));
    expect(scored({ players: 4, options }, { 2: [1], 3: [2], 4: [2] }).points).toEqual({ 1: 3, 2: 5 });
  });

  it('[SC4] … and what is ordinary in odyssey2023 pays it also in that house', () => {
    const table = scored(
      { ruleset: 'odyssey2023', players: 4, options: { bonusAlways: false } },
      { 2: [1, 3], 3: [1, 2], 4: [1, 2] },
    );
    expect(table.points).toEqual({ 1: 3, 2: 5, 3: 4, 4: 3 });
  });
});

describe('the bonus', () => {
  it('[SC4] classic: no limit', () => {
    expect(scored({ players: 8 }, { ...allVote(8, 2), 2: [1] }).awards[2]).toEqual({ SC3: 3, SC4: 6 });
  });

  it.each([
    ['odyssey2011', 8],
    ['odyssey2011', 6],
  ] as const)('[SC4] %s with %i: at most 3 a round', (ruleset, players) => {
    expect(scored({ ruleset, players }, { ...allVote(players, 2), 2: [1] }).awards[2]).toMatchObject({ SC4: 3 });
  });

  it('[SC4] teams: at most 3 a round', () => {
    // Seats 1–6 are the first of six pairs; the first of each hands in, the second votes.
    const table = tabled({ ruleset: 'teams', players: 12 });
    expect(table.game.table.map(played => played.owner).toSorted()).toEqual(['s2', 's3', 's4', 's5', 's6', 's7']);
    table.vote(8, 7);
    for (const n of [9, 10, 11, 12]) table.vote(n, 2);
    expect(table.awards).toEqual({ 1: { SC2: 3 }, 2: { SC3: 3, SC4: 3 } });
  });

  it('[SC4] odyssey2023: no limit, but with three players at most 1 a round', () => {
    const many = scored({ ruleset: 'odyssey2023', players: 12 }, { ...allVote(12, 2, 2), 2: [1, 1] });
    expect(many.awards[2]).toEqual({ SC7: 6, SC4: 20 });
    const three = scored({ ruleset: 'odyssey2023', players: 3 }, { 2: [1, 1], 3: [2, 2] });
    expect(three.awards[2]).toEqual({ SC7: 6, SC4: 1 });
  });

  it("[SC4] votes on the storyteller's own card lure nobody", () => {
    expect(scored({ players: 4 }, { 2: [1], 3: [1], 4: [2] }).awards[1]).toEqual({ SC2: 3 });
  });
});

describe('the single-vote point', () => {
  const seven: Setting = { ruleset: 'odyssey2011', players: 7 };
  it('[SC5] goes to finders who placed one vote only', () => {
    const table = scored(seven, { 2: [1], 3: [1, 2], 4: [2], 5: [2, 3], 6: [3], 7: [3] });
    expect(table.awards).toEqual({
      1: { SC2: 3 },
      2: { SC3: 3, SC4: 3, SC5: 1 },
      3: { SC3: 3, SC4: 3 },
    });
  });

  it('[SC5] is paid in the all-found case too: 2 + 1', () => {
    const table = scored(seven, { ...allVote(7, 1), 7: [1, 2] });
    expect(table.points).toEqual({ 2: 4, 3: 3, 4: 3, 5: 3, 6: 3, 7: 2 });
  });

  it('[SC5] unless the house says otherwise', () => {
    const table = scored({ ...seven, options: { singleVoteInAll: false } }, allVote(7, 1));
    expect(table.points).toEqual(each(2, 7, 2));
    const some = scored({ ...seven, options: { singleVoteInAll: false } }, { ...allVote(7, 1), 7: [2] });
    expect(some.awards[3]).toEqual({ SC3: 3, SC5: 1 });
  });

  it('[SC5] is not paid with six players', () => {
    expect(scored({ ruleset: 'odyssey2011', players: 6 }, allVote(6, 1)).points).toEqual(each(2, 6, 2));
  });
});

describe('party', () => {
  const party: Setting = { ruleset: 'party', players: 6 };
  it('[SC8] two together get two each, a loner nothing', () => {
    expect(scored(party, { 1: [1], 2: [1], 3: [2], 4: [2], 5: [2], 6: [6] }, 6).points).toEqual({
      1: 2,
      2: 2,
      3: 3,
      4: 3,
      5: 3,
    });
  });

  it("[SC8] the red vote may lie on the storyteller's own green one", () => {
    expect(scored(party, { 1: [1], 2: [1], 3: [2], 4: [2], 5: [2], 6: [1] }, 1).points).toEqual({ 3: 3, 4: 3, 5: 3 });
  });

  it('[SC8] five and six together both get five', () => {
    const five = { 1: [2], 2: [2], 3: [2], 4: [2], 5: [2], 6: [3] };
    expect(scored(party, five, 3).points).toEqual(each(1, 5, 5));
    expect(scored(party, { ...five, 6: [2] }, 3).points).toEqual(each(1, 6, 5));
  });
});

describe('teams', () => {
  it("[SC2, SC3] the storyteller's pair and the finders get three", () => {
    const table = tabled({ ruleset: 'teams', players: 6 });
    table.vote(5, 4);
    table.vote(6, 2);
    expect(table.awards).toEqual({ 1: { SC2: 3 }, 2: { SC3: 3, SC4: 1 } });
    expect(table.game.scores).toEqual({ s1: 3, s2: 4, s3: 0 });
  });

  it("[T5, SC4] a vote on the own pair's card is accepted and earns no bonus", () => {
    const table = tabled({ ruleset: 'teams', players: 6 });
    table.vote(5, 2);
    table.vote(6, 3);
    expect(table.points).toEqual({ 2: 2, 3: 2 });
  });
});
