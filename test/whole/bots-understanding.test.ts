import { beforeAll, describe, expect, it } from 'vitest';
import type { Lexicon } from '../../src/bots/lexicon.ts';
import { chanceOfBest } from '../../src/bots/literal-score.ts';
import { createReader, type Reader } from '../../src/bots/reader.ts';
import { type CardId, cardId } from '../../src/engine/ids.ts';
import { freshLibrary, library, literal, literalLibrary, testLexicon } from '../support/bots.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('understanding', () => {
  let lexicon: Lexicon;
  beforeAll(async () => {
    lexicon = await testLexicon();
  });

  it.each(Object.entries(literal.clues))('nine of ten literal clues in %s are understood', (language, clues) => {
    const reader = createReader(lexicon, literalLibrary, language);
    expect(mean(clues.map(([card, clue]) => chanceOfBest(reader, clue, cardId(card), 6)))).toBeGreaterThanOrEqual(0.9);
  });

  it.each(Object.entries(literal.fresh))('and of those in %s that nobody tuned for', (language, clues) => {
    const reader = createReader(lexicon, freshLibrary, language);
    expect(mean(clues.map(([card, clue]) => chanceOfBest(reader, clue, cardId(card), 6)))).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['just-a-trim', '🦁✂️'],
    ['light-sleeper', '👸🏽 🛏️'],
    ['scales', 'under 🎹'],
  ])('%s is also understood from %s', (card, clue) => {
    for (const language of ['en', 'uk'])
      expect(chanceOfBest(createReader(lexicon, freshLibrary, language), clue, cardId(card), 6)).toBeGreaterThan(0.7);
  });

  it('a clue from the bank is found well above chance, and not because it is in the bank', () => {
    const reader = createReader(lexicon, library, 'en');
    const scores = library.cards.flatMap(card =>
      (library.words(card, 'en')?.clues ?? []).map(clue => chanceOfBest(reader, clue, card, 6)),
    );
    expect(mean(scores)).toBeGreaterThan(0.4);
    expect(mean(scores)).toBeLessThan(0.75);
  });

  it('a reader that was prepared reads like one that was not', () => {
    const [fresh, prepared] = [createReader(lexicon, library, 'en'), createReader(lexicon, library, 'en')];
    for (const card of library.cards) {
      prepared.prepare(card);
      fresh.fit('', card);
    }
    const cards = [...library.cards.slice(0, 12).toReversed(), cardId('elsewhere.unread')];
    const bank = library.cards.slice(0, 12).flatMap(card => library.words(card, 'en')?.clues.slice(0, 2) ?? []);
    for (const clue of [...bank, 'a lion at the barber'])
      for (const card of cards) expect(prepared.fit(clue, card)).toBeCloseTo(fresh.fit(clue, card), 6);
  });

  const taught = (card: CardId, texts: readonly string[]): Reader => {
    const memories = texts.map(text => ({ card, language: 'en', text, voters: 3, found: 2 }));
    return createReader(lexicon, library, 'en', each => (each === card ? memories : []));
  };
  const card = library.cards[7] ?? cardId('');

  it('a remembered clue brings its card to mind again', () => {
    const blank = createReader(lexicon, library, 'en');
    expect(blank.fit('Zyzzyva on toast', card)).toBeLessThan(0.3);
    expect(taught(card, ['zyzzyva on toast!']).fit('Zyzzyva on toast', card)).toBeGreaterThan(0.7);
  });

  it('a word that comes back in remembered clues counts more each time', () => {
    const once = taught(card, ['zyzzyva on toast']).fit('My zyzzyva', card);
    const often = taught(card, ['zyzzyva on toast', 'two zyzzyva', 'zyzzyva again']).fit('My zyzzyva', card);
    expect(once).toBeGreaterThan(0);
    expect(often).toBeGreaterThan(once * 1.5);
  });
});
