import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, part } from '../../motif.ts';
import { roundTree } from '../plants/oak.ts';

export const crook = () =>
  group('crook', part(tube(points`0,0 2,-90 4,-130 18,-144 28,-130`, 4.5), '#6a4630', { texture: 'wood' }));

export const woodenPlough = () =>
  group(
    'plough',
    part(tube(points`206,900 262,968 350,1000 430,968`, [12, 14, 16, 10]), '#7a4a30', { texture: 'wood' }),
    part(tube(points`196,926 256,988 330,1004`, [10, 12, 10]), '#6a3e28', { texture: 'wood' }),
    part(blob(...points`292,996! 350,992 398,1040! 330,1046`), '#9aa4ae', { shade: '#5a626c' }),
  );

export const horseCollar = () =>
  group(
    'collar',
    part(tube(points`-33,-74 -28,-50 0,-40 28,-48 20,-72`, [5, 7, 8, 7, 4]), '#a8482c', { texture: 'cloth', ao: 0.4 }),
  );

export const furrows = () =>
  group(
    'furrows',
    many(4, i =>
      part(
        tube(points`-20,${1030 + i * 33} 150,${1026 + i * 30} 330,${1012 + i * 22}`, [40, 34, 14]),
        i % 2 ? '#6a4632' : '#7a5238',
        { texture: 'leaf', grain: 0.6, bump: 1, round: 0.5, ao: 0.1 },
      ),
    ),
  );

/** Somewhere for the old enemies to sit. */
export const shadeTree = () => roundTree({ height: 100, width: 90, colour: '#6f9a4e', shade: '#3f6a3e', seed: 4 });
