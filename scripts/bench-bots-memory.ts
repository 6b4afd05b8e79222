import { type CardWords, type Library, WORDLESS } from '../src/bots/card-words.ts';
import type { Lexicon } from '../src/bots/lexicon.ts';
import { type Remembered, recaller } from '../src/bots/memory.ts';
import { shares } from '../src/bots/mind.ts';
import { draw, randomFrom } from '../src/bots/random.ts';
import { createReader, type Reader } from '../src/bots/reader.ts';
import type { CardId } from '../src/engine/ids.ts';

/** What the bots are allowed to know of a card, from most to least; people's clues are in none of it. */
const KNOWN: Readonly<Record<string, (words: CardWords) => CardWords | null>> = {
  'all words but the clues': words => ({ ...words, clues: [] }),
  'a title and a description': ({ title, alt, motifs }) => ({ ...WORDLESS, title, alt, motifs }),
  'a title': ({ title }) => ({ ...WORDLESS, title }),
  nothing: () => null,
};
/** Their associations are among what the bots know, so nobody gives them as clues. */
const HAS_ASSOCIATIONS = 'all words but the clues';
/** Of the bank's eight one is kept for the test. */
const MOST_CLUES = 7;
/** Tables at which each clue is heard, the other cards drawn anew. */
const HEARINGS = 20;
/** People who voted on each remembered clue, as people vote who know the picture well. */
const [VOTERS, TABLE, FREEDOM] = [4, 6, 0.06] as const;

export interface MemoryCurve {
  readonly name: string;
  /** By number of clues remembered for each card: how often a clue nobody gave before finds its card among six. */
  readonly points: readonly { readonly clues: number; readonly found: number }[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const knowing = (library: Library, cut: (words: CardWords) => CardWords | null): Library => ({
  cards: library.cards,
  words: (card, language) => {
    const words = library.words(card, language);
    return words === null ? null : cut(words);
  },
});

/** A clue as a finished round would teach it. */
const lesson = (human: Reader, card: CardId, text: string, random: () => number): Remembered => {
  const { library, language } = human;
  const vote = (): boolean => {
    const fits = [card, ...others(library, card, random)].map(each => human.fit(text, each));
    return random() < (shares(fits, FREEDOM)[0] ?? 0);
  };
  const found = Array.from({ length: VOTERS }, vote).filter(Boolean).length;
  return { card, language, text, voters: VOTERS, found };
};

const others = (library: Library, card: CardId, random: () => number): readonly CardId[] =>
  draw(
    library.cards.filter(each => each !== card),
    TABLE - 1,
    random,
  );

/** How often the clue's card fits best among six; equals share. */
const finds = (reader: Reader, text: string, card: CardId, random: () => number): number => {
  const mine = reader.fit(text, card);
  const hearing = (): number => {
    const fits = others(reader.library, card, random).map(each => reader.fit(text, each));
    return fits.some(fit => fit > mine) ? 0 : 1 / (1 + fits.filter(fit => fit === mine).length);
  };
  return mean(Array.from({ length: HEARINGS }, hearing));
};

/**
 * What remembering brings. The clues of the bank stand in for people's: the bots are not given them. One clue of each
 * card is kept for the test, some of the others (then its associations) were given before, each heard by four listeners.
 */
export const memoryCurves = (lexicon: Lexicon, library: Library, counts: readonly number[]): readonly MemoryCurve[] => {
  const human = createReader(lexicon, library, 'en');
  const textsOf = (card: CardId) => library.words(card, 'en') ?? WORDLESS;
  const folds = [0, 2, 4, 6];
  return Object.entries(KNOWN).map(([name, cut]) => ({
    name,
    points: counts
      .filter(clues => name !== HAS_ASSOCIATIONS || clues <= MOST_CLUES)
      .map(clues => {
        const scores = folds.flatMap(fold => {
          const random = randomFrom(fold + 1);
          const memories = library.cards.flatMap(card => {
            const { clues: bank, associations } = textsOf(card);
            const given = draw(
              bank.filter((_, i) => i !== fold),
              clues,
              random,
            );
            const more = name === HAS_ASSOCIATIONS ? [] : draw(associations, clues - given.length, random);
            return [...given, ...more].map(text => lesson(human, card, text, random));
          });
          const reader = createReader(lexicon, knowing(library, cut), 'en', recaller(memories));
          return library.cards.map(card => finds(reader, textsOf(card).clues[fold] ?? '', card, random));
        });
        return { clues, found: mean(scores) };
      }),
  }));
};

/** The same for a clue that was given before, in a world whose words the bots know: without and with that memory. */
export const heardBefore = (
  lexicon: Lexicon,
  library: Library,
): { readonly before: number; readonly after: number } => {
  const human = createReader(lexicon, library, 'en');
  const given = library.cards.map(card => ({ card, text: library.words(card, 'en')?.clues[0] ?? '' }));
  const random = randomFrom(1);
  const memories = given.map(({ card, text }) => lesson(human, card, text, random));
  const known = knowing(library, words => ({ ...words, clues: [] }));
  const share = (reader: Reader): number =>
    mean(given.map(({ card, text }) => finds(reader, text, card, randomFrom(2))));
  return {
    before: share(createReader(lexicon, known, 'en')),
    after: share(createReader(lexicon, known, 'en', recaller(memories))),
  };
};
