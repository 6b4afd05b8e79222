// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { rng } from '../../geometry/random.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { foliage, rootLegs } from './foliage.ts';

/** Willow shade stays green; the oak's near-black would turn the curtain into a hole. */
const SHADE = '#3a5a3c';

interface WillowOptions {
  readonly height?: number;
  readonly width?: number;
  readonly colour?: Colour;
  readonly lit?: Colour;
  readonly trunk?: Colour;
  readonly seed?: number;
  /** Above 0 the tree walks on its roots, with steps of this size. */
  readonly legs?: number;
}

export function willow({
  height: h = 190,
  width: w = 150,
  colour = '#7a9a58',
  lit = '#c8cc7a',
  trunk = '#54443a',
  seed = 1,
  legs = 0,
}: WillowOptions = {}): Motif {
  const random = rng(seed * 13 + 2);
  const top = -h * 0.86;
  const strands = many(54, () => {
    const u = random() * 2 - 1;
    const x = u * w * 0.5;
    const y = top + Math.abs(u) ** 2 * h * 0.26 + random() * h * 0.1;
    const length = h * random.between(0.3, 0.62) * (1 - Math.abs(u) * 0.15);
    const sway = random.bell() * 12;
    return {
      end: y + length,
      strand: part(
        tube([[x * 0.72, y], [x, y + length * 0.3], [x * 1.04 + sway, y + length]], [7, 6, 1]),
        mix(colour, random() < 0.5 ? lit : SHADE, random() * 0.7),
        { round: 0.5, ao: 0.07, texture: 'leaf', stroke: 1.57, merge: true },
      ),
    };
  });
  return group(
    'willow',
    legs
      ? rootLegs({ width: 26, spread: w * 0.28, colour: trunk, seed, stride: legs, height: 36 })
      : rootLegs({ width: 22, height: 16, spread: 30, colour: trunk, seed }),
    part(tube([[0, legs ? -28 : 2], [7, -h * 0.4], [-2, top + 20]], [26, 19, 12]), trunk, { texture: 'bark' }),
    foliage(
      [[-w * 0.24, top + h * 0.09, w * 0.19], [w * 0.24, top + h * 0.09, w * 0.19], [0, top + h * 0.03, w * 0.24]],
      { colour, lit, shade: SHADE, seed, count: 30, leaf: 10 },
    ),
    strands.toSorted((a, b) => b.end - a.end).map(({ strand }) => strand),
  );
}
