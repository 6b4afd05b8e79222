// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { ellipse, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, type Part, part } from '../../motif.ts';

interface BareTreeOptions {
  readonly height?: number;
  readonly colour?: Colour;
  readonly seed?: number;
  /** Radians between neighbouring branches of one fork. */
  readonly spread?: number;
  /** How many times the branches fork. */
  readonly depth?: number;
  /** Width of the trunk. */
  readonly trunk?: number;
  /** How far a branch strays from its direction, in radians. */
  readonly curl?: number;
  /** With a leaf colour the tree is in leaf (or in blossom). */
  readonly leaf?: Colour | undefined;
  readonly leafShade?: Colour | undefined;
  readonly leafCount?: number;
  readonly leafSize?: number;
}

/** A branching tree in winter. `tips` are the ends of its twigs, for lanterns, birds and letters. */
export function bareTree({
  height: h = 160,
  colour = '#3c2f38',
  seed = 1,
  spread = 0.5,
  depth = 6,
  trunk = 16,
  curl = 0.25,
  leaf,
  leafShade = leaf,
  leafCount = 1,
  leafSize = 1,
}: BareTreeOptions = {}): Motif & { readonly tips: readonly Point[] } {
  const random = rng(seed * 7 + 3);
  const branches: { order: number; limb: Part }[] = [];
  const tips: Point[] = [];
  const BENDS = 3;

  const grow = (from: Point, towards: number, length: number, width: number, order: number): void => {
    const spine = [from];
    let [x, y] = from;
    let angle = towards;
    for (let i = 0; i < BENDS; i++) {
      angle += random.bell() * curl;
      x += (Math.cos(angle) * length) / BENDS;
      y += (Math.sin(angle) * length) / BENDS;
      spine.push([x, y]);
    }
    const limb = part(tube(spine, [width, width * 0.82, width * 0.66]), colour, {
      texture: 'bark',
      round: 0.9,
      ao: 0.12,
      shade: mix(colour, '#ffffff', 0.06),
    });
    branches.push({ order, limb });
    if (order <= 1) {
      tips.push([x, y]);
      return;
    }
    const forks = order === depth || random() < 0.35 ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const aside = (i / (forks - 1) - 0.5) * 2 * spread + random.bell() * 0.25;
      grow([x, y], angle + aside, length * random.between(0.66, 0.86), width * random.between(0.56, 0.7), order - 1);
    }
    if (random() < 0.4) tips.push([x, y]);
  };
  grow([0, 4], -Math.PI / 2 + random.bell() * 0.1, h * 0.32, trunk, depth);

  const roots = [-1, 1, -0.4, 0.5].map(out =>
    part(
      tube(
        [[out * trunk * 0.1, -h * 0.12], [out * trunk * 0.5, -2], [out * trunk * 1.3, 5]],
        [trunk * 0.6, trunk * 0.5, 1],
      ),
      colour,
      { texture: 'bark', round: 0.8 },
    ),
  );
  const leafAt = (x: number, y: number, from: Colour, to: Colour): Part => {
    const [cx, cy] = [x + random.bell() * 16, y + random.bell() * 13];
    const [rx, ry] = [random.between(6, 13) * leafSize, random.between(5, 10) * leafSize];
    const shape = wobble(ellipse(cx, cy, rx, ry), 2.2, 0.25, random() * 9);
    return part(shape, mix(from, to, random()), { texture: 'leaf', round: 0.8, ao: 0.15 });
  };
  const tree = group(
    'tree',
    roots,
    // Twigs first, the trunk last: forks then look grown, not glued.
    branches.toSorted((a, b) => a.order - b.order).map(({ limb }) => limb),
    leaf && leafShade && tips.flatMap(([x, y]) => many(leafCount, () => leafAt(x, y, leaf, leafShade))),
  );
  return { ...tree, tips };
}
