// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point, Shape } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { crescent, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, many } from '../../kit.ts';
import { group, type Motif, type Part, part } from '../../motif.ts';

/** The dark seas in radii: x, y, half width, half height, strength. */
const SEAS = [[-0.3, -0.25, 0.2, 0.16, 0.4], [0.28, 0.1, 0.3, 0.22, 0.35], [-0.1, 0.5, 0.16, 0.12, 0.4]] as const;

interface MoonOptions {
  readonly radius?: number;
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly face?: boolean;
  /** Radius of the halo in moon radii, and its strength. */
  readonly glow?: number;
  readonly haze?: number;
}

export const moon = ({
  radius: r = 50,
  colour = '#f7e6b4',
  shade = '#e8c889',
  face = false,
  glow = 2.6,
  haze = 0.5,
}: MoonOptions = {}): Motif => {
  const feature = (points: readonly Point[], width: number): Part =>
    part(
      tube(
        points.map(([x, y]): Point => [x * r, y * r]),
        width * r,
      ),
      '#7a5230',
      { emit: 1, ao: 0 },
    );
  return group(
    'moon',
    { glow: { x: 0, y: 0, radius: r * glow, colour, alpha: haze, falloff: 2.2 } },
    part(ellipse(0, 0, r), colour, { shade, emit: 0.82, round: 1, texture: 'stone', ao: 0, detail: 0.5 }),
    SEAS.map(([x, y, rx, ry, alpha]) =>
      part(ellipse(x * r, y * r, rx * r, ry * r), mix(colour, shade, 0.9), { emit: 0.8, alpha, ao: 0 }),
    ),
    face && [
      both(side => feature([[side * 0.5, -0.02], [side * 0.35, 0.06], [side * 0.2, -0.02]], 0.04)),
      feature([[-0.2, 0.42], [0, 0.5], [0.22, 0.4]], 0.035),
    ],
  );
};

interface CrescentMoonOptions {
  readonly radius?: number;
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly bite?: number;
  /** Radius of the halo in moon radii, and its strength. */
  readonly glow?: number;
  readonly haze?: number;
}

export const crescentMoon = ({
  radius: r = 60,
  colour = '#fbeabf',
  shade = '#e3b36b',
  bite = 0.55,
  glow = 2.4,
  haze = 0.45,
}: CrescentMoonOptions = {}): Motif =>
  group(
    'crescent moon',
    { glow: { x: -r * 0.4, y: 0, radius: r * glow, colour, alpha: haze, falloff: 2.2 } },
    part(crescent(0, 0, r, bite), colour, {
      shade,
      emit: 0.7,
      round: 0.9,
      texture: 'stone',
      ao: 0,
      gradient: [-r, -r, 0, r],
    }),
  );

interface SunOptions {
  readonly radius?: number;
  readonly colour?: Colour;
  readonly glow?: number;
}

export const sun = ({ radius: r = 60, colour = '#ffe2a0', glow = 4 }: SunOptions = {}): Motif =>
  group(
    'sun',
    { glow: { x: 0, y: 0, radius: r * glow, colour, alpha: 0.7, falloff: 2 } },
    part(ellipse(0, 0, r), colour, { emit: 1, ao: 0 }),
  );

interface CloudPuffOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly seed?: number;
  readonly count?: number;
}

export const cloudPuff = ({
  width: w = 120,
  height: h = 50,
  colour = '#f3ead9',
  shade = '#b9a8b8',
  seed = 1,
  count = 8,
}: CloudPuffOptions = {}): Motif => {
  const random = rng(seed * 31 + 7);
  const billows = many(count, (i): Shape => {
    const across = ((i + 0.5) / count) * 2 - 1;
    const swell = Math.sqrt(1 - across * across * 0.85); // full in the middle, small at the ends
    const r = h * (0.36 + 0.26 * random()) * swell;
    return ellipse(across * w * 0.42, -r * 0.5 - h * 0.3 * swell * random(), r * 1.15, r);
  });
  const base = ellipse(0, -h * 0.08, w * 0.46, h * 0.17);
  return group('cloud', part(union(...billows, base), colour, { shade, round: 1, ao: 0.15 }));
};
