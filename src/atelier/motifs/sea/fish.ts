// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { group, type Motif, part } from '../../motif.ts';

interface FishOptions {
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly fin?: Colour;
}

/** Swims to the right, about 100 long. */
export const fish = ({ colour = '#d98a3d', shade = '#8e3b2c', fin = '#c55a3a' }: FishOptions = {}): Motif =>
  group(
    'fish',
    part(blob([-30, 0], [-46, -16], [-58, -18], [-50, 0], [-58, 20], [-46, 16]), fin, {
      round: 0.5,
      stroke: 0,
    }),
    part(blob([-10, -14], [2, -28], [20, -22], [16, -12]), fin, { round: 0.5 }),
    part(blob([-34, 0], [-14, -15], [12, -18], [34, -10], [44, 0], [36, 9], [12, 17], [-14, 13]), colour, {
      shade,
      texture: 'scales',
      grain: 1.1,
    }),
    part(blob([24, -15], [36, -9], [44, 0], [36, 9], [26, 14], [22, 0]), mix(colour, '#fff0d0', 0.3), {
      round: 0.7,
      ao: 0.1,
    }),
    part(blob([8, 6], [-2, 16], [-14, 20], [-4, 8]), fin, { round: 0.6 }),
    part(ellipse(33, -4, 3.2), '#f4ead0', { round: 0.6 }),
    part(ellipse(33.8, -4, 1.8), '#14121c', { round: 0, ao: 0 }),
  );
