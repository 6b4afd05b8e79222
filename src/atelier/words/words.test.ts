import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface CardWords {
  readonly title: string;
  readonly alt: string;
  readonly associations: readonly string[];
  readonly clues: readonly string[];
}
type Deck = Readonly<Record<string, CardWords>>;

const here = new URL('.', import.meta.url);
const languages = readdirSync(here)
  .filter(name => name.endsWith('.json'))
  .map(name => name.replace('.json', ''));
const read = (language: string): Deck => JSON.parse(readFileSync(new URL(`${language}.json`, here), 'utf8')) as Deck;

/** English is written first; every other language must cover exactly its cards. */
const english = read('en');

const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase().replaceAll('’', "'").trim();
const tokens = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** A word of the title this long carries meaning in all five languages; shorter ones are mostly articles and pronouns. */
const TELLING = 5;
const tellingWords = (title: string): Set<string> => new Set(tokens(title).filter(word => word.length >= TELLING));

/** Every complaint names its card, so that a failing run reads as a list of things to rewrite. */
const complaints = (deck: Deck, judge: (words: CardWords, id: string) => readonly string[]): string[] =>
  Object.entries(deck).flatMap(([id, words]) => judge(words, id).map(complaint => `${id}: ${complaint}`));

it('English describes all eighty-four cards', () => {
  expect(Object.keys(english)).toHaveLength(84);
});

describe.each(languages)('the words in %s', language => {
  const deck = read(language);

  it('cover the same cards in the same order as English', () => {
    expect(Object.keys(deck)).toEqual(Object.keys(english));
  });

  it('give each card a title, an alt sentence, 12 associations and 8 clues', () => {
    expect(
      complaints(deck, ({ title, alt, associations, clues }) => [
        ...(title.trim() === '' || title.length > 40 ? ['title'] : []),
        ...(/^\p{Lu}.{30,320}[.!?…]$/su.test(alt) ? [] : ['alt is one whole sentence']),
        ...(new Set(associations.map(fold)).size === 12 && associations.length === 12 ? [] : ['associations']),
        ...(clues.length === 8 ? [] : ['clues']),
        ...[...associations, ...clues]
          .filter(text => text !== text.trim() || text === '' || text.length > 60)
          .map(text => `bad text "${text}"`),
      ]),
    ).toEqual([]);
  });

  it('never use a clue twice in the deck', () => {
    const spokenBy = new Map<string, string>();
    expect(
      complaints(deck, ({ clues }, id) =>
        clues.flatMap(clue => {
          const other = spokenBy.get(fold(clue));
          spokenBy.set(fold(clue), id);
          return other === undefined ? [] : [`"${clue}" is already said by ${other}`];
        }),
      ),
    ).toEqual([]);
  });

  it('never title two cards alike', () => {
    const titles = Object.values(deck).map(words => fold(words.title));
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it('keep clues clear of the telling words of the title', () => {
    expect(
      complaints(deck, ({ title, clues }) => {
        const banned = tellingWords(title);
        return clues.filter(clue => tokens(clue).some(word => banned.has(word)));
      }),
    ).toEqual([]);
  });

  it('keep associations apart from clues, since inspiration must not hand over a clue', () => {
    expect(
      complaints(deck, ({ associations, clues }) => {
        const spoken = new Set(clues.map(fold));
        return associations.filter(text => spoken.has(fold(text)));
      }),
    ).toEqual([]);
  });
});

/** English ids name the hero ("moon-painter"), so that here the outright naming of it can be caught as well. */
it('no English clue names what the card’s id names', () => {
  const idioms = new Set([
    'left',
    'with',
    'your',
    'been',
    'have',
    'many',
    'high',
    'turn',
    'before',
    'where',
    'beneath',
  ]);
  const singular = (word: string): string => word.replace(/s$/, '');
  expect(
    complaints(english, ({ clues }, id) => {
      const named = new Set(
        id
          .split('-')
          .filter(word => word.length >= 4 && !idioms.has(word))
          .map(singular),
      );
      return clues.filter(clue => tokens(clue).some(word => named.has(singular(word))));
    }),
  ).toEqual([]);
});
