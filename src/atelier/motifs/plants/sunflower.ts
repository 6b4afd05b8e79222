// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { TAU } from '../../geometry/number.ts';
import { blob, ellipse, transform } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter, many } from '../../kit.ts';
import { at, group, type Motif, part } from '../../motif.ts';

/** Seeds turn by this much each: real sunflowers do, and no two line up. */
const GOLDEN_ANGLE = 2.39996;

interface SunflowerHeadOptions {
  readonly radius?: number;
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly seeds?: Colour;
  readonly petals?: number;
}

export const sunflowerHead = ({
  radius: r = 40,
  colour = '#f0b52e',
  shade = '#d87a22',
  seeds = '#5a3420',
  petals = 20,
}: SunflowerHeadOptions = {}): Motif =>
  group(
    'sunflower head',
    [1, 0.9].map((q, k) =>
      many(petals, i =>
        part(
          transform(blob([r * 0.45, 0, 1], [r * 0.8, -r * 0.13], [r * 1.12 * q, 0, 1], [r * 0.8, r * 0.13]), {
            rotate: ((i + k * 0.5) / petals) * TAU,
          }),
          k ? colour : mix(colour, shade, 0.55),
          { round: 0.55, ao: 0.12, texture: 'leaf', bump: 0.1 },
        ),
      ),
    ),
    part(ellipse(0, 0, r * 0.58), seeds, { round: 0.5, shade: darker(seeds, 0.4) }),
    many(60, i => {
      const a = i * GOLDEN_ANGLE;
      const d = r * 0.065 * Math.sqrt(i + 0.5);
      return part(
        ellipse(Math.cos(a) * d, Math.sin(a) * d, r * 0.03),
        i > 38 ? mix(seeds, colour, 0.55) : lighter(seeds, 0.2),
        { ao: 0, round: 0.6, detail: 0.9 },
      );
    }),
  );

interface SunflowerOptions extends SunflowerHeadOptions {
  readonly height?: number;
  readonly stem?: Colour;
  /** How far the head hangs over, to the right when positive. */
  readonly droop?: number;
}

export const sunflower = ({
  height: h = 150,
  radius: r = 34,
  stem = '#5a7a3a',
  droop = 0,
  ...head
}: SunflowerOptions = {}): Motif =>
  group(
    'sunflower',
    part(tube([[0, 2], [5, -h * 0.5], [droop * 18, -h]], [6, 5.4, 4.6]), stem),
    ([[-1, 0.3], [1, 0.5]] as const).map(([q, t]) =>
      part(blob([2, -h * t], [q * 18, -h * t - 18], [q * 42, -h * t - 12, 1], [q * 22, -h * t + 4]), stem, {
        texture: 'leaf',
        shade: darker(stem, 0.3),
      }),
    ),
    at(sunflowerHead({ radius: r, ...head }), { x: droop * 18, y: -h }),
  );
