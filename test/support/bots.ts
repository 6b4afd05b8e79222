import { readFileSync } from 'node:fs';
import { type WordFile, worldLibrary } from '../../src/bots/card-words.ts';
import { CHARACTERS } from '../../src/bots/characters.ts';
import { type Lexicon, loadEnglish, loadLexicon } from '../../src/bots/lexicon.ts';
import type { Mind } from '../../src/bots/mind.ts';
import type { Reader } from '../../src/bots/reader.ts';
import { readLexiconFromDisk } from '../../src/server/bots/lexicon-files.ts';

const file = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The words of the first world, as it ships. */
export const englishWords = file('../../src/atelier/words/en.json') as WordFile;
const manifestOf = (words: WordFile, prefix: string) => ({
  cards: Object.keys(words).map(name => ({ id: prefix + name, name })),
});
export const library = worldLibrary(manifestOf(englishWords, 'test.'), { en: englishWords });

export type LiteralClues = Readonly<Record<string, readonly (readonly [card: string, clue: string])[]>>;
export const literal = file('literal-clues.json') as {
  readonly cards: WordFile;
  readonly clues: LiteralClues;
  readonly fresh: LiteralClues;
};

/** The test set's cards with the words they have in the game, where they are in it: English only. */
const literalWords: WordFile = Object.fromEntries(
  Object.entries(literal.cards).map(([card, words]) => [card, { ...words, ...englishWords[card] }]),
);
export const literalLibrary = worldLibrary(manifestOf(literalWords, ''), { en: literalWords });
/** All cards of the world under their bare names, for the clues written afterwards. */
export const freshLibrary = worldLibrary(manifestOf(englishWords, ''), { en: englishWords });

export const testLexicon = async (): Promise<Lexicon> =>
  loadLexicon(await loadEnglish(readLexiconFromDisk), readLexiconFromDisk, Object.keys(literal.clues));

export const mindAt = (reader: Reader, seat: number, random: () => number): Mind => ({
  reader,
  character: CHARACTERS[seat % CHARACTERS.length] ?? CHARACTERS[0],
  random,
});
