import { createHash } from 'node:crypto';
import { type Card, seedOf } from '../card.ts';
import { MEDIA, type MediumName } from '../media/media.ts';
import { Scene } from '../scene/scene.ts';

/** A painted card: 8-bit RGB pixels and what the code knows about them. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** What is in it, most frequent first. */
  readonly motifs: readonly string[];
  readonly rig: string;
}

const byFrequency = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts.entries()].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
};

/** Paints a card at any width; cards are half as tall again as wide. */
export const paintCard = (card: Card, width = 800, medium: MediumName = 'oil'): Picture => {
  const height = Math.round(width * 1.5);
  const scene = new Scene({ width, height, seed: seedOf(card) });
  card.paint(scene);
  const pixels = scene.render(MEDIA[medium]);
  return { width, height, pixels, motifs: byFrequency(scene.motifs), rig: scene.rigs[0] ?? 'none' };
};

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
