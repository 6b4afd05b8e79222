import { describe, expect, it } from 'vitest';
import { cardId, type Slot, seatId, slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { columnsOf, revealOrder } from './reveal-order.ts';

/** A round by owner and number of votes, slot by slot. */
const round = (target: Slot | null, ...cards: readonly (readonly [owner: string, votes: number])[]): RoundResult => ({
  round: 1,
  storyteller: seatId('a'),
  clue: { kind: 'aloud' },
  target,
  red: null,
  cards: cards.map(([owner, votes], i) => ({
    card: cardId(`card-${i + 1}`),
    owner: seatId(owner),
    votes: Array.from({ length: votes }, (_, k) => seatId(`voter-${k}`)),
  })),
  awards: {},
});

describe('the order of a reveal', () => {
  it('shows the truth, then what lured most, then the rest by number', () => {
    expect(revealOrder(round(slot(3), ['b', 0], ['c', 1], ['a', 0], ['d', 0], ['e', 2]))).toEqual([3, 5, 2, 1, 4]);
  });
  it('shows what most chose first where there is no truth', () => {
    expect(revealOrder(round(null, ['b', 1], ['a', 3], ['c', 2]))).toEqual([2, 3, 1]);
  });
  it('keeps the two cards of each of three players together', () => {
    const three = round(slot(2), ['b', 0], ['a', 1], ['c', 1], ['b', 0], ['c', 0]);
    expect(revealOrder(three)).toEqual([2, 3, 5, 1, 4]);
    expect(columnsOf(three)).toEqual([[1, 4], [2], [3, 5]]);
  });
  it('has a column for every card where everybody put in one', () => {
    expect(columnsOf(round(slot(1), ['a', 0], ['b', 0], ['c', 0]))).toEqual([[1], [2], [3]]);
  });
});
