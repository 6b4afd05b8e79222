import type { Colour } from '../colour.ts';
import { rng } from '../geometry/random.ts';
import { ellipse } from '../geometry/shape.ts';
import { part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

export interface BubblesOptions {
  readonly count: number;
  readonly seed: number;
  /** The column they rise in: its middle and how far they stray from it. */
  readonly x: number;
  readonly stray: number;
  readonly from: number;
  readonly to: number;
  readonly largest: number;
  readonly colour: Colour;
  readonly alpha: number;
}

/** Breath, going up. */
export const bubbles = (s: Scene, options: BubblesOptions): void => {
  const { count, seed, x, stray, from, to, largest, colour, alpha } = options;
  const random = rng(seed);
  for (let i = 0; i < count; i++) {
    const bubble = part(ellipse(0, 0, random.between(2, largest)), colour, { alpha, ao: 0, rim: 2 });
    s.put(bubble, { x: x + random.bell() * stray, y: random.between(from, to) });
  }
};
