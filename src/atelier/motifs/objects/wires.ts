import type { Point } from '../../geometry/curve.ts';
import { lerp } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, line, part } from '../../motif.ts';

const strung = (f: (x: number) => number) => many(16, (_, u): Point => [lerp(160, 830, u), f(lerp(160, 830, u))]);

/** The height of a wire at x. */
export type Wire = (x: number) => number;

export const wire = (y: number, sag: number) => (x: number) =>
  y + sag * Math.sin(((x - 160) / 680) * 2.4) + (x - 160) * 0.05;

export const telegraphWires = (high: Wire, middle: Wire, low: Wire) =>
  group(
    'wires',
    [high, middle, low].map(f => part(tube(strung(f), 6), '#2c2430', { round: 0.6, ao: 0, detail: 1 })),
  );

/** The wire somebody has just left. */
export const shakingWire = () =>
  group('shaking wire', line(points`500,712 540,724 580,718`, 2, '#fff0d0', { alpha: 0.5 }));
