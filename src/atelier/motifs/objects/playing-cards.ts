import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, rect, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { at, group, part } from '../../motif.ts';

export const PIPS = [
  { colour: '#c8483c', shape: blob(...points`0,40! -38,-2 -20,-32 0,-16! 20,-32 38,-2`) },
  {
    colour: '#4a3a48',
    shape: union(blob(...points`0,-44! 38,4 20,28 0,14! -20,28 -38,4`), poly(...points`0,8 14,44 -14,44`)),
  },
  { colour: '#c8483c', shape: poly(...points`0,-44 32,0 0,44 -32,0`) },
  {
    colour: '#4a3a48',
    shape: union(ellipse(0, -20, 17), ellipse(-19, 9, 17), ellipse(19, 9, 17), poly(...points`0,0 14,42 -14,42`)),
  },
];

export const fallenCard = () =>
  group(
    'fallen card',
    part(rect(-52, -76, 104, 152, 10), '#fbf2dc', { round: 0.2 }),
    at(part((PIPS[1] as (typeof PIPS)[number]).shape, '#3a2c38', { ao: 0 }), { scale: 0.85 }),
  );

export const clothHeart = () =>
  group(
    'red heart',
    part(blob(...points`0,54 -46,4 -40,-36 -12,-40 0,-22 12,-40 40,-36 46,4`), '#cc4a42', {
      shade: '#862434',
      round: 0.9,
      texture: 'cloth',
    }),
  );

export const jewelledSeam = () =>
  group(
    'seam',
    part(tube(points`-20,673 400,600 820,527`, 26), '#e8d3a0', { texture: 'gold' }),
    many(7, i => part(ellipse(40 + i * 120, 663 - i * 21, 11), i % 2 ? '#b5382f' : '#2c3f78')),
  );

export const heartPip = () =>
  group('heart', part(blob(...points`0,40! -38,-2 -20,-32 0,-16! 20,-32 38,-2`), '#b5382f', { emit: 0.25 }));

export const diamondPip = () =>
  group('diamond', part(poly(...points`0,-44 32,0 0,44 -32,0`), '#8fb0dc', { emit: 0.25 }));
