import { points } from '../../geometry/points.ts';
import { blob, poly, transform } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';

export const shell = () =>
  group(
    'shell',
    part(blob(...points`-50,10 -40,-22 0,-34 42,-18 50,14 20,0 -10,16`), '#efe4d0', { round: 0.9, shade: '#b8a48c' }),
  );

/** Where an egg has broken open, in the egg's own units, and the edge of the shell around it. */
export const BREACH = poly(
  ...points`-24,-34 -6,-42 4,-32 20,-36 28,-12 24,4 32,18 16,30 6,24 -10,34 -20,18 -30,12 -24,-8 -32,-18`,
);
export const breachEdge = () => part(transform(BREACH, { scale: 1.06 }), '#b8a890', { round: 0.5 });
