import { points } from '../../geometry/points.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { group, part } from '../../motif.ts';

const LINEN = { texture: 'cloth', grain: 0.3 } as const;

export const MONSTER_FUR = '#5a8a7c';

export const nurseryBed = () =>
  group(
    'bed',
    part(blob(...points`30,1000 36,420 110,350 290,318 470,350 546,420 552,1000`), '#7a4c34', {
      shade: '#4a2c24',
      texture: 'plank',
      grain: 0.25,
    }),
    [50, 532].map(x => part(ellipse(x, 398, 26), '#a8743c', { texture: 'gold' })),
    part(blob(...points`74,660 90,520 290,480 490,520 506,660 290,720`), '#efe8dc', LINEN),
  );

export const nurseryQuilt = () =>
  group(
    'quilt',
    part(blob(...points`10,1230 0,900 40,730 160,690 290,712 420,690 540,730 580,900 570,1230`), '#b5563f', {
      ...LINEN,
      shade: '#7a3440',
      pattern: { kind: 'patch', colour: '#e0a85a', width: 78, rotate: 0.1 },
    }),
    part(tube(points`36,748 160,700 290,724 420,700 544,748`, 44), '#efe4d0', LINEN),
  );

export const monsterPaws = () =>
  group(
    'paws',
    both(q =>
      [0, 1, 2].map(i => [
        part(tube(points`${290 + q * (150 + i * 22)},700 ${290 + q * (146 + i * 24)},742`, [30, 26]), MONSTER_FUR, {
          texture: 'fur',
          ao: 0.4,
        }),
        part(tube(points`${290 + q * (146 + i * 24)},750 ${290 + q * (144 + i * 24)},768`, [11, 3]), '#efe0b8'),
      ]),
    ),
  );

export const lowStool = () =>
  group(
    'stool',
    part(ellipse(666, 1010, 84, 22), '#8a5a38', { texture: 'wood' }),
    both(q => part(tube(points`${667 + q * 40},1016 ${667 + q * 57},1150`, 17), '#6a4028', { texture: 'wood' })),
  );

export const nightstand = () =>
  group('nightstand', part(rect(600, 640, 150, 320, 6), '#6a4030', { texture: 'plank', grain: 0.4 }));
