// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { type Point, spline } from '../../geometry/curve.ts';
import { TAU } from '../../geometry/number.ts';
import { rng } from '../../geometry/random.ts';
import { transform } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { leafShape } from './foliage.ts';

interface VineOptions {
  readonly width?: number;
  readonly colour?: Colour;
  readonly leaf?: number;
  readonly leaves?: number;
  readonly bloom?: Colour | undefined;
  readonly seed?: number;
}

/** Vine with leaves (and perhaps flowers) along any line of points. */
export function vine(
  points: readonly Point[],
  { width: w = 5, colour = '#4f6a3a', leaf = 12, leaves = 18, bloom, seed = 1 }: VineOptions = {},
): Motif {
  const random = rng(seed + 5);
  const path = spline(points, false, 12);
  return group(
    'vine',
    part(tube(points, [w, w * 0.8, w * 0.35]), darker(colour, 0.25), { texture: 'bark' }),
    many(leaves, i => {
      const k = Math.floor(((i + 0.5) / leaves) * (path.length - 1));
      const [x, y] = path[k] as Point;
      const flower = bloom && i % 4 === 3;
      return flower
        ? many(5, j =>
            part(transform(leafShape(leaf * 0.7), { x, y, rotate: (j / 5) * TAU }), bloom, { round: 0.6, ao: 0.1 }),
          )
        : part(
            transform(leafShape(leaf * random.between(0.7, 1.25)), {
              x,
              y,
              rotate: (i % 2 ? -1 : 1) * random.between(0.5, 1.5) - 1.2,
            }),
            mix(colour, '#b0b858', random() * 0.6),
            { texture: 'leaf', round: 0.5, ao: 0.12 },
          );
    }),
  );
}
