import { points } from '../../geometry/points.ts';
import { blob, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

const WOOL = [
  [-26, -20, 17],
  [-12, -32, 18],
  [8, -34, 19],
  [24, -24, 17],
  [28, -12, 13],
  [-30, -8, 13],
  [0, -10, 20],
  [14, -6, 14],
  [-14, -4, 14],
  [-2, -24, 20],
] as const;

/** Nobody can say which of them are clouds. */
export const cloudSheep = () =>
  group(
    'cloud-sheep',
    [-22, -12, 14, 24].map(x =>
      part(
        tube(
          [
            [x, -8],
            [x + 1, 18],
          ],
          [5, 4],
        ),
        '#4a4048',
      ),
    ),
    part(union(...WOOL.map(([x, y, r]) => ellipse(x, y, r * 1.08, r))), '#f6f0e4', { shade: '#b0bccc', round: 0.85 }),
    part(blob(...points`32,-34 44,-38 54,-28 52,-16 42,-12 34,-20`), '#5a4e56', { round: 0.9 }),
    part(tube(points`34,-32 26,-30 24,-24`, [6, 6, 3]), '#4a4048'),
    part(ellipse(46, -28, 1.9), '#f4ead8', { ao: 0 }),
    part(ellipse(46.4, -28, 1), '#141014', { ao: 0 }),
  );
