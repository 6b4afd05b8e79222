import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';

export const goldCrown = () =>
  group(
    'crown',
    part(poly(...points`-36,0 -44,-46 -20,-22 0,-56 20,-22 44,-46 36,0`), '#ffd860', { texture: 'gold' }),
    [-20, 0, 20].map(x => part(ellipse(x, -10, 6), x ? '#b23f38' : '#3f8a86')),
  );

export const heapOfGold = () =>
  group(
    'gold',
    part(blob(...points`270,1176! 400,1080 510,1016 620,990 720,1040 830,1170! 560,1196`), '#e0a838', {
      shade: '#a86c24',
      texture: 'gold',
      bump: 1,
    }),
  );
