// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { blob, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, lighter, ring } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface KeyOptions {
  readonly colour?: Colour;
  readonly height?: number;
}

export const key = ({ colour = '#d9a441', height: h = 100 }: KeyOptions = {}): Motif =>
  group(
    'key',
    part(ring(0, -h * 0.82, h * 0.17, h * 0.09), colour, {
      texture: 'gold',
      round: 1,
    }),
    both(side => part(ring(side * h * 0.12, -h * 0.68, h * 0.085, h * 0.035), colour, { texture: 'gold', round: 1 })),
    part(tube([[0, -h * 0.66], [0, -h * 0.3], [0, 0]], [h * 0.075, h * 0.06, h * 0.06]), colour, {
      texture: 'gold',
      round: 1,
    }),
    part(tube([[-h * 0.06, -h * 0.6], [h * 0.06, -h * 0.6]], h * 0.045), lighter(colour, 0.2), { texture: 'gold' }),
    part(
      poly(
        [0, -h * 0.02], [h * 0.2, -h * 0.02], [h * 0.2, -h * 0.09], [h * 0.14, -h * 0.09], [h * 0.14, -h * 0.13],
        [h * 0.22, -h * 0.13], [h * 0.22, -h * 0.22], [0, -h * 0.22],
      ),
      colour,
      { texture: 'gold', round: 0.8 },
    ),
  );

/** The shape only: clip a room, or an eye, into it. The round part ends at the origin, the slot runs `h` down. */
export const keyhole = (r = 30, h = 80): Shape =>
  blob(
    [-r * 0.36, -r * 0.15, 1], [-r * 0.85, -r * 0.4], [-r, -r * 1.05], [-r * 0.55, -r * 1.85], [0, -r * 2.02],
    [r * 0.55, -r * 1.85], [r, -r * 1.05], [r * 0.85, -r * 0.4], [r * 0.36, -r * 0.15, 1], [r * 0.75, h, 1],
    [-r * 0.75, h, 1],
  );
