import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';
import { foliage } from './foliage.ts';

export const hammockTrunk = (x: number, q: number) => {
  const trunk = tube(
    [
      [x + q * 10, 1040],
      [x, 800],
      [x + q * 6, 500],
      [x - q * 10, 160],
    ],
    [150, 104, 92, 110],
  );
  return group('tree', part(trunk, '#7a6048', { texture: 'bark', shade: '#4a3a30' }));
};

export const hammockLeaves = (x: number, q: number) =>
  foliage(
    [
      [x - q * 40, 60, 130],
      [x - q * 150, 40, 110],
      [x + q * 30, 170, 110],
      [x - q * 230, 10, 90],
      [x - q * 100, 140, 80],
    ],
    { colour: '#6f9044', lit: '#c0cc66', shade: '#3c5a34', seed: q + 4, count: 60, leaf: 16 },
  );
