import { describe, expect, it } from 'vitest';
import { gameOf, type Setting, seat, type TestTable, tabled, type Votes } from '../../../test/support/table.ts';
import { publicView } from '../../engine/views.ts';
import { en } from '../i18n/en.ts';
import { translator } from '../i18n/translate.ts';
import { reasonFor } from './reasons.ts';

const t = translator('en', en);

const scored = (setting: Setting, votes: Votes, red?: number): TestTable => {
  const table = gameOf(setting);
  table.round(votes, red);
  return table;
};

/** Six pairs: seats 1 to 6 and, opposite, 7 to 12. The storyteller is seat 1; 2 and 7 hand in, 8 votes for seat 2's pair. */
const pairsScored = (own: number): TestTable => {
  const table = tabled({ ruleset: 'teams', players: 12 });
  table.vote(8, own);
  for (const n of [9, 10, 11]) table.vote(n, 2);
  table.vote(12, 7);
  return table;
};

const told = (table: TestTable, n: number, mine = true): string => {
  const { last } = table.game;
  if (last === null) throw new Error('no round was scored');
  return reasonFor({ t, table: publicView(table.state), result: last, side: seat(n), mine });
};

/** Everybody but the storyteller (seat 1) chooses seat 2's card, which seat 2 cannot. */
const allFor2 = (players: number): Votes =>
  Object.fromEntries(Array.from({ length: players - 2 }, (_, i) => [i + 3, [2]]));

describe('why somebody has points', () => {
  const cases: readonly (readonly [string, TestTable, number, string])[] = [
    [
      '[SC4] votes are counted, all of which pay',
      scored({ players: 7 }, { ...allFor2(7), 2: [1] }),
      2,
      'found it +3 · 5 votes on yours +5',
    ],
    ['[SC4] one alone', scored({ players: 4 }, { 2: [3], 3: [1], 4: [1] }), 3, 'found it +3 · one vote on yours +1'],
    [
      '[SC4] Odyssey 2011 pays three of five',
      scored({ ruleset: 'odyssey2011', players: 7 }, { ...allFor2(7), 2: [3, 4], 7: [1] }),
      2,
      '4 votes on yours, 3 at most',
    ],
    [
      '[SC4] Odyssey 2023 with three pays one of two',
      scored({ ruleset: 'odyssey2023', players: 3 }, { 2: [1, 1], 3: [2, 2] }),
      2,
      '2 votes on yours, 1 at most +1 · found it, 3 a vote +6',
    ],
    ['[SC4] Teams: three others', pairsScored(7), 2, 'found it +3 · 3 votes on yours +3'],
    ['[SC4, T5] Teams: the pair’s own vote is none of them', pairsScored(2), 2, '3 votes on yours'],
    [
      '[SC8] Party pays five of six who thought alike',
      scored({ ruleset: 'party', players: 7 }, { 1: [3], 2: [3], 3: [3], 4: [3], 5: [3], 6: [3], 7: [1] }, 2),
      4,
      '6 thought alike, 5 at most',
    ],
    [
      '[SC8] Party: three',
      scored({ ruleset: 'party', players: 6 }, { 1: [3], 2: [3], 3: [3], 4: [1], 5: [1], 6: [2] }, 2),
      1,
      '3 thought alike',
    ],
    [
      '[SC8] Party: on the thorn',
      scored({ ruleset: 'party', players: 6 }, { 1: [3], 2: [3], 3: [3], 4: [1], 5: [1], 6: [2] }, 2),
      6,
      'on the thorn',
    ],
    [
      '[SC8] Party: alone',
      scored({ ruleset: 'party', players: 6 }, { 1: [3], 2: [3], 3: [3], 4: [3], 5: [1], 6: [2] }, 2),
      5,
      'alone with that card',
    ],
    ['[SC1] all found it', scored({ players: 4 }, { 2: [1], 3: [1], 4: [1] }), 2, 'everybody found it'],
    ['[SC1] nothing for the storyteller', scored({ players: 4 }, { 2: [3], 3: [2], 4: [2] }), 1, 'nobody found it'],
  ];
  // Which rule comes first is the order of the awards, and not claimed here.
  const parts = (reason: string) => reason.split(' · ').toSorted();
  it.each(cases)('%s', (_name, table, n, words) => expect(parts(told(table, n))).toEqual(parts(words)));

  it('[SC4] others are told whose card it was, and of the limit too', () => {
    const table = scored({ ruleset: 'odyssey2011', players: 6 }, { ...allFor2(6), 2: [3], 6: [2] });
    expect(told(table, 2, false)).toContain('4 votes on theirs, 3 at most');
  });
});
