import { mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';
import { SKIN } from './complexion.ts';

export const summerArm = () =>
  group(
    'arm',
    part(tube(points`-30,960 90,900 214,850`, [96, 76, 46]), mix(SKIN.tan, '#3c1424', 0.1), { round: 0.9, ao: 0.4 }),
  );

export const reachingArm = () => {
  const arm = tube(points`496,560 566,800 560,900 440,866`, [76, 70, 64, 46]);
  const sleeve = tube(points`480,520 508,620 530,690`, [94, 86, 80]);
  const braid = tube(points`490,700 532,704 570,680`, 12);
  return group(
    'arm',
    part(arm, SKIN.brown, { round: 0.9, shade: '#6a3f2a' }),
    part(sleeve, '#8a2f3a', { texture: 'cloth', grain: 0.3 }),
    part(braid, '#f0d080', { texture: 'gold' }),
  );
};
