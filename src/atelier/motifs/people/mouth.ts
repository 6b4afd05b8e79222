import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { type Part, type Pieces, part } from '../../motif.ts';
import { BONE, shadow } from './complexion.ts';
import type { Head } from './head.ts';
import { ink, sides, stain } from './materials.ts';

interface Lips {
  readonly skin: Colour;
  readonly upper: Colour;
  /** The lower lip catches more light. */
  readonly lower: Colour;
}

const THROAT = '#3a1218';
const TONGUE = '#c4545a';

const lip = (spine: readonly Point[], widths: readonly number[], colour: Colour): Part =>
  part(tube(spine, widths), colour, { round: 0.6, ao: 0, detail: 1 });
const throat = (outline: readonly Point[]): Part => part(blob(...outline), THROAT, { round: 0.2, ao: 0.1, detail: 1 });
const teeth = (outline: readonly Point[]): Part => part(blob(...outline), BONE, { round: 0.3, ao: 0, detail: 1 });
const tongue = (y: number, rx: number, ry: number): Part => part(ellipse(0, y, rx, ry), TONGUE, { round: 0.6, ao: 0 });
const roundMouth = (y: number, rx: number, ry: number, colour: Colour): Part =>
  part(ellipse(0, y, rx, ry), colour, { round: 0.6, ao: 0.1 });
const roundThroat = (y: number, rx: number, ry: number): Part =>
  part(ellipse(0, y, rx, ry), THROAT, { round: 0.2, ao: 0, detail: 1 });
const crease = (spine: readonly Point[], skin: Colour): Part => ink(spine, 1.3, shadow(skin, 0.4), { alpha: 0.7 });

/** Every mouth is drawn around the middle of its upper lip. */
const MOUTH = {
  soft: ({ upper, lower }) => [
    part(blob(...points`-12,1! -4,-3 0,-1.5 4,-3 12,1! 0,4`), upper, { round: 0.4, ao: 0, detail: 1 }),
    part(blob(...points`-10,1.5! 0,3 10,1.5! 0,9.5`), lower, { round: 0.6, ao: 0, detail: 1 }),
  ],
  smile: ({ skin, upper, lower }) => [
    lip(points`-18,-5 -8,2 0,3 8,2 18,-5`, [1.4, 4, 4.4, 4, 1.4], upper),
    lip(points`-10,5 0,8 10,5`, [2, 5, 2], lower),
    sides(q => crease(points`${q * 18},-8 ${q * 20},-4 ${q * 18},0`, skin)),
  ],
  laugh: ({ upper, lower }) => [
    throat(points`-22,-8! 0,-3 22,-8! 13,13 0,18 -13,13`),
    teeth(points`-18,-6.5! 0,-2 18,-6.5! 13,1 0,4 -13,1`),
    tongue(12, 9, 4.5),
    lip(points`-22,-8 0,-4 22,-8`, [1.5, 3, 1.5], upper),
    lip(points`-14,13 0,19 14,13`, [1.5, 4, 1.5], lower),
  ],
  down: ({ skin, upper, lower }) => [
    lip(points`-15,6 -5,-1 0,0 5,-1 15,6`, [1.4, 4, 3.4, 4, 1.4], upper),
    lip(points`-8,6 0,5 8,6`, [2, 5.4, 2], lower),
    stain(ellipse(0, 15, 10, 3), shadow(skin, 0.4), 0.4, 2),
  ],
  o: ({ upper }) => [roundMouth(3, 9, 11, upper), roundThroat(3, 5.5, 7.5)],
  sing: ({ upper }) => [
    roundMouth(6, 13, 18, upper),
    roundThroat(6, 9.5, 14.5),
    teeth(points`-7,-5 0,-7 7,-5 0,-2`),
    tongue(15, 6, 4),
  ],
  shout: () => [
    throat(points`-18,-6! 0,-9 18,-6! 22,17! 0,21 -22,17!`),
    teeth(points`-16,-5! 0,-8 16,-5! 13,0 -13,0`),
    teeth(points`-16,15 0,13 16,15 0,19`),
  ],
  clench: ({ upper }) => [
    part(rect(-17, -4, 34, 13, 5), upper, { round: 0.5, ao: 0.1 }),
    part(rect(-14, -1.5, 28, 8, 3), BONE, { round: 0.3, ao: 0, detail: 1 }),
    [-9, -3, 3, 9].map(x => ink(points`${x},-1.5 ${x},6.5`, 0.9, '#8a6a5a')),
    ink(points`-14,2.5 14,2.5`, 0.9, '#8a6a5a'),
  ],
  smirk: ({ skin, upper, lower }) => [
    lip(points`-13,3 -2,2 8,0 17,-6`, [1.2, 4, 4, 1.2], upper),
    lip(points`-8,6 2,6.5 9,3`, [2, 4.4, 2], lower),
    crease(points`17,-10 20,-6 19,-2`, skin),
  ],
  wave: () => [throat(points`-16,4! -7,-3 1,1 9,-3 16,4! 8,8 0,5 -8,8`), teeth(points`-11,2 -6,-1 1,2 8,-1 11,2 0,4`)],
  slack: ({ upper }) => [roundMouth(3, 8, 6, upper), roundThroat(3.5, 5, 3.6)],
  flat: ({ upper, lower }) => [
    lip(points`-14,1 0,0 14,1`, [1.4, 3.6, 1.4], upper),
    lip(points`-7,5 0,6 7,5`, [2, 4, 2], lower),
  ],
} as const satisfies Record<string, (lips: Lips) => Pieces>;
export type MouthShape = keyof typeof MOUTH;

export const mouthOf = (head: Head, shape: MouthShape): Pieces => {
  const upper = head.lips ?? mix(shadow(head.skin, 0.12), '#b8423c', 0.55);
  return MOUTH[shape]({ skin: head.skin, upper, lower: mix(upper, '#ffd0c0', 0.22) });
};

/** How far a mouth opens a jaw that is seen from the side. */
export const GAPE: Partial<Record<MouthShape, number>> = { laugh: 9, shout: 13, sing: 14, o: 6, slack: 4, wave: 3 };
/** How far its corner is drawn up (negative) or down. */
export const CURL: Partial<Record<MouthShape, number>> = { smile: -5, laugh: -6, down: 5, smirk: -3 };

/** A mouth in profile; the lips themselves belong to the outline of the head. */
export const mouthFromSide = (skin: Colour, shape: MouthShape): Pieces => {
  const gape = GAPE[shape] ?? 0;
  const curl = CURL[shape] ?? 0;
  return [
    gape > 4 &&
      part(blob(...points`43,33 40,${36 + gape} 24,${36 + gape * 0.5}`), THROAT, { round: 0, ao: 0, detail: 1 }),
    !gape &&
      ink(points`44,33 33,${33 + curl * 0.4} 26,${33 + curl}`, [2, 1.8, 0.8], shadow(mix(skin, '#b8423c', 0.5), 0.35)),
  ];
};
