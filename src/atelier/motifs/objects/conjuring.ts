import { points } from '../../geometry/points.ts';
import { blob, ellipse, star, transform, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, many } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const magiciansTable = () =>
  group(
    'table',
    part(blob(...points`-140,0 140,0 150,170 72,186 0,170 -72,186 -150,170`), '#6a3a6c', {
      texture: 'cloth',
      grain: 0.4,
      shade: '#40224a',
      pattern: { kind: 'dot', colour: '#e0b04a', width: 34, radius: 0.1 },
    }),
    part(ellipse(0, 0, 142, 19), '#7a4a7a', { round: 0.3 }),
  );

export const wand = () =>
  group('wand', part(tube(points`0,0 30,-30`, 4), '#2c2430'), part(tube(points`24,-24 31,-31`, 4.4), '#f4ecd8'), {
    glow: { x: 32, y: -32, radius: 60, colour: '#ffe6a0', alpha: 0.7 },
  });

const scallop = blob(...points`-20,-30 110,-30 108,50 45,96 -18,50`);

export const valance = () =>
  group(
    'valance',
    many(7, i =>
      part(transform(scallop, { x: i * 120 }), i % 2 ? '#b03a42' : '#982c36', {
        texture: 'cloth',
        grain: 0.3,
        shade: '#5a1826',
      }),
    ),
  );

export const longEaredChild = () =>
  group(
    'child with long ears',
    part(
      union(
        blob(...points`-24,60 -22,10 -12,-6 12,-6 22,10 24,60`),
        ellipse(0, -20, 15, 16),
        ...both(side => blob([side * 4, -32], [side * 7, -78], [side * 17, -82], [side * 16, -30])),
      ),
      '#3c2430',
      { shade: '#2a1822', round: 0.9 },
    ),
  );

export const goldStar = (size: number) =>
  group('star', part(star(0, 0, size, size * 0.45), '#e8b850', { texture: 'gold', emit: 0.3 }));

/** The lip of the hat, before whatever comes out of it. */
export const brimEdge = () => part(tube(points`406,778 500,796 596,778`, [5, 11, 5]), '#4a4656');
