// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { lerp } from '../../geometry/number.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, lighter, many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface LadderOptions {
  readonly height?: number;
  readonly width?: number;
  readonly colour?: Colour;
  readonly rungs?: number;
  /** Width at the top as a share of the width at the foot. */
  readonly taper?: number;
}

export const ladder = ({
  height: h = 200,
  width: w = 22,
  colour = '#a87848',
  rungs = Math.round(h / 15),
  taper = 0.8,
}: LadderOptions = {}): Motif => {
  return group(
    'ladder',
    many(rungs, i => {
      const y = (-h * (i + 0.6)) / rungs;
      const half = lerp(w, w * taper, (i + 0.6) / rungs) / 2;
      return part(tube([[-half, y], [half, y + (i % 3 - 1) * 0.7]], 3), lighter(colour, 0.12), {
        texture: 'wood',
        round: 0.9,
      });
    }),
    both(side =>
      part(
        tube([[(side * w) / 2, 0], [side * ((w * (1 + taper)) / 4 + 0.5), -h / 2], [(side * w * taper) / 2, -h]], 3.6),
        colour,
        { texture: 'wood', round: 0.9 },
      ),
    ),
  );
};

export const rope = (points: readonly Point[], width = 2.4, colour: Colour = '#b89868'): Motif =>
  group(
    'rope',
    part(tube(points, width), colour, {
      pattern: { kind: 'stripe', colour: darker(colour, 0.35), width: 3, rotate: 0.8 },
      round: 0.8,
      ao: 0.1,
      detail: 1,
    }),
  );
