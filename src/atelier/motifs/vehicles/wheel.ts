// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { TAU } from '../../geometry/number.ts';
import { ellipse } from '../../geometry/shape.ts';
import { darker, lighter, many, ring } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';

interface WheelOptions {
  readonly radius?: number;
  readonly colour?: Colour;
  readonly spokes?: number;
  /** Thickness of the rim. */
  readonly rim?: number;
}

export const wheel = ({ radius: r = 12, colour = '#3a3038', spokes = 8, rim = 3 }: WheelOptions = {}): Motif =>
  group(
    'wheel',
    part(ring(0, 0, r, r - rim), colour, { round: 0.9 }),
    many(spokes, i => {
      const a = (i / spokes) * TAU;
      return line([[0, 0], [Math.cos(a) * (r - rim), Math.sin(a) * (r - rim)]], 1.4, darker(colour, 0.1));
    }),
    part(ellipse(0, 0, r * 0.2), lighter(colour, 0.3), { round: 1 }),
  );
