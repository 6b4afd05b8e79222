import { type Point, type Ring, type Shape, spline } from './curve.ts';
import { lerp, smooth } from './number.ts';
import { ellipse, union } from './shape.ts';

export interface TubeOptions {
  /** Half-disc caps on both ends (default true). */
  readonly round?: boolean | undefined;
  /** Curve steps between two spine points (default 10). */
  readonly segments?: number | undefined;
  /** The spine is already dense: use the points as they are. */
  readonly raw?: boolean | undefined;
}

/** A straight limb still needs inner points, or a tapered width has nowhere to change. */
const STRAIGHT_STEPS = 8;
const CAP_STEPS = 6;

const spineOf = (points: readonly Point[], raw: boolean, segments: number): Ring => {
  if (raw) return points;
  if (points.length > 2) return spline(points, false, segments);
  const [a, b] = [points[0] as Point, points[1] as Point];
  return Array.from({ length: STRAIGHT_STEPS + 1 }, (_, i): Point => {
    const t = i / STRAIGHT_STEPS;
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  });
};

/** Widths are spread evenly over the length; half smoothstep, half linear, so that joints swell gently. */
const widthAt = (widths: readonly number[], t: number): number => {
  if (widths.length === 1) return widths[0] as number;
  const q = t * (widths.length - 1);
  const i = Math.min(Math.floor(q), widths.length - 2);
  const f = q - i;
  return lerp(widths[i] as number, widths[i + 1] as number, smooth(0, 1, f) * 0.5 + f * 0.5);
};

const cap = (p: Point, angle: number, radius: number): Point[] =>
  Array.from({ length: CAP_STEPS - 1 }, (_, k): Point => {
    const t = angle - Math.PI / 2 + (Math.PI * (k + 1)) / CAP_STEPS;
    return [p[0] + Math.cos(t) * radius, p[1] + Math.sin(t) * radius];
  });

/** A tube cut open lengthwise: the points of its spine and of its two sides. */
interface Sides {
  readonly spine: Ring;
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly radii: readonly number[];
}

/** A tapered tube along a spine: limbs, necks, branches, ropes. */
export const tube = (points: readonly Point[], width: number | readonly number[], options: TubeOptions = {}): Shape => {
  const { round = true, segments = 10, raw = false } = options;
  const spine = spineOf(points, raw, segments);
  const widths = typeof width === 'number' ? [width] : width;
  const n = spine.length;
  const left: Point[] = [];
  const right: Point[] = [];
  const radii: number[] = [];
  let first = 0;
  let last = 0;
  for (let i = 0; i < n; i++) {
    const before = spine[Math.max(0, i - 1)] as Point;
    const after = spine[Math.min(n - 1, i + 1)] as Point;
    const here = spine[i] as Point;
    last = Math.atan2(after[1] - before[1], after[0] - before[0]);
    if (i === 0) first = last;
    const half = widthAt(widths, i / (n - 1)) / 2;
    const dx = Math.sin(last) * half;
    const dy = Math.cos(last) * half;
    left.push([here[0] + dx, here[1] - dy]);
    right.push([here[0] - dx, here[1] + dy]);
    radii.push(half);
  }
  const tail = round ? cap(spine[n - 1] as Point, last, widthAt(widths, 1) / 2) : [];
  const head = round ? cap(spine[0] as Point, first + Math.PI, widthAt(widths, 0) / 2) : [];
  const folds = foldsOf({ spine, left, right, radii });
  if (folds.length > 0) return pieces({ spine, left, right, radii }, folds, head, tail);
  return [[...left, ...tail, ...right.toReversed(), ...head]];
};

/** The steps in which one side runs backwards, because the bend is tighter than the tube is wide. */
const foldsOf = ({ spine, left, right }: Sides): number[] => {
  const folds: number[] = [];
  const backwards = (side: readonly Point[], i: number, dx: number, dy: number): boolean => {
    const a = side[i] as Point;
    const b = side[i + 1] as Point;
    return (b[0] - a[0]) * dx + (b[1] - a[1]) * dy < 0;
  };
  for (let i = 0; i < spine.length - 1; i++) {
    const a = spine[i] as Point;
    const b = spine[i + 1] as Point;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    if (backwards(left, i, dx, dy) || backwards(right, i, dx, dy)) folds.push(i);
  }
  return folds;
};

/**
 * A side that runs backwards winds the wrong way and would cut a hole into the bend. So a folded tube is made of the
 * stretches that do not fold, and of discs around the spine where they do; all wind the same way and merge.
 */
const pieces = (
  { spine, left, right, radii }: Sides,
  folds: readonly number[],
  head: Point[],
  tail: Point[],
): Shape => {
  const end = spine.length - 1;
  const stretches = [-1, ...folds].map((fold, k) => [fold + 1, folds[k] ?? end] as const).filter(([a, b]) => b > a);
  const joints = [...new Set(folds.flatMap(i => [i, i + 1]))];
  return union(
    stretches.map(([a, b]) => [
      ...left.slice(a, b + 1),
      ...(b === end ? tail : []),
      ...right.slice(a, b + 1).toReversed(),
      ...(a === 0 ? head : []),
    ]),
    joints.flatMap(i => {
      const [x, y] = spine[i] as Point;
      return ellipse(x, y, radii[i] as number, radii[i], 0, 24);
    }),
  );
};
