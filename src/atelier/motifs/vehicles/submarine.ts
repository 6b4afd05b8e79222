// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter, many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface SubmarineOptions {
  readonly colour?: Colour;
  readonly trim?: Colour;
  readonly lit?: Colour;
  /** How far the periscope is raised. */
  readonly scope?: number;
}

export const submarine = ({
  colour = '#d8a03c',
  trim = '#8a4a34',
  lit = '#ffe8a8',
  scope = 80,
}: SubmarineOptions = {}): Motif =>
  group(
    'submarine',
    // periscope
    part(tube([[4, -70], [4, -80 - scope]], 6), darker(colour, 0.45), { round: 0.9 }),
    part(tube([[4, -78 - scope], [8, -88 - scope], [24, -88 - scope]], 8), darker(colour, 0.45), { round: 0.9 }),
    part(ellipse(26, -88 - scope, 3, 5), '#bfe8f0', { emit: 0.8 }),
    // rudder, propeller
    part(blob([-96, 0], [-128, -26], [-138, -22], [-124, 0], [-138, 22], [-128, 26]), trim, { round: 0.6 }),
    part(ellipse(-134, 0, 5, 30), '#c8b088', { round: 0.8, alpha: 0.9 }),
    // tower, hull, keel band
    part(blob([-30, -40], [-24, -72], [26, -74], [40, -40]), colour, {
      shade: darker(colour, 0.3),
      round: 0.8,
    }),
    part(tube([[-26, -72], [28, -74]], 6), trim),
    part(
      blob(
        [-118, 0], [-90, -34], [-30, -48], [50, -46], [100, -26], [116, 0], [100, 28], [50, 46], [-30, 48],
        [-90, 32],
      ),
      colour,
      { shade: darker(colour, 0.5), round: 1, texture: 'stone', bump: 0.1 },
    ),
    part(tube([[-112, 12], [-40, 18], [60, 16], [112, 8]], [3, 8, 8, 3]), trim, { round: 0.6, ao: 0.1 }),
    // portholes, rivets, headlight
    [-54, -8, 38].map(x => [
      part(ellipse(x, -10, 16), trim, { round: 1 }),
      part(ellipse(x, -10, 11), lighter(lit, 0.2), { shade: lit, emit: 0.95, ao: 0 }),
      { glow: { x, y: -10, radius: 40, colour: lit, alpha: 0.35 } },
    ]),
    many(12, i => part(ellipse(-92 + i * 17, 31 - Math.abs(i - 5.5) * 1.1, 1.8), lighter(colour, 0.4), { ao: 0.1 })),
    part(ellipse(110, -2, 7, 9), '#fffbe0', { emit: 1 }),
    { glow: { x: 114, y: 0, radius: 80, colour: lit, alpha: 0.5 } },
    { lamp: { x: 130, y: 0, colour: lit, radius: 120, power: 0.7, height: 30 } },
  );
