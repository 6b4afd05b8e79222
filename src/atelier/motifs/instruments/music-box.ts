// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, ring } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { GOLD, SKIN } from '../palette.ts';

interface MusicBoxOptions {
  readonly colour?: Colour;
  readonly dancer?: Colour;
}

export const musicBox = ({ colour = '#5a3a5a', dancer = '#f0c8c8' }: MusicBoxOptions = {}): Motif =>
  group(
    'music box',
    // lid and lining
    part(poly([-52, -44], [-44, -108], [44, -108], [52, -44]), darker(colour, 0.3), { round: 0.3 }),
    part(poly([-44, -48], [-38, -101], [38, -101], [44, -48]), '#7a3038', {
      texture: 'cloth',
      round: 0.1,
      ao: 0,
    }),
    part(ellipse(0, -46, 48, 9), '#2c1c2c', { round: 0 }),
    // the dancer on her pin, arms above her head
    part(tube([[0, -46], [0, -58]], 2), GOLD),
    part(blob([-20, -62], [0, -76], [20, -62], [0, -56]), dancer, { texture: 'cloth' }),
    part(tube([[0, -72], [0, -86]], [7, 5]), dancer),
    part(ellipse(0, -92, 5), SKIN),
    part(tube([[-3, -84], [-14, -96], [0, -106]], 2.4), SKIN),
    part(tube([[3, -84], [14, -96], [0, -106]], 2.4), SKIN),
    // box, lock, winding key
    part(rect(-54, -46, 108, 46, 5), colour, { shade: darker(colour, 0.4), texture: 'wood', round: 0.5, bevel: 7 }),
    part(ring(0, -22, 13, 8), GOLD, { texture: 'gold' }),
    part(tube([[54, -22], [70, -22]], 4), GOLD),
    part(ring(78, -22, 9, 4), GOLD, { texture: 'gold' }),
  );

interface StrutOptions {
  readonly height?: number;
  readonly colour?: Colour;
  /** Half the stride, and the distance between the hips. */
  readonly step?: number;
  readonly gap?: number;
}

/** Two bent legs so that an object can walk. */
export const strut = ({ height: h = 40, colour = '#2c2630', step = 14, gap = 14 }: StrutOptions = {}): Motif =>
  group(
    'legs',
    both(side => {
      const x = (side * gap) / 2;
      const f = x + side * step;
      return [
        part(tube([[x, -h], [x + side * step * 0.2 + 5, -h * 0.55], [f, -4]], [7, 6, 5]), colour, { round: 0.9 }),
        part(blob([f - 4, -6], [f + 4, -7], [f + 13, 0], [f + 2, 2], [f - 4, 1]), darker(colour, 0.3), {
          round: 0.9,
        }),
      ];
    }),
  );
