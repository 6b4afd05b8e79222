import { resolve } from 'node:path';
import { CHARACTERS } from '../bots/characters.ts';
import { loadEnglish, loadLexicon } from '../bots/lexicon.ts';
import { play } from '../bots/play.ts';
import { playAtRandom } from '../bots/random-player.ts';
import { createReader, type Reader } from '../bots/reader.ts';
import type { Player } from '../bots/self-play.ts';
import { type CardId, cardId } from '../engine/ids.ts';
import { DEFAULT_OPTIONS } from '../engine/options.ts';
import { readLexiconFromDisk } from '../server/bots/lexicon-files.ts';
import { librariesIn } from '../server/bots/world-libraries.ts';
import { Worlds } from '../server/worlds.ts';

export const BOTS = ['clever', 'random'] as const;
export type Bots = (typeof BOTS)[number];

/** Who sits at a simulated table, and with which cards. */
export interface Company {
  readonly bots: Bots;
  readonly deck: readonly CardId[];
  readonly seats: (players: number, random: () => number) => readonly Player[];
}

const LANGUAGE = 'en';
/** The folder of the package's worlds, whether this runs from `src` or from `dist`. */
export const OUR_WORLDS = resolve(import.meta.dirname, '../../worlds');

/** Random players know nothing of their cards, so that any number of blank ones will do. */
export const randomCompany = (deck: number): Company => ({
  bots: 'random',
  deck: Array.from({ length: deck }, (_, i) => cardId(`deck.card-${i + 1}`)),
  seats: (players, random) => Array.from({ length: players }, () => sight => playAtRandom(sight, random)),
});

/** The bots of a server with the first world there is; null where there is no lexicon or no world with words. */
export const cleverCompany = async (worldsFolder: string, deck: number): Promise<Company | null> => {
  const { manifests } = Worlds.read(worldsFolder);
  const library = await librariesIn(worldsFolder, manifests)(DEFAULT_OPTIONS);
  const hasLexicon = (await readLexiconFromDisk('english.vectors')) !== null;
  if (!hasLexicon || !library.cards.some(card => library.words(card, LANGUAGE)?.clues.length)) return null;
  const lexicon = await loadLexicon(await loadEnglish(readLexiconFromDisk), readLexiconFromDisk, [LANGUAGE]);
  // Without memories: they would make the same seed play differently tomorrow.
  const reader: Reader = createReader(lexicon, library, LANGUAGE, () => []);
  return {
    bots: 'clever',
    deck: library.cards.slice(0, deck),
    seats: (players, random) =>
      Array.from({ length: players }, (_, i) => {
        const character = CHARACTERS[i % CHARACTERS.length] ?? CHARACTERS[0];
        return sight => play(sight, { reader, character, random });
      }),
  };
};
