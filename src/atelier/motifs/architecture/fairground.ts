// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { spline } from '../../geometry/curve.ts';
import { TAU } from '../../geometry/number.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, cycle, darker, lighter, many, ring } from '../../kit.ts';
import { at, group, line, type Motif, type Pieces, part } from '../../motif.ts';
import { BRICK, GOLD } from '../palette.ts';

interface CircusTentOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly stripe?: Colour;
}

export const circusTent = ({
  width: w = 200,
  height: h = 170,
  colour = '#b5403a',
  stripe = '#efe2c6',
}: CircusTentOptions = {}): Motif => {
  const hw = w / 2;
  const panels = 8;
  const edgeOf = (i: number): number => (i / panels) * 2 - 1;
  return group(
    'circus tent',
    many(panels, i => {
      const [a, b] = [edgeOf(i), edgeOf(i + 1)];
      return part(
        poly([a * hw, 0], [a * hw * 1.02, -h * 0.45], [b * hw * 1.02, -h * 0.45], [b * hw, 0]),
        i % 2 ? colour : stripe,
        { texture: 'cloth', round: 0.3, shade: darker(i % 2 ? colour : stripe, 0.3) },
      );
    }),
    many(panels, i => {
      const [a, b] = [edgeOf(i), edgeOf(i + 1)];
      return part(
        [
          spline([
            [a * hw * 1.1, -h * 0.42, 1], [a * hw * 0.4, -h * 0.7], [0, -h, 1], [b * hw * 0.4, -h * 0.7],
            [b * hw * 1.1, -h * 0.42, 1], [(a + b) / 2 * hw * 1.1, -h * 0.36],
          ]),
        ],
        i % 2 ? stripe : colour,
        { texture: 'cloth', round: 0.3, shade: darker(i % 2 ? stripe : colour, 0.15), ao: 0.08 },
      );
    }),
    part(blob([-16, 0, 1], [-10, -h * 0.3], [0, -h * 0.4, 1], [10, -h * 0.3], [16, 0, 1]), '#ffcf7a', {
      emit: 0.9,
      ao: 0,
    }),
    { glow: { x: 0, y: -h * 0.2, radius: 80, colour: '#ffcf7a', alpha: 0.4 } },
    { lamp: { x: 0, y: -10, colour: '#ffcf7a', radius: 80, power: 0.5 } },
    line([[0, -h], [0, -h - 22]], 1.6, '#2a2028'),
    part(blob([0, -h - 22], [14, -h - 24], [26, -h - 17, 1], [0, -h - 11]), GOLD),
  );
};

const BRASS = '#e0b048';

interface CarouselOptions {
  readonly width?: number;
  readonly colour?: Colour;
  readonly stripe?: Colour;
  /** What rides on the poles, drawn about 130 wide. */
  readonly horse?: Pieces;
}

export const carousel = ({
  width: w = 260,
  colour = '#c8485a',
  stripe = '#f4e6c8',
  horse,
}: CarouselOptions = {}): Motif =>
  group(
    'carousel',
    part(ellipse(0, -8, w / 2, 20), darker(colour, 0.3), { texture: 'hplank' }),
    part(ellipse(0, -16, w / 2, 18), '#b5803c', { texture: 'hplank', round: 0.3 }),
    part(rect(-18, -150, 36, 136), BRASS, { texture: 'gold' }),
    many(5, (i, u) => [
      part(tube([[(u - 0.5) * w * 0.84, -148], [(u - 0.5) * w * 0.84, -18]], 4), BRASS, { texture: 'gold' }),
      horse && at(horse, { x: (u - 0.5) * w * 0.84, y: -40 - (i % 2) * 16, scale: 0.36 }),
    ]),
    many(10, i => {
      const a = i / 10 - 0.5;
      const b = (i + 1) / 10 - 0.5;
      return part(
        [
          spline([
            [a * w * 1.08, -140, 1], [a * w * 0.4, -176], [0, -214, 1], [b * w * 0.4, -176], [b * w * 1.08, -140, 1],
            [(a + b) / 2 * w * 1.08, -128],
          ]),
        ],
        i % 2 ? colour : stripe,
        { texture: 'cloth', round: 0.5, shade: darker(i % 2 ? colour : stripe, 0.2) },
      );
    }),
    part(ellipse(0, -218, 7), BRASS, { texture: 'gold' }),
  );

interface FairWheelOptions {
  readonly radius?: number;
  readonly cabins?: number;
  readonly colour?: Colour;
  readonly cabinColours?: readonly Colour[];
  readonly rotate?: number;
}

export const fairWheel = ({
  radius: r = 150,
  cabins = 10,
  colour = BRICK,
  cabinColours = [GOLD, '#3f7a7a', '#c8583c', '#8a6a9a'],
  rotate = 0.2,
}: FairWheelOptions = {}): Motif => {
  const hub = -r - 30;
  return group(
    'fairground wheel',
    both(side => part(tube([[0, hub], [side * r * 0.6, 0]], 8), darker(colour, 0.35), { texture: 'wood' })),
    [r, r * 0.9].map(R => part(ring(0, hub, R, R - 4), colour, { round: 0.8 })),
    many(cabins, i => {
      const angle = rotate + (i / cabins) * TAU;
      const x = Math.cos(angle) * r;
      const y = hub + Math.sin(angle) * r;
      const cabin = cycle(cabinColours, i);
      return [
        line([[0, hub], [x, y]], 2.4, colour),
        part(blob([x - 15, y + 14], [x + 15, y + 14], [x + 11, y + 32], [x - 11, y + 32]), cabin),
        part(blob([x - 17, y + 4, 1], [x, y - 8], [x + 17, y + 4, 1]), lighter(cabin, 0.2), {
          texture: 'cloth',
        }),
        [-12, 12].map(d => line([[x + d, y + 4], [x + d, y + 15]], 1.4, darker(cabin, 0.5))),
        part(ellipse(x, y, 3), '#ffe8b0', { emit: 1 }),
      ];
    }),
    part(ellipse(0, hub, 12), GOLD, { texture: 'gold' }),
  );
};

interface MarketStallOptions {
  readonly colour?: Colour;
  readonly stripe?: Colour;
  readonly goods?: readonly Colour[];
}

export const marketStall = ({
  colour = '#c8583c',
  stripe = '#f0e4c8',
  goods = ['#d8603c', '#e8b03c', '#8aa85a', '#a8486a'],
}: MarketStallOptions = {}): Motif =>
  group(
    'market stall',
    [-62, 62].map(x => part(tube([[x, 0], [x, -104]], 5), '#6a4a34', { texture: 'wood' })),
    part(rect(-70, -50, 140, 44, 2), '#8a5f40', { texture: 'hplank', shade: '#5a3a2c' }),
    many(24, i =>
      part(ellipse(-58 + (i % 12) * 10.5, -54 - Math.floor(i / 12) * 8, 6), cycle(goods, i * 7 + (i >> 2)), {
        round: 1,
      }),
    ),
    many(8, i => {
      const x = -80 + i * 20;
      return part(
        [spline([[x + 8, -140, 1], [x + 24 - i * 0.6, -140, 1], [x + 20, -98, 1], [x + 10, -90], [x, -98, 1]])],
        i % 2 ? colour : stripe,
        { texture: 'cloth', round: 0.6 },
      );
    }),
    { lamp: { x: 0, y: -80, colour: '#ffd090', radius: 90, power: 0.5 } },
    part(ellipse(0, -84, 6, 8), '#ffe8b0', { emit: 1 }),
  );
