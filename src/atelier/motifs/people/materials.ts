import { type Colour, mix } from '../../colour.ts';
import type { Point, Shape } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { line, type Part, type PartOptions, part } from '../../motif.ts';
import { INK } from './complexion.ts';

/** Left is -1, right is 1, as we see them. */
export type Side = -1 | 1;
export const sides = <T>(draw: (side: Side) => T): T[] => [draw(-1), draw(1)];

/** A thin dark line on a face: lashes, wrinkles, seams. */
export const ink = (
  spine: readonly Point[],
  width: number | readonly number[],
  colour: Colour = INK,
  options: PartOptions = {},
): Part => line(spine, width, colour, options);

/** A stain without an edge: blush, eye sockets, the shade under a nose. */
export const stain = (shape: Shape, colour: Colour, alpha: number, blur: number): Part =>
  part(shape, colour, { alpha, soft: blur, ao: 0, round: 0 });

export const fur = (shape: Shape, colour: Colour, options: PartOptions = {}): Part =>
  part(shape, colour, { texture: 'fur', grain: 0.6, shade: mix(colour, '#0c0614', 0.3), ...options });

/** Tight curls take light like foliage. */
export const curly = (shape: Shape, colour: Colour, grain: number, options: PartOptions = {}): Part =>
  fur(shape, colour, { texture: 'leaf', grain, ...options });

export const woven = (shape: Shape, colour: Colour, options: PartOptions = {}): Part =>
  part(shape, colour, { texture: 'cloth', grain: 0.5, shade: mix(colour, '#0a0818', 0.35), ...options });

/** An outline drawn for a face of width 1, stretched sideways to this one. */
export const fitted = (outline: readonly Point[], width: number): Shape =>
  blob(...outline.map(([x, y, corner]): Point => [x * width, y, corner ?? 0]));

/** A shape drawn for the right side; the left one is its mirror image. */
export const mirrored = (outline: readonly Point[], side: Side): Shape => fitted(outline, side);

/**
 * An arm or a leg. A curved tube folds over itself at a sharp elbow and cancels its own inside, so there two straight
 * pieces are united instead.
 */
export const limb = (from: Point, joint: Point, to: Point, widths: readonly [number, number, number]): Shape => {
  const [start, middle, end] = widths;
  const along = (joint[0] - from[0]) * (to[0] - joint[0]) + (joint[1] - from[1]) * (to[1] - joint[1]);
  return along < 0
    ? union(tube([from, joint], [start, middle]), tube([joint, to], [middle, end]))
    : tube([from, joint, to], widths);
};

/** A band laid over a round form: hat ribbons, belts, collars. */
export const sagging = (half: number, y: number, sag: number, width: number): Shape =>
  tube(points`${-half},${y} 0,${y + sag} ${half},${y}`, width);
