// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { mix } from '../../colour.ts';
import { type Point, spline } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { rootLegs } from './foliage.ts';
import type { WalkingTreeOptions } from './tree.ts';

export function cypress({
  height: h = 190,
  width: w = 44,
  colour = '#3f5f48',
  lit = '#8a9f5a',
  shade = '#1c3028',
  trunk = '#4a382e',
  seed = 1,
  legs = 0,
}: WalkingTreeOptions = {}): Motif {
  const random = rng(seed * 5 + 3);
  const base = legs ? -36 : -14;
  // Half the width at height t: slim at the foot, fullest a third of the way up.
  const half = (t: number) => (w / 2) * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) ** 0.8 * (1.12 - t * 0.25);
  const dabs = many(120, () => {
    const t = random();
    const x = (random() * 2 - 1) * half(t);
    const y = base - t * (h + base);
    const length = random.between(9, 20);
    return part(
      tube([[x, y], [x * 0.8 + 1, y - length * 0.5], [x * 0.55, y - length]], [2, 5, 0.8]),
      mix(x < 0 ? mix(colour, lit, random() * 0.8) : mix(colour, shade, random() * 0.8), colour, 0.2),
      { round: 0.4, ao: 0.05, stroke: 1.57, merge: true },
    );
  });
  const edge = (q: number) => many(12, (i, u): Point => [q * half(u) * (i % 2 ? 1 : 0.9), base - u * (h + base)]);
  return group(
    'cypress',
    legs && rootLegs({ width: 14, spread: 26, colour: trunk, seed, stride: legs, height: 40, count: 4 }),
    part(tube([[0, legs ? -26 : 3], [0, base - 20]], 9), trunk, { texture: 'bark' }),
    part([spline([...edge(-1), [2, -h - 10, 1], ...edge(1).toReversed()])], colour, {
      shade,
      texture: 'leaf',
      round: 1,
    }),
    dabs,
  );
}
