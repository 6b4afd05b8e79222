import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { at, group, type Motif, type Pattern, type Pieces, part } from '../../motif.ts';
import { liftOf, SKIN, shadow } from './complexion.ts';
import type { HeadOptions } from './head.ts';
import { woven } from './materials.ts';
import { profile } from './profile.ts';

export interface EmbraceOptions {
  /** In front, on the left. */
  readonly a?: HeadOptions;
  /** Behind, on the right: the one whose arm we see. */
  readonly b?: HeadOptions;
  readonly coatA?: Colour;
  readonly coatB?: Colour;
  readonly patternA?: Pattern | null;
  readonly patternB?: Pattern | null;
}

/** Two people holding each other, as one warm shape; origin bottom centre, about 260 tall. */
export const embrace = ({
  a = {},
  b = {},
  coatA = '#a8503c',
  coatB = '#3f566e',
  patternA = null,
  patternB = null,
}: EmbraceOptions = {}): Motif => {
  const skinA = a.skin ?? SKIN.peach;
  const skinB = b.skin ?? SKIN.brown;
  const drawn = group(
    'embrace',
    woven(blob(...points`10,14 0,-60 26,-112 60,-124 104,-98 124,-40 126,14`), coatB, {
      pattern: patternB ?? undefined,
    }),
    part(tube(points`56,-90 44,-150`, [44, 38]), shadow(skinB, 0.25)),
    at(at(profile({ emotion: 'sleep', ...b, skin: skinB }), { flip: true }), { x: 34, y: -188, rotate: -0.2 }),
    woven(blob(...points`-128,14 -124,-48 -100,-96 -58,-112 -14,-94 14,-40 24,14`), coatA, {
      pattern: patternA ?? undefined,
    }),
    part(tube(points`-54,-84 -40,-134`, [42, 36]), shadow(skinA, 0.25)),
    at(profile({ emotion: 'tender', ...a, skin: skinA, look: { eye: 'shut', ...a.look } }), {
      x: -32,
      y: -166,
      rotate: 0.16,
    }),
    aroundShoulders(coatB, skinB),
  );
  return { ...drawn, lift: Math.max(liftOf(skinA), liftOf(skinB)) };
};

const aroundShoulders = (cloth: Colour, skin: Colour): Pieces => {
  const wrist: Point = [-50, -44];
  const palm: Point = [-66, -50];
  return [
    part(tube([wrist, palm], [24, 22]), skin, { round: 0.9, ao: 0.3 }),
    many(4, i => part(tube([palm, [palm[0] - 26, palm[1] - 15 + i * 9]], [11, 8]), skin, { round: 0.9, ao: 0.25 })),
    woven(tube([...points`86,-78 20,-34`, wrist], [54, 46, 36]), cloth, { ao: 0.45 }),
  ];
};
