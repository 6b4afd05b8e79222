// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface PineOptions {
  readonly height?: number;
  readonly width?: number;
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly seed?: number;
  /** 0 green … 1 laden with snow. */
  readonly snow?: number;
}

export function pine({
  height: h = 120,
  width: w = 46,
  colour = '#2f4a48',
  shade = '#16282f',
  seed = 1,
  snow = 0,
}: PineOptions = {}): Motif {
  const random = rng(seed * 5 + 2);
  const stem = part(tube([[0, 3], [0, -h * 0.3]], [6, 4]), '#3a2c2a', { texture: 'bark' });
  const tiers = many(5, i => {
    const y = -h * (0.1 + i * 0.17);
    const half = (w * (1 - i * 0.17)) / 2;
    const tall = h * 0.3;
    const right: Point = [half * random.between(0.9, 1.1), y + random.bell() * 3, 1];
    // The ragged lower edge: every other point hangs and is sharp.
    const fringe = [1, 2, 3, 4].map((j): Point => {
      const hangs = j % 2 === 0;
      return [half * (1 - j * 0.4), y + (hangs ? 1 : -4) + random.bell() * 2, hangs ? 1 : 0];
    });
    const left: Point = [-half * random.between(0.9, 1.1), y + random.bell() * 3, 1];
    return part(
      blob([0, y - tall, 1], [half * 0.35, y - tall * 0.45], right, ...fringe, left, [-half * 0.35, y - tall * 0.45]),
      mix(colour, '#ffffff', snow * 0.6),
      {
        shade,
        texture: 'leaf',
        round: 0.7,
        gradient: [0, y - tall, 0, y],
      },
    );
  });
  return group('pine', stem, tiers);
}
