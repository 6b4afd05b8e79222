import { describe, expect, it } from 'vitest';
import { sightOf } from '../../test/support/sight.ts';
import { type CardId, cardId } from '../engine/ids.ts';
import { characterOf } from './characters.ts';
import { play } from './play.ts';
import { randomFrom } from './random.ts';
import type { Reader } from './reader.ts';

const CARDS = Array.from({ length: 28 }, (_, i) => cardId(`w.${i}`));
const HAND = CARDS.slice(0, 4);
/** What the hand's cards are worth; all other cards fit a little. */
const readerWith = (fits: readonly number[]): Reader => ({
  library: { cards: CARDS, words: () => null },
  language: 'en',
  recall: () => [],
  prepare: () => undefined,
  fit: (_, card: CardId) => fits[HAND.indexOf(card)] ?? 0.2,
});

/** What a seat at a table of eight puts in for the clue of the first. */
const put = (
  ruleset: 'classic' | 'teams',
  viewer: number,
  fits: readonly number[],
  seed: number,
): CardId | undefined => {
  const sight = sightOf({
    ruleset,
    players: 8,
    phase: 'cards',
    viewer,
    status: { [viewer]: 'acts' },
    game: { clue: { kind: 'text', text: 'Anything' } },
    me: { hand: HAND },
  });
  const command = play(sight, { reader: readerWith(fits), character: characterOf('snail'), random: randomFrom(seed) });
  return command?.t === 'put' ? command.cards[0] : undefined;
};
const SEEDS = Array.from({ length: 50 }, (_, i) => i + 1);

describe('cards put in', () => {
  it('fit the clue', () => {
    expect(SEEDS.filter(seed => put('classic', 1, [0, 0, 1, 0], seed) === HAND[2])).toHaveLength(SEEDS.length);
  });

  it('[V5] in Teams a decoy keeps away from the clue: the own partner votes and does not know it', () => {
    expect(SEEDS.filter(seed => put('teams', 1, [0, 0, 1, 0], seed) === HAND[2])).toEqual([]);
  });

  it('[T5] the teller’s partner hands in what some find but not all: neither the plainest nor the darkest', () => {
    expect(SEEDS.filter(seed => put('teams', 4, [1, 0.28, 0, 0], seed) === HAND[1])).toHaveLength(SEEDS.length);
  });
});
