import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye } from '../../kit.ts';
import { type Motif, part } from '../../motif.ts';
import { pelt } from './coat.ts';
import { quadruped } from './quadruped.ts';

export interface HorseOptions {
  readonly colour?: Colour;
  readonly mane?: Colour;
  readonly walk?: number;
}

export const horse = ({ colour = '#6a4a3a', mane = '#2c2026', walk = 0.8 }: HorseOptions = {}): Motif =>
  quadruped({
    name: 'horse',
    colour,
    length: 66,
    height: 52,
    girth: [25, 29, 26, 32, 24],
    legs: [14, 7, 5.5],
    neck: { x: 20, y: -36, widths: [24, 14] },
    walk,
    mane: pelt(blob(...points`-6,-8 2,-28 14,-46 20,-42 8,-22 4,-4`), mane, { stroke: 2 }),
    head: [
      pelt(blob(...points`-8,4 -9,-10 0,-16 10,-10 26,10 26,18 18,20 4,10`), colour, { shade: darker(colour, 0.2) }),
      part(blob(...points`-5,-12 -4,-25! 3,-13`), colour),
      eye(6, -5, 2),
      part(ellipse(24, 14, 1.5, 1), darker(colour, 0.7), { ao: 0 }),
      pelt(blob(...points`-9,-14 0,-18 6,-8 -2,-6`), mane),
    ],
    tail: pelt(tube(points`6,0 -10,4 -18,26 -14,46`, [7, 12, 14, 2]), mane),
  });
