import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter } from '../../kit.ts';
import { group, line, type Motif, type Pieces, part } from '../../motif.ts';
import { pelt } from './coat.ts';
import { quadruped } from './quadruped.ts';

const SOOT = '#2d2933';
const AMBER = '#e9c64e';

export interface CatOptions {
  readonly colour?: Colour;
  readonly eyes?: Colour;
  readonly view?: 'front' | 'back';
  readonly chest?: Colour | null;
}

/** A sitting cat. */
export const cat = ({ colour = SOOT, eyes = AMBER, view = 'back', chest = null }: CatOptions = {}): Motif =>
  group(
    'cat',
    pelt(tube(points`12,-5 30,-2 36,-16 30,-28 36,-38`, [8, 8, 7, 6, 4]), colour),
    pelt(blob(...points`-19,0 -22,-16 -14,-36 -6,-48 6,-48 14,-36 22,-16 19,0`), colour, {
      shade: darker(colour, 0.35),
    }),
    chest !== null && pelt(blob(...points`-6,-44 6,-44 8,-28 0,-18 -8,-28`), chest, { ao: 0, alpha: 0.9 }),
    part(blob(...points`-13,-60 -15,-78! -3,-70`), colour),
    part(blob(...points`13,-60 15,-78! 3,-70`), colour),
    pelt(blob(...points`-17,-56 -13,-68 0,-71 13,-68 17,-56 11,-46 0,-44 -11,-46`), colour, {
      shade: darker(colour, 0.2),
    }),
    view === 'front' && catFace(colour, eyes),
  );

const catFace = (colour: Colour, eyes: Colour): Pieces => [
  [-7, 7].map(x => [
    part(ellipse(x, -58, 4, 4.4), eyes, { emit: 0.5 }),
    part(ellipse(x, -58, 1.2, 3.8), '#0e0a10', { ao: 0, round: 0 }),
  ]),
  part(poly(...points`-2,-52 2,-52 0,-49.5`), '#d98a86'),
  [-1, 1].map(side =>
    [0, 1, 2].map(i =>
      line(points`${side * 5},${-50 + i} ${side * 22},${-54 + i * 4}`, 0.6, '#efe6dc', { alpha: 0.6 }),
    ),
  ),
  [-7, 7].map(x => pelt(tube(points`${x},-20 ${x},-2`, [7, 7]), lighter(colour, 0.06))),
];

export const walkingCat = ({ colour = SOOT, eyes = AMBER }: { colour?: Colour; eyes?: Colour } = {}): Motif =>
  quadruped({
    name: 'cat',
    colour,
    length: 42,
    height: 24,
    girth: [15, 18, 16, 17, 13],
    legs: [8, 5, 4.5],
    hoof: colour,
    neck: { x: 6, y: -9, widths: [13, 11] },
    walk: 0.7,
    head: [
      part(blob(...points`-9,-7 -9,-21! 0,-11`), darker(colour, 0.2)),
      pelt(blob(...points`-11,0 -8,-11 3,-13 12,-6 16,2 10,9 0,10 -9,7`), colour),
      part(blob(...points`1,-11 5,-23! 10,-9`), colour),
      part(ellipse(9, -2, 2.4, 2), eyes, { emit: 0.6 }),
      part(ellipse(9.4, -2, 0.8, 1.8), '#0e0a10', { ao: 0, round: 0 }),
    ],
    tail: pelt(tube(points`6,0 -10,-6 -14,-26 -4,-40`, [6, 6, 5, 3.5]), colour),
  });
