import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { at, type Part, type Pattern, type Pieces, part } from '../../motif.ts';
import type { Joints } from './body.ts';
import { shadow } from './complexion.ts';
import type { Wear } from './garments.ts';
import { limb, type Side } from './materials.ts';

export type View = 'front' | 'back' | 'left' | 'right';

/** A dressed body without its head: what the makers of limbs and garments need to know. */
export interface Mannequin {
  readonly joints: Joints;
  readonly view: View;
  /** Seen from the side. Drawn looking right; a body that looks left is mirrored at the end. */
  readonly profile: boolean;
  readonly wear: Wear;
  readonly cloth: Colour;
  /** The lower, darker end of the cloth. */
  readonly shade: Colour;
  readonly secondCloth: Colour | null;
  readonly trim: Colour | null;
  readonly pattern: Pattern | undefined;
  readonly hem: number | null;
  readonly legs: Colour;
  readonly shoes: Colour;
  readonly skin: Colour;
  readonly gloves: Colour | null;
  readonly sleeves: boolean;
  readonly bareLegs: boolean;
  readonly build: number;
}

const jointsOf = ({ joints: j }: Mannequin, side: Side) =>
  side < 0
    ? { knee: j.kneeL, foot: j.footL, elbow: j.elbowL, palm: j.handL }
    : { knee: j.kneeR, foot: j.footR, elbow: j.elbowR, palm: j.handR };

export const hipOf = ({ joints: { hip }, profile, build }: Mannequin, side: Side): Point => [
  hip[0] + side * (profile ? 1.5 : 5 * build),
  hip[1],
];

const shoulderOf = ({ joints: { neck }, profile, build }: Mannequin, side: Side): Point => [
  neck[0] + side * (profile ? 2.5 : 10 * Math.sqrt(build)),
  neck[1] + 5,
];

export const leg = (body: Mannequin, side: Side): Pieces => {
  const { knee, foot } = jointsOf(body, side);
  const colour = body.bareLegs ? shadow(body.skin, 0.1) : body.legs;
  return [
    part(limb(hipOf(body, side), knee, foot, [10 * body.build, 8, 6]), colour, { round: 0.9, texture: 'cloth' }),
    shoe(body, side),
  ];
};

/** In profile both toes point forward, from the front they turn out. */
export const shoe = (body: Mannequin, side: Side): Part => {
  const [x, y] = jointsOf(body, side).foot;
  const toe = 4 + side * 2;
  const heel = body.profile ? 4 : 4 - Math.min(0, side) * 2;
  const outline = body.profile
    ? points`${x - 3.6},${y - 4} ${x + 3.6},${y - 4} ${x + 9},${y + 2} ${x + 8},${y + 4} ${x - heel},${y + 4}`
    : points`${x - 3.6},${y - 4} ${x + 3.6},${y - 4} ${x + toe},${y + 2} ${x + toe},${y + 4} ${x - heel},${y + 4}`;
  return part(blob(...outline), body.shoes, { round: 0.9 });
};

/** The middle of a closed hand, and the direction the forearm points to. */
export const gripOf = (body: Mannequin, side: Side): { at: Point; angle: number } => {
  const { elbow, palm } = jointsOf(body, side);
  const angle = Math.atan2(palm[1] - elbow[1], palm[0] - elbow[0]);
  return { at: [palm[0] + Math.cos(angle) * 4, palm[1] + Math.sin(angle) * 4], angle };
};

/** An arm; what it holds stands with its origin in the grip, under the fingers. */
export const arm = (body: Mannequin, side: Side, held: Pieces): Pieces => {
  const { elbow, palm } = jointsOf(body, side);
  const { at: grip, angle } = gripOf(body, side);
  const thumb: Point = [palm[0] + Math.cos(angle + side * 1.1) * 4.5, palm[1] + Math.sin(angle + side * 1.1) * 4.5];
  const sleeve = body.sleeves
    ? { colour: body.cloth, shade: body.shade, pattern: body.pattern }
    : { colour: body.skin, shade: undefined, pattern: undefined };
  return [
    at(held, { x: grip[0], y: grip[1] }),
    part(union(tube([palm, grip], [4.4, 5.4]), tube([palm, thumb], [3, 2])), body.gloves ?? body.skin, { round: 0.9 }),
    part(limb(shoulderOf(body, side), elbow, palm, armWidths(body)), sleeve.colour, {
      round: 0.9,
      texture: 'cloth',
      shade: sleeve.shade,
      pattern: sleeve.pattern,
      ao: 0.35,
    }),
  ];
};

const armWidths = ({ wear, sleeves, build }: Mannequin): readonly [number, number, number] => {
  if (wear === 'robe') return [9, 11, 14];
  return sleeves ? [9.5 * Math.sqrt(build), 7.6, 6] : [8, 6.4, 5];
};
