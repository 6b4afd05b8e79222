import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

const FOAM = { round: 0.6, ao: 0 } as const;

export const cupBreaker = () =>
  group(
    'wave',
    part(blob(...points`-58,-34 -46,-58 -24,-72 -6,-62 -12,-54 -26,-56 -18,-40 10,-34`), '#2f6c7c', {
      shade: '#7fc0b4',
      texture: 'water',
    }),
    part(tube(points`-48,-58 -24,-72 -6,-62 -12,-54`, [2, 6, 5, 2]), '#eefcf0', FOAM),
  );

export const cupSwell = () =>
  group(
    '',
    part(blob(...points`-6,-40 14,-50 36,-46 54,-38 40,-32 0,-30`), '#3a7a88', { shade: '#15384a', texture: 'water' }),
    part(tube(points`-6,-40 14,-50 36,-46 54,-38`, [1, 4, 3, 1]), '#e8fbf0', FOAM),
  );
