// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { lerp } from '../../geometry/number.ts';
import { rng } from '../../geometry/random.ts';
import { blob, poly, rect, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { LAMPLIGHT } from '../palette.ts';
import { roundHeaded } from './arch.ts';

interface TowerOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly roof?: Colour;
  readonly windows?: Colour;
  readonly flag?: Colour | null;
  readonly seed?: number;
}

export const tower = ({
  width: w = 40,
  height: h = 120,
  colour = '#b8a08a',
  roof = '#5a5f86',
  windows = LAMPLIGHT,
  flag = '#c0493c',
  seed = 1,
}: TowerOptions = {}): Motif => {
  const random = rng(seed + 3);
  const hw = w / 2;
  const spire = -h - w * 1.5;
  return group(
    'tower',
    part(wobble(poly([-hw, 0], [-hw * 0.86, -h], [hw * 0.86, -h], [hw, 0]), 0.8, 0.1, seed), colour, {
      texture: 'brick',
      shade: darker(colour, 0.3),
      round: 1,
    }),
    part(
      poly([-hw * 1.1, -h + 2], [-hw * 1.1, -h - 8], [hw * 1.1, -h - 8], [hw * 1.1, -h + 2]),
      lighter(colour, 0.12),
      { texture: 'stone', round: 0.8 },
    ),
    part(
      blob(
        [-hw * 1.3, -h - 7, 1], [-hw * 0.5, -h - w * 0.75], [0, spire, 1], [hw * 0.5, -h - w * 0.75],
        [hw * 1.3, -h - 7, 1],
      ),
      roof,
      { texture: 'tile', shade: darker(roof, 0.3), round: 0.9 },
    ),
    flag && [
      line([[0, spire], [0, spire - 14]], 1.2, '#2a2028'),
      part(blob([0, spire - 14], [10, spire - 15], [18, spire - 10, 1], [0, spire - 6]), flag),
    ],
    many(Math.max(1, Math.round(h / 45)), i => {
      const y = -h * 0.82 + i * 38;
      const x = random.bell() * hw * 0.4;
      const on = random() < 0.8;
      return [
        part(roundHeaded(x, y, 7, 9), on ? windows : '#2c2f44', {
          emit: on ? 1 : 0,
          ao: 0,
        }),
        on && { glow: { x, y: y + 3, radius: 18, colour: windows, alpha: 0.25 } },
      ];
    }),
  );
};

/** Ironwork of the lantern room. */
const GALLERY = '#33303c';

interface LighthouseOptions {
  readonly height?: number;
  readonly colour?: Colour;
  readonly band?: Colour;
  readonly lit?: Colour;
  readonly width?: number;
}

export const lighthouse = ({
  height: h = 180,
  colour = '#efe6d6',
  band = '#b0433a',
  lit = '#ffe6a0',
  width: w = 46,
}: LighthouseOptions = {}): Motif => {
  /** Half the width at a share of the height. */
  const half = (t: number) => lerp(w, w * 0.58, t) / 2;
  return group(
    'lighthouse',
    part(poly([-half(0), 0], [-half(1), -h], [half(1), -h], [half(0), 0]), colour, {
      round: 1,
      texture: 'stone',
      shade: mix(colour, '#7a7a9a', 0.3),
    }),
    ([[0.14, 0.32], [0.5, 0.68]] as const).map(([a, b]) =>
      part(
        poly(
          [-half(a), -h * a], [-half(b), -h * b], [0, -h * b + 2], [half(b), -h * b], [half(a), -h * a],
          [0, -h * a + 2],
        ),
        band,
        { round: 1, texture: 'stone', ao: 0 },
      ),
    ),
    [0.4, 0.8].map(q => part(roundHeaded(0, -h * q, 7, 9), '#ffd27a', { emit: 0.9, ao: 0 })),
    part(roundHeaded(0, -16, 14, 16), '#4a342c', { texture: 'plank' }),
    // gallery, lantern room, cap
    part(rect(-w * 0.38, -h - 5, w * 0.76, 6, 2), GALLERY),
    part(rect(-w * 0.2, -h - 26, w * 0.4, 22), lit, { emit: 1, shade: '#fff7dc', ao: 0 }),
    [-0.2, -0.07, 0.07, 0.2].map(q => line([[w * q, -h - 26], [w * q, -h - 4]], 1.3, GALLERY)),
    part(
      blob(
        [-w * 0.28, -h - 25, 1], [-w * 0.16, -h - 38], [0, -h - 44], [w * 0.16, -h - 38], [w * 0.28, -h - 25, 1],
      ),
      band,
    ),
    part(tube([[0, -h - 42], [0, -h - 54]], [2.5, 1]), GALLERY),
    line([[-w * 0.38, -h - 12], [w * 0.38, -h - 12]], 1.2, GALLERY),
    { glow: { x: 0, y: -h - 15, radius: 110, colour: lit, alpha: 0.6 } },
    { lamp: { x: 0, y: -h - 15, colour: lit, radius: 120, power: 0.7, height: 30 } },
  );
};
