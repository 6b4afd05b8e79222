import { describe, expect, it } from 'vitest';
import { claimed, gameOf, type TestTable } from '../../test/support/table.ts';
import { type SeatId, seatId } from '../engine/ids.ts';
import { publicView } from '../engine/views.ts';
import { ROUND, S, SIX, tableOf } from './fixtures/people.ts';
import { lastRound, maySkip, nextTeller, roundsInAll } from './table-facts.ts';

const at = (round: number, last: typeof ROUND | null) =>
  tableOf({ n: 6, phase: 'vote', game: { round, last, slots: SIX.slice(0, 3) } });

describe('the last round', () => {
  it('[R7] is none before the first reveal, and while its own lasts', () => {
    expect(lastRound(at(1, null))).toBeNull();
    expect(lastRound(at(ROUND.round, ROUND))).toBeNull();
    expect(lastRound(tableOf({ n: 6, phase: 'lobby', game: null }))).toBeNull();
  });

  it('[R7] is shown with the table of that round, and nothing of the present one', () => {
    const last = lastRound(at(ROUND.round + 2, ROUND));
    expect(last?.result).toBe(ROUND);
    const { phase, game } = last?.past ?? {};
    expect({ phase, clue: game?.clue, slots: game?.slots, teller: game?.storyteller }).toEqual({
      phase: 'reveal',
      clue: ROUND.clue,
      slots: SIX,
      teller: ROUND.storyteller,
    });
  });
});

describe('a game of tellings', () => {
  it('[E2] says how many rounds there will be, turns passed over not counted', () => {
    const party = (tellings: Record<string, number>) =>
      tableOf({ n: 4, phase: 'reveal', ruleset: 'party', options: { tellings: 2 }, game: { round: 3, tellings } });
    expect(roundsInAll(party({ [S(1)]: 1, [S(2)]: 1, [S(3)]: 1, [S(4)]: 0 }))).toBe(8);
    expect(roundsInAll(party({ [S(1)]: 2, [S(2)]: 1, [S(3)]: 1, [S(4)]: 0 }))).toBe(7);
    expect(roundsInAll(tableOf({ n: 4, phase: 'reveal' }))).toBeNull();
  });
});

describe('the next story', () => {
  /** After each of so many rounds: who was said to tell next, and who then told. */
  const tellers = (table: TestTable, rounds: number) => {
    const said: (SeatId | null)[] = [];
    const told: (SeatId | null)[] = [];
    table.next = () => {
      said.push(nextTeller(publicView(table.state)));
      table.do(null, { by: null, t: 'next' });
      told.push(table.game.storyteller);
    };
    for (let i = 0; i < rounds; i++) table.anyRound();
    return { said, told };
  };
  const options = { target: 100, tellings: 3 };

  it.each([
    ['there is room', { players: 4 }, true],
    ['the game is full', { players: 8 }, false],
    ['pairs are fixed', { ruleset: 'teams', players: 6 }, false],
  ] as const)('[TB1] is a newcomer’s only where the game lets them in: %s', (_title, setting, isIn) => {
    const table = claimed({ ...setting, options });
    const late = table.join('Late');
    const { said, told } = tellers(table, setting.players + 1);
    expect(said).toEqual(told);
    expect(told.includes(late)).toBe(isIn);
  });

  it.each([
    ['passes to the next seat', { players: 5 }, 3],
    ['is a bot’s where the game needs the seat', { players: 3 }, 2],
    ['is a bot’s where the seat has a partner', { ruleset: 'teams', players: 6 }, 2],
  ] as const)('[TB3] of somebody who leaves %s', (_title, setting, next) => {
    const table = claimed({ ...setting, options });
    table.do(2, { t: 'leave' });
    expect(tellers(table, 1)).toEqual({ said: [S(next)], told: [S(next)] });
  });

  it('[TB5] is passed over by whom the table lets', () => {
    const table = gameOf();
    table.do(2, { t: 'claim' });
    table.join('Late');
    const those = () => [1, 2, 3, 4, 5].filter(n => maySkip(publicView(table.state), S(n)));
    const allowed = () => [1, 2, 3, 4, 5].filter(n => table.decide({ t: 'skip', by: seatId(`s${n}`) }).ok);
    expect([those(), allowed()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    table.do(3, { t: 'mind', seat: S(2), on: true });
    expect([those(), allowed()]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    table.tell(2);
    expect([those(), allowed()]).toEqual([[], []]);
  });
});
