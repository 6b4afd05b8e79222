// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';

interface LanternOptions {
  readonly colour?: Colour;
  readonly frame?: Colour;
  readonly glow?: number;
  readonly power?: number;
  readonly radius?: number;
}

export const lantern = ({
  colour = '#ffcf7a',
  frame = '#3a2c2a',
  glow = 70,
  power = 1,
  radius: r = 90,
}: LanternOptions = {}): Motif =>
  group(
    'lantern',
    { glow: { x: 0, y: 12, radius: glow, colour, alpha: 0.55, falloff: 2.2 } },
    line([[0, -6], [-3, -10], [0, -14], [3, -10], [0, -6]], 1.2, frame),
    part(blob([-6, 0], [0, -7], [6, 0]), frame),
    part(blob([-6, 1], [6, 1], [8, 12], [6, 22], [-6, 22], [-8, 12]), colour, {
      emit: 1,
      shade: '#f59a3c',
      gradient: [0, 8, 0, 24],
      round: 0.5,
      ao: 0,
    }),
    part(ellipse(0, 12, 3, 5), '#fffbe6', { emit: 1, ao: 0, soft: 1 }),
    line([[-6.5, 2], [-8, 12], [-6, 22]], 1.2, frame),
    line([[6.5, 2], [8, 12], [6, 22]], 1.2, frame),
    line([[0, 2], [0, 22]], 0.8, frame, { alpha: 0.7 }),
    part(rect(-7.5, 21, 15, 4, 1), frame),
    { lamp: { x: 0, y: 12, colour, radius: r, power, height: 26 } },
  );

interface PaperLanternOptions {
  readonly colour?: Colour;
  readonly radius?: number;
}

export const paperLantern = ({ colour = '#f0823c', radius: r = 16 }: PaperLanternOptions = {}): Motif =>
  group(
    'paper lantern',
    { glow: { x: 0, y: 0, radius: r * 3.6, colour, alpha: 0.4 } },
    part(
      blob(
        [-r * 0.5, -r], [r * 0.5, -r], [r, -r * 0.2], [r * 0.85, r * 0.6], [r * 0.4, r], [-r * 0.4, r],
        [-r * 0.85, r * 0.6], [-r, -r * 0.2],
      ),
      lighter(colour, 0.45),
      {
        shade: colour,
        emit: 0.75,
        round: 0.8,
        ao: 0,
        pattern: {
          kind: 'stripe',
          colour: darker(colour, 0.15),
          width: r * 0.35,
          rotate: Math.PI / 2,
          bias: 0.7,
          alpha: 0.5,
        },
      },
    ),
    part(rect(-r * 0.45, -r * 1.12, r * 0.9, r * 0.2), '#3a2420'),
    part(rect(-r * 0.35, r * 0.95, r * 0.7, r * 0.16), '#3a2420'),
    { lamp: { x: 0, y: 0, colour, radius: r * 4, power: 0.55 } },
  );

interface CandleOptions {
  readonly height?: number;
  readonly width?: number;
  readonly colour?: Colour;
  readonly lit?: boolean;
  readonly power?: number;
}

export const candle = ({
  height: h = 40,
  width: w = 9,
  colour = '#efe3c8',
  lit = true,
  power = 0.8,
}: CandleOptions = {}): Motif =>
  group(
    'candle',
    part(blob([-w / 2, 0], [-w / 2, -h], [0, -h - 1.5], [w / 2, -h], [w / 2, 0]), colour, {
      shade: darker(colour, 0.25),
      round: 0.9,
      seed: 3,
    }),
    part(tube([[w * 0.3, -h + 1], [w * 0.48, -h + 8], [w * 0.5, -h + 14]], [2.5, 3, 3.4]), lighter(colour, 0.2)),
    line([[0, -h], [0.6, -h - 5]], 1.1, '#2a1c18'),
    lit && [
      { glow: { x: 0, y: -h - 11, radius: 46, colour: '#ffc766', alpha: 0.55 } },
      part(
        blob([-3.6, -h - 7], [-2, -h - 13], [0.6, -h - 21, 1], [3, -h - 12], [3.4, -h - 6], [0, -h - 3]),
        '#ffc24a',
        { emit: 1, shade: '#fff6cf', ao: 0 },
      ),
      part(ellipse(0.1, -h - 8, 1.6, 3.4), '#fffbe8', { emit: 1, ao: 0 }),
      { lamp: { x: 0, y: -h - 11, colour: '#ffb95a', radius: 70, power, height: 20 } },
    ],
  );

interface LampPostOptions {
  readonly height?: number;
  readonly colour?: Colour;
  readonly lit?: Colour;
  readonly radius?: number;
  readonly power?: number;
}

export const lampPost = ({
  height: h = 170,
  colour = '#2b2c38',
  lit = '#ffd588',
  radius: r = 150,
  power = 1.1,
}: LampPostOptions = {}): Motif =>
  group(
    'street lamp',
    { glow: { x: 0, y: -h, radius: 120, colour: lit, alpha: 0.5 } },
    part(tube([[0, 0], [0, -h * 0.5], [0, -h + 14]], [7, 4.5, 4]), colour),
    // foot, ring, glass, cap
    part(blob([-9, 2], [-6, -14], [6, -14], [9, 2]), colour),
    part(ellipse(0, -h * 0.55, 5, 3), colour),
    part(blob([-7, -h + 14, 1], [-11, -h - 10, 1], [11, -h - 10, 1], [7, -h + 14, 1]), lit, {
      emit: 1,
      shade: '#fff6d8',
      ao: 0,
    }),
    line([[0, -h + 14], [0, -h - 10]], 1.2, colour),
    part(blob([-14, -h - 9, 1], [0, -h - 24], [14, -h - 9, 1]), colour),
    part(rect(-8, -h + 13, 16, 4), colour),
    { lamp: { x: 0, y: -h, colour: lit, radius: r, power, height: 40 } },
  );
