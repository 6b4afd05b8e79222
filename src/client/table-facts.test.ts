import { describe, expect, it } from 'vitest';
import { ROUND, S, SIX, tableOf } from './fixtures/people.ts';
import { lastRound, roundsInAll } from './table-facts.ts';

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
