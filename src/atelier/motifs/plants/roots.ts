// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, type Part, part } from '../../motif.ts';

interface RootsOptions {
  readonly height?: number;
  readonly width?: number;
  readonly spread?: number;
  readonly colour?: Colour;
  readonly seed?: number;
  readonly count?: number;
  readonly depth?: number;
}

/** Roots growing down from the origin; `tips` are where things can happen. */
export function roots({
  height: h = 200,
  width: w = 22,
  spread = 0.5,
  colour = '#8a6a50',
  seed = 1,
  count = 5,
  depth = 3,
}: RootsOptions = {}): Motif & { readonly tips: readonly Point[] } {
  const random = rng(seed * 17 + 6);
  const parts: Part[] = [];
  const tips: Point[] = [];
  const grow = (x: number, y: number, towards: number, length: number, width: number, forksLeft: number): void => {
    const bent = towards + random.bell() * 0.4;
    const middle: Point = [x + Math.cos(towards) * length * 0.5, y + Math.sin(towards) * length * 0.5];
    const end: Point = [middle[0] + Math.cos(bent) * length * 0.5, middle[1] + Math.sin(bent) * length * 0.5];
    parts.push(
      part(
        tube([[x, y], middle, end], [width, width * 0.72, forksLeft ? width * 0.5 : 0.8]),
        mix(colour, '#2a1c1c', 0.1 * (depth - forksLeft)),
        { texture: 'bark', ao: 0.2 },
      ),
    );
    if (!forksLeft) {
      tips.push(end);
      return;
    }
    for (const aside of random() < 0.35 ? [-1, 0, 1] : [-1, 1]) {
      const angle = bent + aside * spread * random.between(0.6, 1.2);
      grow(end[0], end[1], angle, length * random.between(0.6, 0.8), width * 0.5, forksLeft - 1);
    }
  };
  many(count, (_, u) => {
    const angle = Math.PI / 2 + (u - 0.5) * spread * 3.4;
    grow((u - 0.5) * w * 1.4, 0, angle, h * random.between(0.34, 0.46), w * random.between(0.5, 0.8), depth);
  });
  return { ...group('roots', parts.toReversed()), tips };
}
