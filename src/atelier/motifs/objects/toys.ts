import { points } from '../../geometry/points.ts';
import { ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

export const toyTrolley = () =>
  group(
    '',
    part(rect(-46, -16, 92, 9, 3), '#3f7a7a', { texture: 'wood' }),
    [-32, 32].map(x => [part(ellipse(x, -6, 11), '#b5403a'), part(ellipse(x, -6, 4), '#f0d080')]),
    part(tube(points`46,-12 74,-4 96,-8 110,-2`, 2.4), '#efe0c0', { detail: 1 }),
  );
