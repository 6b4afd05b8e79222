// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Point } from '../../geometry/curve.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, type Motif, part } from '../../motif.ts';

/** A breaking crest that hides where a coil leaves the water. */
export const waveCrest = (x: number, y: number, w: number, h: number): Motif =>
  group(
    '',
    part(
      blob(
        [x - w / 2, y + 40, 1], [x - w * 0.3, y - h * 0.2], [x - w * 0.12, y + 4], [x + w * 0.06, y - h * 0.3],
        [x + w * 0.25, y], [x + w / 2, y + 40, 1],
      ),
      '#3a6268',
      { shade: '#2c525c', texture: 'water', round: 0.5, fade: [x, y - 4, x, y + 40] },
    ),
    part(
      tube(
        [
          [x - w * 0.4, y + 20], [x - w * 0.3, y - h * 0.16], [x - w * 0.12, y + 4], [x + w * 0.06, y - h * 0.28],
          [x + w * 0.25, y + 2], [x + w * 0.4, y + 22],
        ],
        [2, 9, 5, 9, 5, 2],
      ),
      '#e4f0e4',
      { round: 0.6, alpha: 0.85, ao: 0 },
    ),
  );

/** The wave between us and the picture, drawn in card units. */
export const nearWave = (): Motif => {
  const top: readonly Point[] = [[-20, 1130], [120, 1090], [260, 1120], [420, 1086], [600, 1126], [820, 1084]];
  return group(
    '',
    part(blob([-20, 1130, 1], ...top.slice(1, 5), [820, 1084, 1], [820, 1230, 1], [-20, 1230, 1]), '#27495a', {
      shade: '#122838',
      texture: 'water',
      round: 0.4,
    }),
    part(tube(top, [3, 9, 4, 9, 4, 8]), '#cfe4dc', { round: 0.5, alpha: 0.7, ao: 0 }),
  );
};
