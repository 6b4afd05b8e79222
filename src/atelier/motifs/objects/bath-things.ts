import { points } from '../../geometry/points.ts';
import { blob, ellipse, rect, transform } from '../../geometry/shape.ts';
import { both, eye } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const rubberDuck = () =>
  group(
    'rubber duck',
    part(blob(...points`-92,-30 -118,-66 -84,-56 -20,-50 20,-66 78,-40 84,6 40,34 -50,34 -86,8`), '#f4bd2e', {
      shade: '#d98a1e',
    }),
    part(blob(...points`84,-104 128,-100 132,-88 86,-80`), '#e0682c', { round: 0.9 }),
    part(ellipse(46, -96, 50, 47), '#f8c83a', { shade: '#e8a428', round: 1 }),
    eye(68, -108, 10),
    part(blob(...points`-50,-20 0,-34 36,-14 0,12 -60,-2`), '#e8a828', { ao: 0.3 }),
  );

export const stickingPlaster = () =>
  group(
    'sticking plaster',
    both(side =>
      part(transform(rect(-62, -17, 124, 34, 16), { rotate: side * 0.7 }), '#f0c898', {
        round: 0.4,
        ao: 0.35,
        shade: '#d8a070',
      }),
    ),
    part(transform(rect(-17, -14, 34, 28, 3), { rotate: 0.7 }), '#fbe6c4', { round: 0.3 }),
  );
