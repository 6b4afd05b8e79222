// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter } from '../../kit.ts';
import { group, type Motif, type Pattern, part } from '../../motif.ts';

const MASTS = { 1: [0], 2: [-20, 20], 3: [-34, 0, 32] } as const;
const SPAR = '#4a3226';

interface ShipOptions {
  readonly colour?: Colour;
  readonly sail?: Colour;
  readonly masts?: 1 | 2 | 3;
  readonly flag?: Colour;
  readonly pattern?: Pattern | undefined;
}

export const ship = ({
  colour = '#6a4230',
  sail = '#f0e4cc',
  masts = 2,
  flag = '#b0433a',
  pattern,
}: ShipOptions = {}): Motif =>
  group(
    'sailing ship',
    MASTS[masts].map(x => {
      const tall = 104 - Math.abs(x) * 0.5;
      return [
        part(tube([[x, -10], [x, -tall]], [3.4, 2]), SPAR, { texture: 'wood' }),
        part(
          blob(
            [x - 21, -tall * 0.46, 1], [x - 12, -tall * 0.66], [x - 17, -tall * 0.93, 1],
            [x + 15, -tall * 0.93, 1], [x + 26, -tall * 0.68], [x + 22, -tall * 0.46, 1], [x + 6, -tall * 0.5],
          ),
          sail,
          { texture: 'cloth', grain: 0.7, shade: darker(sail, 0.2), round: 0.8, pattern },
        ),
        part(
          blob(
            [x - 24, -20, 1], [x - 15, -tall * 0.3], [x - 21, -tall * 0.44, 1], [x + 22, -tall * 0.44, 1],
            [x + 31, -tall * 0.3], [x + 24, -20, 1], [x + 6, -24],
          ),
          sail,
          { texture: 'cloth', grain: 0.7, shade: darker(sail, 0.25), round: 0.8, pattern },
        ),
        part(
          blob([x, -tall], [x - 12, -tall - 5], [x - 20, -tall + 1, 1], [x - 10, -tall + 3], [x, -tall + 7]),
          flag,
          {
            texture: 'cloth',
          },
        ),
      ];
    }),
    // hull, rail, bowsprit, portholes
    part(
      blob(
        [-56, -18, 1], [-50, -12], [0, -8], [44, -12], [62, -24, 1], [54, 0], [40, 14], [-38, 14], [-50, 4],
      ),
      colour,
      { texture: 'hplank', grain: 1.2, shade: darker(colour, 0.4) },
    ),
    part(tube([[-57, -19], [-48, -13], [0, -9], [44, -13], [63, -25]], 3.4), lighter(colour, 0.25), {
      texture: 'wood',
    }),
    part(tube([[58, -22], [84, -36]], [3, 1.4]), SPAR),
    [-30, -10, 10, 30].map(x => part(ellipse(x, 0, 2.6), '#ffcf7a', { emit: 0.9, ao: 0 })),
  );
