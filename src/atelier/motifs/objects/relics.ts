// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { both, darker, lighter } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';

interface FeatherOptions {
  readonly colour?: Colour;
  readonly height?: number;
}

export const feather = ({ colour = '#e8e2d6', height: h = 100 }: FeatherOptions = {}): Motif =>
  group(
    'feather',
    part(
      blob(
        [0, 0], [-h * 0.1, -h * 0.35], [-h * 0.12, -h * 0.7], [h * 0.02, -h, 1], [h * 0.16, -h * 0.7],
        [h * 0.14, -h * 0.35],
      ),
      colour,
      { shade: darker(colour, 0.25), texture: 'fur', round: 0.5 },
    ),
    line([[0, h * 0.15], [0, -h * 0.4], [h * 0.02, -h * 0.95]], 1.8, lighter(colour, 0.4)),
  );

interface SkullOptions {
  readonly colour?: Colour;
}

export const skull = ({ colour = '#e6dcc6' }: SkullOptions = {}): Motif =>
  group(
    'skull',
    part(
      blob([-24, -10], [-26, -36], [0, -54], [26, -36], [24, -10], [14, -4], [12, 8], [-12, 8], [-14, -4]),
      colour,
      { texture: 'stone', shade: darker(colour, 0.3) },
    ),
    both(side => part(ellipse(side * 11, -20, 7.5, 8.5), '#1c1620', { round: 0 })),
    part(blob([0, -12], [-4, -3], [4, -3]), '#1c1620', { round: 0 }),
    [-8, -3, 2, 7].map(x => line([[x, 1], [x, 8]], 1, '#5a4a44')),
  );
