// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { mix } from '../../colour.ts';
import { TAU } from '../../geometry/number.ts';
import { rng } from '../../geometry/random.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import type { Motif } from '../../motif.ts';
import { type Clump, rootLegs } from './foliage.ts';
import { leafyTree, type TreeOptions, type WalkingTreeOptions } from './tree.ts';

interface OakOptions extends WalkingTreeOptions {
  /** Leaf dabs for each of the eleven clumps. */
  readonly count?: number;
}

export function oak({
  height: h = 170,
  width: w = 150,
  colour = '#5f7a42',
  lit = '#b0b858',
  shade = '#26382a',
  trunk = '#5a4234',
  seed = 1,
  legs = 0,
  count = 38,
}: OakOptions = {}): Motif {
  const random = rng(seed * 11 + 4);
  const foot = legs ? -30 : 0;
  const fork = -h * 0.42;
  const girth = w * 0.15;
  const limbs = many(5, (_, u) =>
    tube(
      [
        [0, fork + 14], [(u - 0.5) * w * 0.4, fork - h * 0.14],
        [(u - 0.5) * w * 0.8 + random.bell() * 8, fork - h * (0.22 + 0.2 * (1 - Math.abs(u * 2 - 1)))],
      ],
      [girth * 0.7, girth * 0.45, girth * 0.2],
    ),
  );
  const stem = tube(
    [[0, foot + 2], [random.bell() * 5, foot * 0.5 + fork * 0.5], [0, fork]],
    [girth * 1.3, girth * 0.85, girth],
  );
  // Two of three clumps stand in the outer ring, the third fills the middle.
  const clumps = many(11, (i): Clump => {
    const angle = (i / 11) * TAU + random.bell() * 0.3;
    const out = i % 3 ? 0.34 : 0.12;
    return [Math.cos(angle) * w * out, -h * 0.72 + Math.sin(angle) * h * out * 0.62, w * random.between(0.15, 0.22)];
  });
  const roots = legs
    ? rootLegs({ width: girth * 1.5, spread: w * 0.3, colour: trunk, seed, stride: legs, height: 36 })
    : rootLegs({ width: girth * 1.1, height: 14, spread: w * 0.17, colour: trunk, seed });
  const leaves = { colour, lit, shade, seed, count, leaf: w * 0.043 };
  return leafyTree({ name: 'oak', wood: [stem, ...limbs], trunk, clumps, leaves }, roots);
}

interface RoundTreeOptions extends TreeOptions {
  /** Clumps in the crown. */
  readonly count?: number;
}

/** The orchard tree for middle distances: a broken outline and a few leaves, so that it is no cabbage. */
export function roundTree({
  height: h = 100,
  width: w = 70,
  colour = '#5c7a4a',
  lit = mix(colour, '#f0dc8a', 0.42),
  shade = '#2d4a3a',
  trunk = '#4a362e',
  seed = 1,
  count = 12,
}: RoundTreeOptions = {}): Motif {
  const random = rng(seed * 19 + 1);
  const crown = -h * 0.68;
  const clumps = many(count, (): Clump => {
    const angle = random() * TAU;
    const out = Math.sqrt(random());
    // Outer clumps are smaller: they fray the outline instead of swelling it.
    const r = random.between(0.2, 0.3) * w * (1 - out * 0.42);
    return [Math.cos(angle) * out * w * 0.42, crown + Math.sin(angle) * out * h * 0.27, r];
  });
  const stem = tube([[0, 4], [random.bell() * 4, -h * 0.2], [random.bell() * 5, crown]], [w * 0.13, w * 0.1, w * 0.05]);
  const limbs = [-0.26, 0.22].map(reach =>
    tube([[0, -h * 0.34], [reach * w * 0.6, -h * 0.48], [reach * w, crown]], [w * 0.06, w * 0.045, w * 0.02]),
  );
  const leaves = { colour, lit, shade, seed, count: 12, leaf: w * 0.075 };
  return leafyTree({ name: 'tree', wood: [stem, ...limbs], trunk, clumps, leaves });
}
