import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye } from '../../kit.ts';
import { at, group, type Motif, type Pieces, part } from '../../motif.ts';
import { pelt } from './coat.ts';
import { quadruped } from './quadruped.ts';

const RUST = '#c8622e';
const CREAM = '#f3e3cc';

export const fox = ({ colour = RUST, walk = 0.7 }: { colour?: Colour; walk?: number } = {}): Motif =>
  quadruped({
    name: 'fox',
    colour,
    length: 44,
    height: 26,
    girth: [17, 20, 18, 21, 15],
    legs: [9, 5.5, 4.5],
    hoof: '#2a1a1c',
    neck: { x: 7, y: -12, widths: [15, 12] },
    chest: CREAM,
    walk,
    head: foxHead(colour),
    tail: [
      pelt(tube(points`6,0 -12,2 -28,12 -46,8`, [6, 13, 19, 4]), colour, { shade: darker(colour, 0.25) }),
      pelt(tube(points`-34,12 -42,10 -52,4`, [13, 12, 1.5]), CREAM, { ao: 0 }),
    ],
  });

export const sittingFox = ({ colour = RUST }: { colour?: Colour } = {}): Motif =>
  group(
    'fox',
    pelt(tube(points`-12,-5 -34,-4 -44,-22 -34,-40`, [8, 18, 17, 3]), colour, { shade: darker(colour, 0.2) }),
    pelt(tube(points`-43,-22 -40,-34 -31,-46`, [14, 13, 1.5]), CREAM, { ao: 0 }),
    pelt(blob(...points`-17,0 -25,-14 -18,-34 -6,-52 8,-54 14,-40 15,-18 17,0`), colour, {
      shade: darker(colour, 0.35),
    }),
    pelt(blob(...points`2,-48 15,-46 15,-28 9,-18 4,-32`), CREAM, { ao: 0, round: 0.7 }),
    pelt(tube(points`2,-30 4,-14 6,-2`, [9, 7, 5.5]), darker(colour, 0.25)),
    pelt(tube(points`10,-32 12,-14 13,-2`, [9, 6.5, 5.5]), colour, { shade: darker(colour, 0.7) }),
    pelt(blob(...points`-18,0 -20,-14 -8,-20 0,-8 -2,0`), darker(colour, 0.08), { ao: 0.2 }),
    at(foxHead(colour), { x: 5, y: -60 }),
  );

const foxHead = (colour: Colour): Pieces => [
  part(blob(...points`-9,-6 -11,-22! -1,-11`), darker(colour, 0.35), { round: 0.6 }),
  pelt(blob(...points`-10,2 -9,-9 2,-12 11,-6 27,3! 14,8 2,10`), colour, { shade: darker(colour, 0.2) }),
  pelt(blob(...points`27,3 13,2 3,5 -6,6 2,11 14,8.5`), CREAM, { round: 0.6, ao: 0.05 }),
  part(blob(...points`-3,-9 -1,-26! 7,-10`), colour, { round: 0.7 }),
  part(blob(...points`-.5,-11 .2,-21! 4.5,-11`), darker(colour, 0.6), { round: 0.5, ao: 0 }),
  part(ellipse(26.5, 2.6, 2.2, 1.8), '#1c1418'),
  eye(9, -2.5, 1.8),
];
