import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lighter } from '../../kit.ts';
import { at, group, type Motif, type Pieces, part } from '../../motif.ts';
import { pelt } from './coat.ts';

const NOSE = '#c9736b';

export const rabbit = ({ colour = '#cbb59c' }: { colour?: Colour } = {}): Motif =>
  group(
    'rabbit',
    pelt(ellipse(-19, -8, 6), lighter(colour, 0.6)),
    pelt(blob(...points`-20,-2 -20,-18 -8,-30 8,-28 16,-16 14,0`), colour, { shade: darker(colour, 0.3) }),
    pelt(blob(...points`-14,0 -16,-12 -4,-16 6,-4 8,1`), darker(colour, 0.1)),
    pelt(tube(points`10,-16 13,-2`, [7, 5]), colour),
    at(rabbitHead({ colour, view: 'side' }), { x: 15, y: -34, scale: 0.9 }),
  );

export interface RabbitHeadOptions {
  readonly colour?: Colour;
  readonly view?: 'front' | 'side';
}

/** A rabbit's head around its own centre: in a hole, on a coin, on somebody's shoulders. */
export const rabbitHead = ({ colour = '#efe6da', view = 'front' }: RabbitHeadOptions = {}): Motif =>
  group('rabbit', view === 'front' ? fromFront(colour) : fromSide(colour));

const fromFront = (colour: Colour): Pieces => [
  [-1, 1].map(s => [
    pelt(blob(...points`${s * 3},-9 ${s * 2},-30 ${s * 8},-42 ${s * 12},-28 ${s * 9},-9`), colour),
    part(blob(...points`${s * 5},-12 ${s * 5},-28 ${s * 8},-36 ${s * 9.5},-26 ${s * 7.5},-12`), '#e3a79c', {
      round: 0.4,
      ao: 0,
    }),
  ]),
  pelt(blob(...points`-13,0 -10,-11 0,-14 10,-11 13,0 11,10 0,14 -11,10`), colour),
  [-5, 5].map(x => part(ellipse(x, 6, 5, 4.5), lighter(colour, 0.5), { ao: 0 })),
  part(poly(...points`-2,1.5 2,1.5 0,4`), NOSE),
  eye(-6, -3, 1.9),
  eye(6, -3, 1.9),
];

const fromSide = (colour: Colour): Pieces => [
  pelt(blob(...points`-2,-9 -10,-28 -8,-42 0,-34 4,-11`), darker(colour, 0.15)),
  pelt(blob(...points`2,-9 -3,-30 1,-44 8,-32 8,-10`), colour),
  pelt(blob(...points`-12,2 -9,-10 2,-13 12,-7 18,2 14,9 2,12 -8,10`), colour, { shade: darker(colour, 0.15) }),
  part(ellipse(17, 1, 1.8, 1.5), NOSE),
  eye(7, -3, 2),
];
