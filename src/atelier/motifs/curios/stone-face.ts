import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

const ROCK = { texture: 'stone', round: 0.9 } as const;

const CRACK = { round: 0, ao: 0 } as const;

export const stoneCliff = () =>
  group(
    'stone face',
    part(blob(...points`-40,1220! -40,300! 80,190 200,120 400,86 600,120 730,200 840,300! 840,1220!`), '#8f968c', {
      shade: '#5a6a5c',
      texture: 'stone',
      grain: 0.45,
      round: 0.5,
      bevel: 130,
      detail: 0.25,
    }),
    part(blob(...points`180,900 150,600 190,330 300,220 400,200 500,220 610,330 650,600 620,900 400,1010`), '#a3a89c', {
      shade: '#76847a',
      texture: 'stone',
      grain: 0.45,
      round: 0.8,
      detail: 0.3,
    }),
  );

export const stoneFeatures = () =>
  group(
    '',
    [285, 515].map(x => [
      part(blob(...points`${x - 92},480 ${x},430 ${x + 92},480 ${x},510`), '#4a544c', {
        alpha: 0.55,
        soft: 8,
        ...CRACK,
      }),
      part(blob(...points`${x - 74},492 ${x},446 ${x + 74},492 ${x},516`), '#a8ada0', ROCK),
      part(tube(points`${x - 76},492 ${x},520 ${x + 76},492`, [3, 9, 3]), '#3f4a42', CRACK),
      part(
        tube(points`${x - 88},${x < 400 ? 432 : 420} ${x},392 ${x + 88},${x < 400 ? 420 : 432}`, [12, 28, 12]),
        '#7f8a7c',
        ROCK,
      ),
    ]),
    part(blob(...points`400,430 372,560 340,640 368,672 400,664 432,672 460,640 428,560`), '#acb1a4', {
      ...ROCK,
      ao: 0.3,
    }),
    part(tube(points`300,790 360,772 400,782 440,772 500,790`, [4, 20, 16, 20, 4]), '#8a8f84', ROCK),
    part(tube(points`304,792 400,800 496,792`, [3, 6, 3]), '#3c463e', CRACK),
    part(tube(points`330,812 400,826 470,812`, [6, 26, 6]), '#969b90', ROCK),
  );

export const waterfall = (x: number, q: -1 | 1) =>
  group(
    'waterfall',
    part(tube(points`${x},512 ${x + q * 6},640 ${x + q * 2},800 ${x - q * 10},1060`, [16, 30, 44, 84]), '#a8d4d8', {
      shade: '#e8f8f8',
      texture: 'water',
      grain: 0.6,
      stroke: 1.57,
      round: 0.6,
    }),
    [-6, 4, 12].map(k =>
      part(tube(points`${x + k},540 ${x + q * 5 + k},680 ${x + k - q * 6},1000`, [1, 3, 5]), '#ffffff', {
        alpha: 0.5,
        ...CRACK,
      }),
    ),
  );
