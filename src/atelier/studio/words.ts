import { readFile } from 'node:fs/promises';

/** What is said about one card in one language. */
export interface CardWords {
  readonly title: string;
  readonly alt: string;
  readonly associations: readonly string[];
  readonly clues: readonly string[];
}
export type DeckWords = Readonly<Record<string, CardWords>>;

export const LANGUAGES = ['en', 'cs', 'pt-BR', 'da', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Beside the sources, also for the built painter: words are written there and copied into the world. */
const WORDS = new URL('../../../src/atelier/words/', import.meta.url);

/** The words of the deck in a language; none if nobody has written them yet. */
const readWords = async (language: Language): Promise<DeckWords> => {
  try {
    return JSON.parse(await readFile(new URL(`${language}.json`, WORDS), 'utf8')) as DeckWords;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

export const readAllWords = async (): Promise<Map<Language, DeckWords>> =>
  new Map(await Promise.all(LANGUAGES.map(async language => [language, await readWords(language)] as const)));

const isComplete = (words: CardWords | undefined): boolean =>
  words !== undefined &&
  words.title !== '' &&
  words.alt !== '' &&
  words.associations.length === 12 &&
  words.clues.length === 8;

export const missingWords = (deck: readonly string[], language: Language, words: DeckWords): string[] => {
  const missing = deck.filter(id => !isComplete(words[id]));
  return missing.length > 3
    ? [`${language}: ${missing.length} cards without complete words`]
    : missing.map(id => `${language}: ${id} without complete words`);
};

/** Words of a hero's description that name nothing by themselves. */
const SMALL_TALK = new Set([
  'with',
  'that',
  'from',
  'under',
  'over',
  'inside',
  'their',
  'have',
  'left',
  'whose',
  'small',
  'large',
  'into',
  'made',
  'look',
  'back',
]);

/** Letters only, plural folded into singular: enough to see that "Whales" names the whale. */
const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(word => word.length >= 4 && !SMALL_TALK.has(word))
    .map(word => word.replace(/s$/, ''));

/** English clues that say outright what one sees first. */
export const clueNamesHero = (hero: string, clues: readonly string[]): string[] => {
  const named = new Set(stems(hero));
  return clues.filter(clue => stems(clue).some(word => named.has(word)));
};
