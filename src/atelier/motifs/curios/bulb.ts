// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';

export interface BulbOptions {
  readonly colour?: Colour;
  /** A nightcap, if it means to go on sleeping. */
  readonly cap?: Colour | null;
  readonly awake?: boolean;
}

const INK = '#4a1f28';

/** A tulip bulb with a face: a pointed onion with a tuft of roots, around its own middle, about 150 tall. */
export const bulb = ({ colour = '#e6c4a4', cap = null, awake = false }: BulbOptions = {}): Motif =>
  group(
    awake ? 'waking bulb' : 'sleeping bulb',
    [-34, -14, 10, 32].map(x => part(tube(points`${x * 0.6},40 ${x},66 ${x * 1.4},86`, [5, 4, 1]), '#e6d0a0')),
    part(blob(...points`0,-96! -22,-64 -62,-22 -64,22 -30,54 0,58 30,54 64,22 62,-22 22,-64`), colour, {
      shade: mix(colour, '#5a2430', 0.5), texture: 'fur', grain: 0.25, stroke: 1.57,
    }),
    both(q =>
      awake
        ? [part(ellipse(q * 22, -4, 13, 14), '#fbf3e0', { detail: 1 }), part(ellipse(q * 22, -9, 6, 7), '#241620', { detail: 1 })]
        : line(points`${q * 12},-4 ${q * 22},4 ${q * 33},-4`, [2, 4, 2], INK),
    ),
    both(q => part(ellipse(q * 36, 14, 11, 8), '#e8604a', { alpha: 0.45, soft: 4, ao: 0, round: 0 })),
    awake ? part(ellipse(0, 24, 8, 9), INK, { detail: 1 }) : line(points`-9,20 0,25 9,20`, 3.4, INK),
    cap && [
      part(blob(...points`-40,-40 -22,-78 6,-106 62,-104 92,-62! 52,-76 40,-40 0,-30`), cap, {
        texture: 'cloth', pattern: { kind: 'stripe', colour: '#f4e8d0', width: 20, rotate: 0.9 },
      }),
      part(ellipse(92, -58, 13), '#f8f0dc', { texture: 'fur' }),
    ],
  );
