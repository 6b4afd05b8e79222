// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { arc, type Point } from '../../geometry/curve.ts';
import { blob, poly, rect, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, ring } from '../../kit.ts';
import { at, group, line, type Motif, part } from '../../motif.ts';
import { BRICK, GOLD, LAMPLIGHT } from '../palette.ts';
import { pane } from './pane.ts';
import { wheel } from './wheel.ts';

interface BicycleOptions {
  readonly colour?: Colour;
  readonly radius?: number;
}

export const bicycle = ({ colour = BRICK, radius: r = 26 }: BicycleOptions = {}): Motif => {
  // Straight tubes joined at lugs: one bent tube would round its corners away.
  const hub: Point = [-36, -r];
  const crank: Point = [-6, -r + 2];
  const head: Point = [22, -62];
  const seat: Point = [-16, -58];
  const frame = [
    [hub, crank],
    [crank, head],
    [head, seat],
    [seat, hub],
    [crank, [-20, -68]],
  ] as const;
  return group(
    'bicycle',
    [-36, 36].map(x => at(wheel({ radius: r, colour: '#2c2a34', spokes: 14, rim: 2.6 }), { x, y: -r })),
    part(union(...frame.map(pipe => tube(pipe, 3.6))), colour, { round: 0.9 }),
    part(tube([[36, -r], [28, -52], [20, -76], [30, -82], [38, -78]], 3.4), colour, { round: 0.9 }),
    part(blob([-32, -70], [-22, -74], [-8, -70], [-18, -66]), '#4a3028'),
    part(ring(crank[0], crank[1], 8, 5.6), '#c8b070', { texture: 'gold' }),
    line([crank, [2, -14]], 2.2, '#2c2a34'),
  );
};

interface CaravanOptions {
  readonly colour?: Colour;
  readonly roof?: Colour;
  readonly trim?: Colour;
  readonly lit?: Colour;
}

export const caravan = ({
  colour = '#3f6a5a',
  roof = '#e0c080',
  trim = GOLD,
  lit = LAMPLIGHT,
}: CaravanOptions = {}): Motif =>
  group(
    'caravan',
    // stovepipe, body, roof
    part(tube([[34, -124], [34, -142]], [7, 6]), '#3a3038'),
    part(poly([-58, -30], [-64, -86], [64, -86], [58, -30]), colour, {
      shade: darker(colour, 0.35),
      texture: 'plank',
      round: 0.35,
      bevel: 8,
    }),
    part([[...arc(0, -84, 74, 180, 360, 18, 48), [70, -80], [-70, -80]]], roof, { texture: 'cloth', round: 0.8 }),
    part(tube([[-75, -84], [0, -80], [75, -84]], 6), trim, { texture: 'gold' }),
    pane(-40, -72, 24, 24, lit),
    { glow: { x: -28, y: -60, radius: 50, colour: lit, alpha: 0.35 } },
    // door, sill, shaft, wheels
    part(rect(14, -78, 28, 46, 3), darker(colour, 0.55)),
    part(rect(17, -75, 22, 43, 3), '#a8433c', { texture: 'plank' }),
    part(rect(-62, -32, 124, 7, 2), trim, { texture: 'hplank' }),
    part(tube([[60, -26], [96, -20]], 4), '#5a3c2c', { texture: 'wood' }),
    [-36, 38].map(x => at(wheel({ radius: 21, colour: '#9a4a3c', spokes: 10, rim: 4 }), { x, y: -21 })),
  );
