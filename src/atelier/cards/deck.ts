import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Card } from '../card.ts';

/** The first world, in the order in which the deck is kept. Cards that are not painted yet are simply missing. */
export const WORLD = {
  id: 'lantern-hours',
  name: 'Lantern Hours',
  /** What hangs at the entrance of the gallery: few, far apart in mood, each readable from across the room. */
  covers: ['lantern-deer', 'many-happy', 'octopus-boat', 'moon-painter', 'elephant-rope'],
} as const;

export const DECK = [
  'mask-tree',
  'postage-paid',
  'by-the-pound',
  'many-happy',
  'patchwork',
  'pass-the-salt',
  'exhibit-a',
  'apple-home',
  'day-off',
  'shelf-jars',
  'moon-painter',
  'wallpaper',
  'maze-thread',
  'wake-up-call',
  'cage-heart',
  'peacetime',
  'storm-teacup',
  'mirror-years',
  'where-she-walked',
  'hand-garden',
  'fair-trade',
  'beneath-the-lawn',
  'your-turn',
  'upstairs',
  'vacancy',
  'wolf-shadow',
  'stone-tears',
  'smooth-passage',
  'the-triumph',
  'return-to-sender',
  'lost-property',
  'regular-service',
  'burrow',
  'room-to-grow',
  'all-the-hats',
  'not-speaking',
  'cut-shadow',
  'sunny-side',
  'temper',
  'youre-late',
  'green-fingers',
  'how-many',
  'lullaby',
  'handing-over',
  'everyone-ive-been',
  'our-song',
  'underground',
  'good-drying',
  'siesta',
  'change-of-scene',
  'hearsay',
  'window-eye',
  'before-the-south',
  'two-lakes',
  'sea-suitcase',
  'stage-fright',
  'scales',
  'still',
  'committee',
  'whose-land',
  'egg-night',
  'light-sleeper',
  'lantern-deer',
  'archipelago',
  'low-tide',
  'red-umbrella',
  'door-snow',
  'cupped-light',
  'rabbit-trick',
  'spare-part',
  'elephant-rope',
  'far-scarf',
  'cloud-shepherd',
  'last-movement',
  'octopus-boat',
  'thin-walls',
  'just-a-trim',
  'hold-still',
  'old-salt',
  'crow-sun',
  'bless-you',
  'own-rain',
  'queen-of-both',
  'crossing',
] as const;
export type CardName = (typeof DECK)[number];

/** Sources run as .ts, the built package as .js. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** One card, by its name: every card is a file of its own, so that many hands can paint at once. */
export const loadCard = async (name: string): Promise<Card> => {
  const module = (await import(`./${name}.${extension}`)) as { readonly card: Card };
  return module.card;
};

/** A card that is not in the deck yet, from wherever it is being written. */
export const loadDraft = async (file: string): Promise<Card> => {
  const module = (await import(pathToFileURL(file).href)) as { readonly card: Card };
  return module.card;
};

/** The cards of the deck that have been written, in its order. */
export const paintedCards = async (): Promise<CardName[]> => {
  const files = new Set(await readdir(new URL('.', import.meta.url)));
  return DECK.filter(name => files.has(`${name}.${extension}`));
};
