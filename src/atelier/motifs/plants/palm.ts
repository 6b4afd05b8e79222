import { points } from '../../geometry/points.ts';
import { blob, transform } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

export const palm = (height: number, lean: number) =>
  group(
    'palm',
    part(
      tube(
        [
          [0, 0],
          [lean * 0.3, -height * 0.5],
          [lean, -height],
        ],
        [13, 10, 8],
      ),
      '#8a6038',
      { pattern: { kind: 'stripe', colour: '#5a3c28', width: 9, rotate: 1.57, alpha: 0.5 } },
    ),
    [-2.8, -2.1, -1.4, -0.7, -0.1, 0.5].map(rotate =>
      part(transform(blob(...points`0,0 26,-14 64,6! 26,4`), { x: lean, y: -height, rotate }), '#4f8a46', {
        texture: 'leaf',
      }),
    ),
  );

export const palmGarden = () =>
  group(
    'garden',
    part(blob(...points`-34,10 -20,-20 10,-26 36,-14 42,12 30,34 0,42 -26,34`), '#8aa85a', {
      shade: '#5a7a42',
      texture: 'grass',
      round: 0.7,
    }),
    part(tube(points`4,40 -6,24 10,10 2,-4`, [9, 6, 4, 2]), '#e0c890', { ao: 0, round: 0.2 }),
  );
