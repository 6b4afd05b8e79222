import { points } from '../../geometry/points.ts';
import { blob, ellipse, star } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';

export const geranium = () =>
  group(
    'geranium',
    [-34, -8, 20, 40].map((x, i) => part(ellipse(672 + x, 800 - (i % 2) * 20, 27, 22), '#6f9a4a', { texture: 'leaf' })),
    [-20, 26].map(x => part(ellipse(672 + x, 768, 20, 18), '#d8504a', { texture: 'leaf' })),
  );

export const waterLily = () =>
  group(
    'water lily',
    part(blob(...points`0,0! 20,-16 24,6 6,20 -18,14 -20,-8 -6,-20`), '#6f9a52', { texture: 'leaf' }),
    part(star(4, 0, 12, 6, 7), '#f4c8d0', { round: 0.8 }),
  );
