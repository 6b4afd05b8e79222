import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lighter } from '../../kit.ts';
import { group, line, type Motif, type Pieces, part } from '../../motif.ts';
import { hide, scaled } from './coat.ts';

export interface TurtleOptions {
  readonly colour?: Colour;
  readonly shell?: Colour;
  readonly swimming?: boolean;
  /** The plates of the shell; without them it is smooth ground for something else. */
  readonly plates?: boolean;
}

export const turtle = ({
  colour = '#6f8a5c',
  shell = '#7a5a3a',
  swimming = false,
  plates = true,
}: TurtleOptions = {}): Motif =>
  group(
    'turtle',
    scaled(tube(points`34,-12 56,-20 70,-26`, [16, 14, 13]), colour, { grain: 0.8 }),
    scaled(blob(...points`64,-34 76,-38 88,-30 88,-22 74,-18 64,-20`), colour, { grain: 0.8 }),
    eye(79, -31, 1.9),
    line(points`88,-24 80,-23 75,-24`, 0.9, darker(colour, 0.6)),
    swimming ? flippers(colour) : legs(colour),
    hide(blob(...points`-54,-8 -46,-34 -18,-52 16,-50 42,-32 50,-8 20,-3 -24,-3`), shell, {
      shade: darker(shell, 0.4),
    }),
    plates &&
      PLATES.map(({ x, y, size }) =>
        hide(wobble(ellipse(x, y, size, size * 0.8, 0, 7), 1), lighter(shell, 0.16), { round: 0.7, ao: 0.3 }),
      ),
    part(tube(points`-55,-6 -20,-1 20,-1 51,-6`, [4, 6, 6, 4]), lighter(shell, 0.25)),
  );

const PLATES = [
  { x: -24, y: -26, size: 13 },
  { x: 0, y: -34, size: 14 },
  { x: 25, y: -25, size: 12 },
  { x: -40, y: -14, size: 8 },
  { x: -8, y: -12, size: 11 },
  { x: 14, y: -11, size: 10 },
  { x: 36, y: -12, size: 8 },
];

const flippers = (colour: Colour): Pieces => [
  scaled(blob(...points`30,-6 52,14 44,40 30,26 14,2`), colour),
  scaled(blob(...points`-34,-4 -54,16 -62,18 -50,-6`), darker(colour, 0.2)),
];

const legs = (colour: Colour): Pieces => [
  [-34, -18, 22, 36].map((x, i) =>
    scaled(tube(points`${x},-12 ${x + 2},15`, [19, 17], { round: false }), i % 3 ? darker(colour, 0.35) : colour, {
      shade: darker(colour, 0.4),
    }),
  ),
  part(tube(points`-46,-8 -62,2`, [8, 2]), colour),
];
