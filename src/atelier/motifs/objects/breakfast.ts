import { points } from '../../geometry/points.ts';
import { blob, ellipse, union, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { ring } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const breakfastPlate = () =>
  group(
    'plate',
    part(ellipse(400, 620, 366), '#e9ded0', { shade: '#c9b8b0', round: 0.5, bevel: 30 }),
    part(ellipse(400, 620, 292), '#f4ecdf', { round: 0.25, bevel: 20, shade: '#d8c8bc' }),
    part(ring(400, 620, 342, 334), '#4f7f96', { round: 0, ao: 0, detail: 1 }),
  );

export const friedEgg = () => {
  const crust = blob(
    ...points`170,560 214,420 330,352 470,342 590,424 640,560 616,700 650,812 520,876 396,846 270,892 168,800 206,680`,
  );
  const white = blob(
    ...points`180,562 222,430 334,362 468,352 582,430 629,562 606,700 636,804 518,864 396,834 274,880 180,796 216,680`,
  );
  return group(
    'fried egg',
    part(wobble(crust, 12, 0.02), '#d9a35a', { round: 0.5, bevel: 12 }),
    part(wobble(white, 11, 0.02), '#fbf5e8', { shade: '#eadcc8', round: 0.55, bevel: 26 }),
  );
};

export const yolk = () =>
  group(
    'yolk',
    part(ellipse(404, 606, 112, 108), '#ffc02c', { shade: '#f08a1c', round: 1 }),
    part(ellipse(368, 560, 30, 18, -0.6), '#fffbe0', { emit: 1, soft: 5, alpha: 0.85, ao: 0 }),
    part(ellipse(404, 606, 108, 104), '#ffd85a', { emit: 0.6, alpha: 0.35, ao: 0, soft: 20 }),
  );

export const hugeFork = () => {
  const tines = [-51, -17, 17, 51].map(x =>
    tube(
      [
        [x, -40],
        [x, -230],
      ],
      [22, 11],
    ),
  );
  const fork = union(
    tube(points`0,420 0,40`, [44, 30]),
    blob(...points`-62,-70 -56,10 0,70 56,10 62,-70 0,-30`),
    ...tines,
  );
  return group('fork', part(fork, '#c3ccd4', { shade: '#7f8c9c', round: 0.9 }));
};

export const parsley = () =>
  group(
    'parsley',
    [-0.9, -0.2, 0.5, 1.1].map((q, i) =>
      part(
        tube(
          [
            [0, 0],
            [q * 20, -24],
            [q * 34, -40 + i * 3],
          ],
          [5, 4, 3],
        ),
        '#5a8a3c',
      ),
    ),
    [-38, -16, 8, 32].map((x, i) =>
      part(wobble(ellipse(x, -46 + (i % 2) * 8, 21, 17), 6, 0.2), '#5f9a42', { texture: 'leaf' }),
    ),
  );
