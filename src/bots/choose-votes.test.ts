import { describe, expect, it } from 'vitest';
import { sightOf } from '../../test/support/sight.ts';
import { type CardId, cardId, slot } from '../engine/ids.ts';
import type { RulesetId } from '../engine/options.ts';
import { characterOf } from './characters.ts';
import { play } from './play.ts';
import { randomFrom } from './random.ts';
import type { Reader } from './reader.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => cardId(`w.${name}`));

/** A reader to whom cards fit as they are told to. */
const readerWith = (fits: readonly number[]): Reader => ({
  library: { cards: CARDS, words: () => null },
  language: 'en',
  recall: () => [],
  prepare: () => undefined,
  fit: (_, card: CardId) => fits[CARDS.indexOf(card)] ?? 0,
});

const vote = (ruleset: RulesetId, players: number, fits: readonly number[], viewer = 1, own = [slot(7)]) =>
  play(
    sightOf({
      ruleset,
      players,
      phase: 'vote',
      viewer,
      status: { [viewer]: 'acts' },
      game: { slots: CARDS, clue: { kind: 'text', text: 'Anything' } },
      me: { slots: own },
    }),
    { reader: readerWith(fits), character: characterOf('snail'), random: randomFrom(5) },
  );

const SURE = [0, 0, 1, 0, 0, 0, 0];
const TORN = [0, 0, 0.9, 0, 0.9, 0, 0];

describe('votes', () => {
  it('one vote goes to the card that fits', () => {
    expect(vote('classic', 6, SURE)).toEqual({ t: 'vote', slots: [slot(3)], red: null });
  });

  it('[V3] never go to the own card, however well it fits', () => {
    expect(vote('classic', 6, SURE, 1, [slot(3)])).not.toMatchObject({ slots: [slot(3)] });
  });

  it('[V2] the second is left unused only by who is sure', () => {
    expect(vote('odyssey2011', 8, SURE)).toMatchObject({ slots: [slot(3)] });
    expect(vote('odyssey2011', 8, TORN)).toMatchObject({ slots: { length: 2 } });
  });

  it('[V2] both lie on one card only when the bot is sure', () => {
    expect(vote('odyssey2023', 6, SURE)).toMatchObject({ slots: [slot(3), slot(3)] });
    const torn = vote('odyssey2023', 6, TORN);
    expect(torn?.t === 'vote' ? new Set(torn.slots) : null).toEqual(new Set([slot(3), slot(5)]));
  });

  it('[V4] in party the plainest card is taken, also the own one, and red goes to the next', () => {
    expect(vote('party', 7, [0, 0.5, 1, 0, 0, 0, 0], 0, [slot(3)])).toEqual({
      t: 'vote',
      slots: [slot(3)],
      red: slot(2),
    });
    expect(vote('party', 7, SURE, 2)).toEqual({ t: 'vote', slots: [slot(3)], red: null });
  });

  it('a clue said aloud cannot be read, and is voted on all the same', () => {
    const sight = sightOf({
      phase: 'vote',
      viewer: 1,
      status: { 1: 'acts' },
      game: { slots: CARDS.slice(0, 4), clue: { kind: 'aloud' } },
      me: { slots: [slot(1)] },
    });
    const mind = { reader: readerWith(SURE), character: characterOf(null), random: randomFrom(1) };
    expect(play(sight, mind)).toMatchObject({ t: 'vote', slots: { length: 1 } });
  });
});
