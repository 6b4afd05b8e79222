import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye } from '../../kit.ts';
import { at, group, type Motif, part } from '../../motif.ts';
import { pelt, plumage } from '../animals/coat.ts';
import type { OwlOptions } from '../animals/owl.ts';
import { feathers } from './feathers.ts';

/** An owl coming straight at us. */
export const flyingOwl = ({ colour = '#8a6c50', face = '#ead8b8', eyes = '#f0b53c' }: OwlOptions = {}): Motif =>
  group(
    'flying owl',
    ([-1, 1] as const).map(q => wing(q, colour)),
    plumage(blob(...points`-16,30 0,62 16,30`), darker(colour, 0.2)),
    plumage(blob(...points`-22,-20 -24,14 -12,36 0,42 12,36 24,14 22,-20 0,-34`), face, { shade: colour }),
    pelt(blob(...points`-24,-34 -20,-52 -14,-60! -6,-54 6,-54 14,-60! 20,-52 24,-34 12,-18 -12,-18`), colour),
    [-1, 1].map(q => [
      pelt(ellipse(q * 10, -37, 10.5), face, { round: 0.5 }),
      part(ellipse(q * 9.5, -37, 6.4), eyes, { emit: 0.4 }),
      eye(q * 9.5, -37, 3.6),
    ]),
    part(blob(...points`-2.6,-34 2.6,-34 0,-25!`), '#3a2a20'),
    [-8, 8].map(x => part(tube(points`${x},36 ${x},46`, [6, 4]), '#d29a4a')),
  );

const wing = (q: -1 | 1, colour: Colour) => [
  at(feathers({ count: 8, from: [0.1, 112], to: [1.25, 66], width: 10, colour, dark: darker(colour, 0.3) }), {
    x: q * 16,
    y: -14,
    flip: q < 0,
  }),
  plumage(blob(...points`${q * 10},-26 ${q * 50},-32 ${q * 96},-16 ${q * 70},2 ${q * 24},6`), darker(colour, 0.12), {
    grain: 0.8,
  }),
];
