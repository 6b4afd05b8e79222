import { points } from '../../geometry/points.ts';
import { rect } from '../../geometry/shape.ts';
import { group, line, part } from '../../motif.ts';

export const tinyWashing = () =>
  group(
    'washing line',
    line(points`330,800 352,812 372,796`, 1.6, '#6a5a4a'),
    (
      [
        [338, 806, '#c0483c'],
        [350, 811, '#f4ead8'],
        [361, 806, '#4a6a8a'],
      ] as const
    ).map(([x, y, colour]) => part(rect(x - 4, y, 8, 14), colour, { texture: 'cloth' })),
  );
