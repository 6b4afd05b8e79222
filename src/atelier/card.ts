import type { Scene } from './scene/scene.ts';

/** How a card is staged. Variety comes from here, not from colour; studio/quotas.ts says how many of each. */
export const STAGINGS = [
  'landscape',
  'interior',
  'close-up',
  'birds-eye',
  'section',
  'vertical',
  'sky',
  'stage-frame',
  'procession',
  'two-halves',
] as const;
export type Staging = (typeof STAGINGS)[number];

/** One idea, painted. A card is a poem: rig, far, middle, idea, witness, near. */
export interface Card {
  /** Kebab-case, the same as the file's name and the key of its words. */
  readonly id: string;
  readonly title: string;
  readonly setting: string;
  readonly mood: readonly string[];
  /** The turn of thought: 'wrong element', 'role reversal', 'thing inside thing' … */
  readonly grammar: string;
  readonly staging: Staging;
  /** What one sees first, in plain words; no clue may say it. */
  readonly hero: string;
  /** Another throw of the dice than the id gives. */
  readonly seed?: number | undefined;
  paint(s: Scene): void;
}

/** A card's seed follows from its name, so that adding a card changes no other. */
export const seedOf = (card: Pick<Card, 'id' | 'seed'>): number =>
  card.seed ?? Array.from(card.id, char => char.charCodeAt(0)).reduce((hash, code) => (hash * 31 + code) % 9973, 7);
