// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, join } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, hole } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface NeedleOptions {
  readonly height?: number;
  readonly colour?: Colour;
}

export const needle = ({ height: h = 160, colour = '#d6dbe2' }: NeedleOptions = {}): Motif =>
  group(
    'needle',
    part(
      join(
        blob(
          [0, 0, 1], [-h * 0.018, -h * 0.3], [-h * 0.026, -h * 0.85], [0, -h], [h * 0.026, -h * 0.85],
          [h * 0.018, -h * 0.3],
        ),
        hole(ellipse(0, -h * 0.9, h * 0.009, h * 0.045)),
      ),
      colour,
      { shade: '#8a93a8', round: 1 },
    ),
  );

interface ScissorsOptions {
  readonly colour?: Colour;
  readonly height?: number;
}

export const scissors = ({ colour = '#c3c9d2', height: h = 160 }: ScissorsOptions = {}): Motif =>
  group(
    'scissors',
    both(side => [
      part(
        blob(
          [0, 0], [side * h * 0.05, -h * 0.25], [side * h * 0.14, -h * 0.6, 1], [side * h * 0.02, -h * 0.3],
          [-side * h * 0.02, -h * 0.02],
        ),
        colour,
        { round: 0.6, shade: '#7d8798' },
      ),
      part(tube([[0, 0], [-side * h * 0.06, h * 0.12]], [h * 0.05, h * 0.04]), colour),
      part(
        join(
          ellipse(-side * h * 0.12, h * 0.24, h * 0.1, h * 0.13),
          hole(ellipse(-side * h * 0.12, h * 0.24, h * 0.06, h * 0.09)),
        ),
        '#3a3448',
        { round: 1 },
      ),
    ]),
    part(ellipse(0, -h * 0.01, h * 0.02), '#5a6070'),
  );
