import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, line, part } from '../../motif.ts';
import { MOON_PAINT } from '../sky/painted-moon.ts';

export const paintBrush = () =>
  group(
    'brush',
    part(tube(points`0,0 -26,-34`, 4), '#7a4f34'),
    part(tube(points`-26,-34 -38,-50`, [10, 13]), MOON_PAINT, { emit: 0.8 }),
  );

export const paintBucket = () =>
  group(
    'bucket',
    line(points`-9,-14 0,-26 9,-14`, 1.6, '#aaaabb'),
    part(poly(...points`-10,-14 10,-14 8,6 -8,6`), '#8a93a8'),
    part(ellipse(0, -14, 10, 3), MOON_PAINT, { emit: 1 }),
    part(tube(points`8,-12 9,-2 9,5`, [3, 3, 4]), MOON_PAINT, { emit: 1, ao: 0 }),
  );

export const paintDrip = () =>
  group(
    '',
    part(
      blob(...points`-24,-122 24,-124 25,-108 16,-104 14,-64 6,-62 4,-96 -4,-100 -8,-84 -14,-86 -16,-104 -25,-108`),
      MOON_PAINT,
      { emit: 0.85, ao: 0 },
    ),
  );
