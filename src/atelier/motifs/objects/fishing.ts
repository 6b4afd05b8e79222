import { spline } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { star } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, line, part } from '../../motif.ts';

export const rodAndLine = () =>
  group(
    'fishing rod',
    part(tube(points`428,470 520,420 620,432`, [5, 3, 1.6]), '#7a5236', { texture: 'wood' }),
    line(spline(points`620,432 632,620 634,800`, false), 1.8, '#fbf4e0'),
  );

export const starOnTheHook = () =>
  group(
    'star on the hook',
    { glow: { x: 0, y: 0, radius: 90, colour: '#ffe8a0', alpha: 0.8 } },
    part(star(0, 0, 26, 11), '#fff4c0', { emit: 1, ao: 0 }),
  );

/** A rod with a very long line. */
export const longRod = () =>
  group('fishing rod', line(points`4,8 62,-46`, [5, 3], '#7a5030'), line(points`62,-46 68,240`, 2.4, '#fff8ec'));
