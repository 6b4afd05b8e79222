import type { Colour } from '../../colour.ts';
import type { Point, Shape } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker } from '../../kit.ts';
import { at, group, type Motif, type Part, type Pattern, type Pieces, part, type Texture } from '../../motif.ts';

export interface QuadrupedOptions {
  readonly name: string;
  readonly colour: Colour;
  readonly shade?: Colour;
  /** Between the legs. */
  readonly length?: number;
  /** Of the belly above the ground, more or less. */
  readonly height?: number;
  /** Thickness of the trunk from rump to chest. */
  readonly girth?: readonly [rump: number, loin: number, middle: number, ribs: number, chest: number];
  /** How far the back sinks in the middle. */
  readonly sag?: number;
  /** Width of a leg at thigh, shin and ankle. */
  readonly legs?: readonly [thigh: number, shin: number, ankle: number];
  /** Where the head sits, seen from the shoulders, and the width of the neck at its root and below the head. */
  readonly neck?: { readonly x: number; readonly y: number; readonly widths: readonly [number, number] };
  /** Drawn around the end of the neck. */
  readonly head: Pieces;
  /** Drawn around the root of the tail. */
  readonly tail?: Pieces;
  /** Drawn around the shoulders, over everything but the head: a mane. */
  readonly mane?: Pieces;
  readonly texture?: Texture;
  readonly pattern?: Pattern | undefined;
  readonly belly?: Colour;
  readonly chest?: Colour;
  readonly hoof?: Colour;
  /** Length of the stride, 0 standing … 1. */
  readonly walk?: number;
}

/** Where each leg hangs and where it is in its stride (radians). The two far ones are darker. */
const FAR_HIND = { offset: 8, phase: 2.4 };
const FAR_FORE = { offset: -6, phase: -0.9 };
const NEAR_HIND = { offset: 3, phase: -0.5 };
const NEAR_FORE = { offset: -2, phase: 1.4 };

/** A four-legged body facing right; origin between the feet. */
export const quadruped = ({
  name,
  colour,
  shade = darker(colour, 0.35),
  length = 60,
  height = 42,
  girth = [20, 26, 24, 26, 18],
  sag = 2,
  legs = [11, 6, 5],
  neck = { x: 10, y: -22, widths: [18, 11] },
  head,
  tail,
  mane,
  texture = 'fur',
  pattern,
  belly,
  chest,
  hoof = darker(colour, 0.7),
  walk = 0.6,
}: QuadrupedOptions): Motif => {
  const top = -height - girth[1] / 2 + 4;
  const rump = -length / 2;
  const shoulder = length / 2;
  const nape: Point = [shoulder + neck.x, top + neck.y];
  const stride = (phase: number): number => Math.sin(phase) * walk * height * 0.32;
  const leg = (x: number, phase: number): Shape => legShape(x, stride(phase), top, height, legs);
  const foot = (x: number, phase: number, paint: Colour): Part => footPart(x + stride(phase), legs[2], paint);
  const trunk = tube(
    points`${rump - 1},${top + 1} ${rump + length * 0.25},${top} 0,${top + sag} ${shoulder - length * 0.22},${top} ${shoulder + 1},${top - 2}`,
    girth,
  );
  const throat = tube(
    [...points`${shoulder - 9},${top + 3} ${shoulder + neck.x * 0.35},${top + neck.y * 0.4}`, nape],
    [girth[3] * 0.86, ...neck.widths],
  );
  const far = darker(colour, 0.4);
  const [farHind, farFore] = [rump + FAR_HIND.offset, shoulder + FAR_FORE.offset];
  const [nearHind, nearFore] = [rump + NEAR_HIND.offset, shoulder + NEAR_FORE.offset];
  return group(
    name,
    at(tail, { x: rump - girth[0] * 0.25, y: top - 2 }),
    part(union(leg(farHind, FAR_HIND.phase), leg(farFore, FAR_FORE.phase)), far, {
      shade: darker(far, 0.4),
      texture,
      round: 0.9,
    }),
    foot(farHind, FAR_HIND.phase, darker(hoof, 0.3)),
    foot(farFore, FAR_FORE.phase, darker(hoof, 0.3)),
    // Trunk, neck and near legs are one silhouette: separate parts look like a clay puppet.
    part(union(trunk, throat, leg(nearHind, NEAR_HIND.phase), leg(nearFore, NEAR_FORE.phase)), colour, {
      shade,
      texture,
      round: 0.95,
      gradient: [0, top - girth[1] * 0.6, 0, 0],
      pattern,
    }),
    foot(nearHind, NEAR_HIND.phase, hoof),
    foot(nearFore, NEAR_FORE.phase, hoof),
    belly !== undefined &&
      part(
        tube(
          points`${rump + 12},${top + girth[1] * 0.33} 0,${top + girth[1] * 0.4 + sag} ${shoulder - 8},${top + girth[1] * 0.3}`,
          [2, 6, 3],
        ),
        belly,
        { round: 0.3, alpha: 0.75, ao: 0, soft: 1.6 },
      ),
    // The fold of the thigh.
    part(
      tube(points`${rump + 7},${top + 6} ${rump + 11},${-height * 0.62} ${rump + 5},${-height * 0.4}`, [3, 2.4, 0.8]),
      darker(colour, 0.45),
      { alpha: 0.35, soft: 1.4, ao: 0, round: 0 },
    ),
    chest !== undefined &&
      part(
        tube(
          points`${shoulder + 2},${top + 7} ${shoulder + neck.x * 0.55 + 3},${top + neck.y * 0.4 + 3} ${nape[0] + 3},${nape[1] + 5}`,
          [5, 7, 4],
        ),
        chest,
        { round: 0.5, texture: 'fur', ao: 0, alpha: 0.85, soft: 0.6 },
      ),
    at(mane, { x: shoulder, y: top }),
    at(head, { x: nape[0], y: nape[1] }),
  );
};

/** A hind leg bends backwards at the hock and has the thicker thigh; a foreleg is nearly straight. */
const legShape = (
  x: number,
  stride: number,
  top: number,
  height: number,
  [thigh, shin, ankle]: readonly [number, number, number],
): Shape => {
  const hind = x < 0;
  const knee = x + stride * 0.15 + (hind ? 4 : -1);
  const hock = x + stride * 0.6 - (hind ? 4.5 : -0.5);
  return tube(points`${x},${top + 2} ${knee},${-height * 0.56} ${hock},${-height * 0.27} ${x + stride},-3`, [
    thigh * (hind ? 1.75 : 1.35),
    thigh * 1.05,
    shin,
    ankle,
  ]);
};

const footPart = (x: number, ankle: number, colour: Colour): Part =>
  part(
    blob(...points`${x - ankle * 0.62},-5 ${x + ankle * 0.5},-5.5 ${x + ankle * 1.1},0 ${x},1.2 ${x - ankle * 0.7},0`),
    colour,
    { round: 0.8, ao: 0 },
  );
