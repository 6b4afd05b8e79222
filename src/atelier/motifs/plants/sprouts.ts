import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const oakSprout = () =>
  group(
    'sprout',
    part(tube(points`358,1150 366,1124 360,1104`, [5, 4, 3]), '#8ab04a'),
    both(q =>
      part(blob([360, 1106], [360 + q * 14, 1092], [360 + q * 28, 1094, 1], [360 + q * 14, 1106]), '#8ab04a', {
        texture: 'leaf',
      }),
    ),
  );

export const seedLeaf = (q: number) =>
  group(
    'leaf',
    part(blob([0, 0], [q * 22, -26], [q * 62, -34, 1], [q * 34, -2]), q > 0 ? '#6f9a4a' : '#5a8642', {
      texture: 'leaf',
    }),
  );

export const sprout = () =>
  group(
    'sprout',
    both(q => part(blob(...points`0,0 ${q * 8},-14 ${q * 18},-16! ${q * 10},-3`), '#8ac04a', { texture: 'leaf' })),
  );

const leaf = (x: number, y: number, side: number) =>
  part(blob([x, y, 1], [x + side * 30, y - 34], [x + side * 84, y - 26, 1], [x + side * 44, y + 10]), '#8aac54', {
    texture: 'leaf',
    shade: '#4a6a34',
    round: 0.7,
  });

export const sunflowerStem = () =>
  group(
    'stem',
    part(tube(points`408,716 424,830 474,950 452,1080`, [15, 14, 14, 18]), '#7a9a4c', { round: 1 }),
    leaf(436, 850, 1),
    leaf(466, 930, -1),
    leaf(462, 1000, 1),
  );

export const greenShoot = () =>
  group(
    'shoot',
    [-1, 0, 1].map(q =>
      part(
        blob(
          ...points`${q * 6 - 5},4 ${q * 12 - 5},-24 ${q * 17},${Math.abs(q) * 12 - 44}! ${q * 10 + 6},-18 ${q * 6 + 5},4`,
        ),
        '#6fa04a',
        { texture: 'leaf' },
      ),
    ),
  );
