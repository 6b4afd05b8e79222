// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';

interface BalloonOptions {
  readonly colour?: Colour;
  readonly radius?: number;
  /** Length of the string. */
  readonly string?: number;
  readonly sway?: number;
}

export const balloon = ({ colour = '#c9483c', radius: r = 22, string = 90, sway = 8 }: BalloonOptions = {}): Motif =>
  group(
    'balloon',
    line([[0, r * 1.2], [sway, r + string * 0.4], [-sway * 0.4, r + string * 0.7], [0, r + string]], 0.9, '#e8dcc8', {
      alpha: 0.8,
    }),
    part(
      blob(
        [0, r * 1.12], [-r * 0.6, r * 0.6], [-r * 0.95, -r * 0.2], [-r * 0.6, -r * 0.95], [0, -r * 1.12],
        [r * 0.6, -r * 0.95], [r * 0.95, -r * 0.2], [r * 0.6, r * 0.6],
      ),
      colour,
      { shade: darker(colour, 0.35), round: 1 },
    ),
    part(ellipse(-r * 0.35, -r * 0.5, r * 0.2, r * 0.3, 0.5), '#ffffff', { alpha: 0.35, soft: 2, emit: 1, ao: 0 }),
    part(poly([0, r * 1.05], [-3, r * 1.28], [3, r * 1.28]), darker(colour, 0.2)),
  );

interface UmbrellaOptions {
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly radius?: number;
  readonly handle?: Colour;
}

export const umbrella = ({
  colour = '#a83c3c',
  shade = darker(colour, 0.35),
  radius: r = 50,
  handle = '#4a3428',
}: UmbrellaOptions = {}): Motif =>
  group(
    'umbrella',
    part(tube([[0, -r * 1.02], [0, r * 0.55], [0, r * 0.9], [-6, r * 1.0], [-11, r * 0.9]], 3), handle, {
      texture: 'wood',
    }),
    part(
      blob(
        [-r, 0, 1], [-r * 0.92, -r * 0.45], [-r * 0.5, -r * 0.88], [0, -r], [r * 0.5, -r * 0.88],
        [r * 0.92, -r * 0.45], [r, 0, 1], [r * 0.66, -r * 0.12], [r * 0.34, 0, 1], [0, -r * 0.13], [-r * 0.34, 0, 1],
        [-r * 0.66, -r * 0.12],
      ),
      colour,
      { shade, texture: 'cloth', round: 0.9 },
    ),
    ([[-0.34, -0.2], [0.34, 0.2]] as const).map(([hem, rib]) =>
      line([[hem * r, 0], [rib * 1.35 * r, -r * 0.5], [0, -r]], 1.4, darker(colour, 0.45), { alpha: 0.7 }),
    ),
    part(tube([[0, -r], [0, -r * 1.14]], [4, 1.5]), handle),
  );
