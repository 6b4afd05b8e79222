import { points } from '../../geometry/points.ts';
import { ellipse, rect, transform } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const toLetSign = () =>
  group(
    'sign',
    part(tube(points`0,0 0,-60`, 5), '#7a5238'),
    part(rect(-34, -78, 68, 42, 4), '#e8d2a0', { texture: 'hplank' }),
  );

export const eyesInTheDark = () =>
  group(
    'eyes',
    both(q => [
      part(ellipse(408 + q * 26, 812, 17, 14), '#f6eed8', { emit: 0.3 }),
      part(ellipse(410 + q * 26, 806, 7, 9), '#1c1420', { detail: 1 }),
    ]),
  );

export const luggageLabel = () =>
  group(
    'label',
    part(tube(points`382,506 372,540 364,560`, 2.4), '#e6d6b0', { detail: 1 }),
    part(transform(rect(-17, 0, 34, 50, 5), { x: 362, y: 556, rotate: 0.2 }), '#f4e6c0', { ao: 0.4 }),
    part(ellipse(361, 566, 3.4), '#8a4a3c'),
  );
