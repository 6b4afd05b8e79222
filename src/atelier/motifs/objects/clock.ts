// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { TAU } from '../../geometry/number.ts';
import { ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, line, type Motif, type Part, part } from '../../motif.ts';

interface ClockOptions {
  readonly radius?: number;
  readonly colour?: Colour;
  readonly rim?: Colour;
  readonly hour?: number;
  readonly minute?: number;
  readonly numerals?: boolean;
}

export const clock = ({
  radius: r = 50,
  colour = '#f2e6cb',
  rim = '#7a4f34',
  hour = 10,
  minute = 8,
  numerals = true,
}: ClockOptions = {}): Motif => {
  /** A place on the dial: turns from twelve o'clock, and the distance from the middle in radii. */
  const dial = (turns: number, out: number): Point => {
    const angle = (turns - 0.25) * TAU;
    return [Math.cos(angle) * r * out, Math.sin(angle) * r * out];
  };
  const pointer = (turns: number, out: number, widths: readonly number[]): Part =>
    part(tube([[0, 0], dial(turns, out)], widths), '#2a1e24', { round: 0.5 });
  return group(
    'clock',
    part(ellipse(0, 0, r * 1.14), rim, { texture: 'wood', round: 0.8, bevel: 8 }),
    part(ellipse(0, 0, r), colour, { round: 0.15, shade: mix(colour, '#c7a06a', 0.4) }),
    numerals &&
      many(12, i => {
        const quarter = i % 3 === 0;
        return line([dial(i / 12, 0.88), dial(i / 12, quarter ? 0.75 : 0.81)], quarter ? 3 : 1.6, '#3a2a26');
      }),
    pointer((hour + minute / 60) / 12, 0.5, [4.5, 2]),
    pointer(minute / 60, 0.76, [3.4, 1.2]),
    part(ellipse(0, 0, 4), '#b8863c', { texture: 'gold' }),
  );
};
