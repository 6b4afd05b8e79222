import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card } from '../card.ts';
import type { CardWords, DeckWords, Language } from './words.ts';

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** One image file of a card. The name carries the hash, so that it may be cached for ever. */
export interface ImageFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** What everybody may read about a card in a language; the rest of its words is in the world's words folder. */
export type Captions = Readonly<Record<string, Pick<CardWords, 'title' | 'alt'>>>;

/** What a world says about one of its cards. */
export interface CardEntry extends Pick<Card, 'title' | 'setting' | 'mood' | 'grammar' | 'staging' | 'hero'> {
  /** The card among all worlds: `lantern-hours.low-tide`. */
  readonly id: string;
  /** The card in its world: `low-tide`. */
  readonly name: string;
  readonly rig: string;
  /** Most frequent first. */
  readonly motifs: readonly string[];
  readonly words: Captions;
  /** A few blurred pixels as a data URI, to show while the picture is on its way. */
  readonly placeholder: string;
  /** Hash of the painted pixels before encoding: what a repaint must reproduce. */
  readonly pixels: string;
  /** File names by format and width. */
  readonly files: Readonly<Record<Format, Readonly<Record<string, string>>>>;
  readonly images: readonly ImageFile[];
}

export interface Manifest {
  readonly id: string;
  readonly name: string;
  /** Names of the cards that stand for the whole. */
  readonly covers?: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Pixels are promised for one build of Node: elsewhere sines may differ in their last bit. */
  readonly node: string;
  readonly cards: readonly CardEntry[];
}

const FILE = 'world.json';

export const readManifest = async (folder: string): Promise<Manifest | null> => {
  try {
    return JSON.parse(await readFile(join(folder, FILE), 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 1)}\n`);
};

export const bytesOf = (manifest: Manifest): number =>
  manifest.cards.reduce((sum, card) => sum + card.images.reduce((bytes, image) => bytes + image.bytes, 0), 0);

/** Entries of a new run over those of an old one, in the order of the deck; cards that left the deck fall out. */
export const mergeEntries = (
  deck: readonly string[],
  before: readonly CardEntry[],
  painted: readonly CardEntry[],
): CardEntry[] => {
  const entries = new Map([...before, ...painted].map(entry => [entry.name, entry]));
  return deck.flatMap(name => entries.get(name) ?? []);
};

/** Removes images that no card names any more. Nothing but our own kinds of files is touched. */
export const sweep = async (folder: string, manifest: Manifest): Promise<void> => {
  const kept = new Set(manifest.cards.flatMap(card => card.images.map(({ file }) => file)));
  const stale = (await readdir(folder)).filter(name => /\.(avif|webp)$/.test(name) && !kept.has(name));
  await Promise.all(stale.map(name => rm(join(folder, name))));
};

/** The manifest with what its cards are called in every language that has words for them. */
export const captioned = (manifest: Manifest, words: ReadonlyMap<Language, DeckWords>): Manifest => ({
  ...manifest,
  cards: manifest.cards.map(card => ({
    ...card,
    words: Object.fromEntries(
      [...words].flatMap(([language, deck]) => {
        const said = deck[card.name];
        return said ? [[language, { title: said.title, alt: said.alt }]] : [];
      }),
    ),
  })),
});

/** A world carries its own words, so that it can be given away as one folder. */
export const writeWords = async (folder: string, words: ReadonlyMap<Language, DeckWords>): Promise<void> => {
  await mkdir(join(folder, 'words'), { recursive: true });
  for (const [language, deck] of words)
    if (Object.keys(deck).length > 0)
      await writeFile(join(folder, 'words', `${language}.json`), `${JSON.stringify(deck, null, 1)}\n`);
};
