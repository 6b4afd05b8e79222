// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, lighter } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { GOLD } from '../palette.ts';

export interface MaskOptions {
  readonly colour?: Colour;
  /** 1 smiles, -1 grieves. */
  readonly mood?: number;
  readonly rouge?: Colour;
  readonly gold?: Colour;
  readonly width?: number;
}

export const mask = ({
  colour = '#f0e4d0',
  mood = 1,
  rouge = '#c0493c',
  gold = GOLD,
  width: w = 50,
}: MaskOptions = {}): Motif =>
  group(
    'mask',
    part(
      blob(
        [-w * 0.9, -w * 0.9], [-w * 0.4, -w * 1.05], [0, -w], [w * 0.4, -w * 1.05], [w * 0.9, -w * 0.9],
        [w * 0.92, -w * 0.1], [w * 0.6, w * 0.7], [0, w * 1.05], [-w * 0.6, w * 0.7], [-w * 0.92, -w * 0.1],
      ),
      colour,
      { round: 0.9, shade: darker(colour, 0.2) },
    ),
    both(side => [
      part(
        blob(
          [side * w * 0.18, -w * 0.3 - mood * 3], [side * w * 0.4, -w * 0.46 - mood * 3],
          [side * w * 0.66, -w * 0.34 + mood * 4], [side * w * 0.42, -w * 0.2 + mood * 3],
        ),
        '#15101a',
        { round: 0, ao: 0 },
      ),
      part(
        tube(
          [
            [side * w * 0.12, -w * 0.5], [side * w * 0.4, -w * 0.68 + mood * 2],
            [side * w * 0.74, -w * 0.52 + mood * 6],
          ],
          [2, 4.5, 1],
        ),
        gold,
        { texture: 'gold' },
      ),
      part(ellipse(side * w * 0.52, w * 0.12, w * 0.13), rouge, { alpha: 0.7, soft: 3, ao: 0, round: 0 }),
    ]),
    part(
      blob(
        [-w * 0.08, -w * 0.3], [w * 0.08, -w * 0.3], [w * 0.13, w * 0.12], [0, w * 0.22], [-w * 0.13, w * 0.12],
      ),
      lighter(colour, 0.2),
      { round: 0.9, ao: 0.2 },
    ),
    part(
      blob(
        [-w * 0.34, w * (0.5 - mood * 0.08)], [0, w * (0.5 + mood * 0.02)], [w * 0.34, w * (0.5 - mood * 0.08)],
        [0, w * (0.5 + mood * 0.24)],
      ),
      darker(rouge, 0.25),
      { round: 0.4, ao: 0.1 },
    ),
    part(blob([0, -w], [-w * 0.16, -w * 0.8], [0, -w * 0.56], [w * 0.16, -w * 0.8]), gold, {
      texture: 'gold',
    }),
  );
