// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { cycle, darker, many } from '../../kit.ts';
import { at, group, line, type Motif, part } from '../../motif.ts';
import { GOLD, IRON, LAMPLIGHT } from '../palette.ts';
import { pane } from './pane.ts';
import { wheel } from './wheel.ts';

interface SteamTrainOptions {
  readonly colour?: Colour;
  readonly cars?: number;
  readonly carColours?: readonly Colour[];
  readonly lit?: Colour;
}

/** An engine facing right with its carriages behind; origin on the rails under the cab. */
export function steamTrain({
  colour = '#7a2f34',
  cars = 2,
  carColours = ['#3f5a5a', '#b07a3a'],
  lit = LAMPLIGHT,
}: SteamTrainOptions = {}): Motif {
  const carriage = (i: number) => {
    const x = -60 - i * 86;
    const body = cycle(carColours, i);
    return [
      line([[x + 72, -14], [x + 84, -14]], 3, '#2a2428'),
      part(rect(x - 4, -52, 76, 38, 5), body, {
        shade: darker(body, 0.35),
        round: 0.5,
      }),
      part(rect(x - 8, -58, 84, 8, 4), '#3a2e38', { round: 0.8 }),
      many(3, k => pane(x + 4 + k * 22, -45, 15, 15, lit)),
      [10, 56].map(dx => at(wheel({ radius: 8, colour: IRON }), { x: x + dx, y: -8 })),
    ];
  };
  return group(
    'train',
    many(cars, carriage),
    // boiler and its bands
    part(rect(30, -46, 62, 30, 13), colour, { shade: darker(colour, 0.4), round: 1 }),
    [44, 62, 80].map(x => part(rect(x, -46.5, 3, 31), GOLD, { texture: 'gold', round: 0.6, ao: 0 })),
    // cab
    part(rect(10, -66, 30, 52, 3), darker(colour, 0.12), { shade: darker(colour, 0.45), round: 0.5 }),
    part(rect(5, -71, 40, 7, 3), IRON, { round: 0.8 }),
    pane(17, -59, 16, 15, lit),
    // chimney, dome, cow-catcher, headlight
    part(poly([72, -45], [68, -70], [88, -70], [84, -45]), IRON, { round: 0.9 }),
    part(ellipse(56, -48, 7, 7), GOLD, { texture: 'gold' }),
    part(poly([92, -18], [112, -2], [86, -2]), '#3a343c', { round: 0.5 }),
    part(ellipse(94, -34, 5), '#fff0b8', { emit: 1 }),
    { glow: { x: 96, y: -34, radius: 44, colour: lit, alpha: 0.5 } },
    // chassis, wheels, coupling rod
    part(rect(6, -18, 84, 7, 2), '#2a2428'),
    [24, 50, 74].map(x => at(wheel({ radius: 11, colour: '#3a2c30' }), { x, y: -11 })),
    part(tube([[24, -9], [74, -9]], 3), '#c8c0b0', { round: 0.8 }),
  );
}

interface TrainOptions {
  readonly colour?: Colour;
  readonly cars?: number;
  readonly windows?: Colour;
}

/** The toy-sized train of wide landscapes: fewer parts than steamTrain. */
export const train = ({ colour = '#7a2f34', cars = 3, windows = LAMPLIGHT }: TrainOptions = {}): Motif =>
  group(
    'train',
    part(rect(40, -40, 50, 26, 6), colour, { round: 0.9 }),
    part(rect(22, -58, 26, 44, 3), darker(colour, 0.15), { round: 0.5 }),
    part(rect(26, -52, 16, 14, 2), windows, { emit: 1, ao: 0 }),
    part(poly([74, -40], [70, -62], [86, -62], [82, -40]), IRON, { round: 0.9 }),
    part(tube([[90, -40], [90, -16]], 5), GOLD, { texture: 'gold' }),
    part(poly([90, -16], [106, -2], [88, -2]), '#3a343c'),
    many(cars, i => {
      const x = -52 - i * 74;
      return [
        part(rect(x, -52, 66, 38, 4), i % 2 ? '#3f5a5a' : '#b07a3a', { round: 0.5, shade: darker('#5a3a3a', 0.2) }),
        part(rect(x - 2, -57, 70, 7, 3), '#3a2e38', { round: 0.7 }),
        [0, 1, 2].map(k => part(rect(x + 7 + k * 19, -46, 13, 14, 2), windows, { emit: 1, ao: 0 })),
        [14, 52].map(k => part(ellipse(x + k, -8, 8), '#2a262e', { round: 0.7 })),
      ];
    }),
    [30, 54, 78].map(x => [part(ellipse(x, -9, 10), '#2a262e', { round: 0.8 }), part(ellipse(x, -9, 4), '#a8433c')]),
  );

interface TramOptions {
  readonly colour?: Colour;
  readonly cream?: Colour;
  readonly lit?: Colour;
}

export const tram = ({ colour = '#c8583c', cream = '#efe0c0', lit = '#ffe0a0' }: TramOptions = {}): Motif =>
  group(
    'tram',
    // pantograph
    line([[-8, -92], [22, -128]], 2.4, IRON),
    line([[10, -128], [34, -128]], 2.4, IRON),
    part(rect(-76, -88, 152, 74, 12), cream, { shade: darker(cream, 0.25), round: 0.55, bevel: 12 }),
    part(rect(-77, -46, 154, 32, 6), colour, { shade: darker(colour, 0.35), round: 0.6, bevel: 8 }),
    part(blob([-82, -86, 1], [-60, -96], [60, -96], [82, -86, 1]), darker(colour, 0.45), { round: 0.8 }),
    many(5, i => pane(-66 + i * 28, -80, 20, 28, lit)),
    part(rect(-78, -50, 156, 3), GOLD, { texture: 'gold', round: 0.4, ao: 0 }),
    part(ellipse(70, -30, 6), '#fff4c8', { emit: 1 }),
    { glow: { x: 74, y: -30, radius: 50, colour: lit, alpha: 0.5 } },
    part(rect(-64, -16, 128, 9, 3), '#2a2428'),
    [-42, -20, 22, 44].map(x => at(wheel({ radius: 9, colour: IRON, spokes: 5 }), { x, y: -8 })),
  );
