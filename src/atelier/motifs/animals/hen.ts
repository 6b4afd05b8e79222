import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { eye } from '../../kit.ts';
import { group, line, part } from '../../motif.ts';

export const hen = () =>
  group(
    'hen',
    [-3, 4].map(x => line(points`${x},-6 ${x + 1},0`, 1.8, '#d8963c')),
    part(blob(...points`-22,-28! -12,-16 0,-17 8,-26 10,-37 18,-36 19,-24 14,-8 0,-3 -12,-7`), '#f4ead6', {
      texture: 'feather',
      shade: '#c8a488',
    }),
    part(blob(...points`-9,-14 3,-17 7,-9 -3,-6`), '#d8b898', { texture: 'feather', ao: 0.2 }),
    part(blob(...points`9,-37 11,-44 15,-40 18,-43 19,-36`), '#c8383c'),
    part(blob(...points`18,-34 26,-31! 18,-29`), '#e0a23c'),
    eye(15, -33, 1.6),
  );
