// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface EggOptions {
  readonly colour?: Colour;
  readonly radius?: number;
  readonly crack?: boolean;
}

export const egg = ({ colour = '#efe3cd', radius: r = 50, crack = false }: EggOptions = {}): Motif =>
  group(
    'egg',
    part(
      blob(
        [0, r * 1.05], [-r * 0.7, r * 0.75], [-r * 0.85, 0], [-r * 0.5, -r * 0.9], [0, -r * 1.2],
        [r * 0.5, -r * 0.9], [r * 0.85, 0], [r * 0.7, r * 0.75],
      ),
      colour,
      { shade: darker(colour, 0.2), round: 1, texture: 'stone', bump: 0.1 },
    ),
    crack &&
      part(
        tube(
          [
            [-r * 0.7, -r * 0.1], [-r * 0.4, -r * 0.25], [-r * 0.2, 0], [r * 0.1, -r * 0.2], [r * 0.3, 0.05 * r],
            [r * 0.55, -r * 0.15],
          ],
          [1, 3, 2.5, 3, 2, 0.6],
        ),
        '#3a2a2a',
        { round: 0, ao: 0 },
      ),
  );

interface AppleOptions {
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly radius?: number;
  readonly leaf?: Colour;
}

export const apple = ({
  colour = '#b8342f',
  shade = '#6a1f2c',
  radius: r = 50,
  leaf = '#6f8a42',
}: AppleOptions = {}): Motif =>
  group(
    'apple',
    part(
      blob(
        [0, -r * 0.7], [-r * 0.5, -r * 0.92], [-r * 0.98, -r * 0.55], [-r, r * 0.1], [-r * 0.6, r * 0.85],
        [-r * 0.2, r * 0.98], [0, r * 0.88], [r * 0.2, r * 0.98], [r * 0.6, r * 0.85], [r, r * 0.1],
        [r * 0.98, -r * 0.55], [r * 0.5, -r * 0.92],
      ),
      colour,
      { shade, round: 1, texture: 'stone', bump: 0.05 },
    ),
    part(ellipse(0, -r * 0.72, r * 0.25, r * 0.08), darker(shade, 0.5), { soft: 3, alpha: 0.7, ao: 0, round: 0 }),
    part(tube([[0, -r * 0.7], [r * 0.04, -r * 0.95], [r * 0.14, -r * 1.15]], [4, 4, 6]), '#4a3226', {
      texture: 'bark',
    }),
    part(
      blob([r * 0.06, -r * 0.9], [r * 0.3, -r * 1.22], [r * 0.75, -r * 1.2, 1], [r * 0.5, -r * 0.95]),
      leaf,
      { texture: 'leaf' },
    ),
  );
