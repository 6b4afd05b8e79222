import { describe, expect, it } from 'vitest';
import { seatAt } from '../../test/support/sight.ts';
import { cardId, slot } from '../engine/ids.ts';
import type { RoundResult } from '../engine/state.ts';
import { measureTelling } from './measure.ts';

const round = (target: readonly number[], decoy: readonly number[]): RoundResult => ({
  round: 1,
  storyteller: seatAt(0),
  clue: { kind: 'text', text: 'two words' },
  cards: [
    { card: cardId('w.a'), owner: seatAt(0), votes: target.map(seatAt) },
    { card: cardId('w.b'), owner: seatAt(1), votes: decoy.map(seatAt) },
  ],
  target: slot(1),
  red: null,
  awards: {},
});

describe('measuring a telling', () => {
  it('counts voters, of whom one may have placed two votes', () => {
    expect(measureTelling([round([1, 2], [1, 3, 4])], 'odyssey2011')).toMatchObject({ found: 0.5, everybody: 0 });
    expect(measureTelling([round([1, 2], [1])], 'odyssey2011')).toMatchObject({ found: 1, everybody: 1, nobody: 0 });
  });

  it('[SC6] counts votes in odyssey2023', () => {
    expect(measureTelling([round([1, 2, 2], [1])], 'odyssey2023')).toMatchObject({ found: 0.75, everybody: 0 });
    expect(measureTelling([round([1, 1, 2, 2], [])], 'odyssey2023')).toMatchObject({ found: 1, everybody: 1 });
  });

  it('tells nobody from everybody', () => {
    const rounds = [round([], [1, 2]), round([1, 2], [])];
    expect(measureTelling(rounds, 'classic')).toMatchObject({
      rounds: 2,
      found: 0.5,
      everybody: 0.5,
      nobody: 0.5,
      words: 2,
    });
  });
});
