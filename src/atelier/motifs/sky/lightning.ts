import { points } from '../../geometry/points.ts';
import { poly } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';

export const smallBolt = () =>
  group('lightning', part(poly(...points`0,0 -16,30 -2,30 -14,64 18,20 4,20 12,0`), '#ffe070', { emit: 1 }));

export const lightning = () =>
  group('lightning', part(poly(...points`0,0 26,0 8,56 30,52 -14,150 0,78 -20,82`), '#fff6c0', { emit: 1, ao: 0 }), {
    glow: { x: 4, y: 70, radius: 130, colour: '#fff2b0', alpha: 0.5 },
  });
