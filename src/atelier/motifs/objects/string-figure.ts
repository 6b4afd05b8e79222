import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { blob, type Transform, transformPoint } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

/** Where the two hands of a string figure are held up. */
export const LEFT_HAND = { x: 112, y: 960, scale: 4.5, rotate: 0.05, flip: true };
export const RIGHT_HAND = { x: 688, y: 960, scale: 4.5, rotate: -0.05 };

/** Where a thread lies over each finger, in the hand's own units. */
const TIPS = { thumb: [-50, -54], fore: [-31, -92], middle: [-10, -110], ring: [13, -105], little: [34, -86] } as const;
export type Finger = keyof typeof TIPS;
export const FINGERS = ['thumb', 'fore', 'middle', 'ring', 'little'] as const satisfies readonly Finger[];

export const tipOf = (finger: Finger, hand: Transform): Point => transformPoint(TIPS[finger][0], TIPS[finger][1], hand);

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A place on the string from a finger of the left hand (0) to one of the right (1). */
export const onString = (from: Finger, to: Finger, t: number): Point =>
  between(tipOf(from, LEFT_HAND), tipOf(to, RIGHT_HAND), t);

export const redWool = (path: readonly Point[], width: number) => {
  const twist = { kind: 'stripe', colour: '#8a1f24', width: 8, rotate: 0.8, alpha: 0.5 } as const;
  return part(tube(path, width), '#c8372f', { detail: 1, round: 0.9, ao: 0.3, pattern: twist });
};

/** One string of the figure, which may sag. */
export const cord = (from: Finger, to: Finger, sag: number) => {
  const [x, y] = onString(from, to, 0.5);
  return group('string', redWool([tipOf(from, LEFT_HAND), [x, y + sag], tipOf(to, RIGHT_HAND)], 9));
};

/** A cloth of w × h, pegged by its upper corners. */
export const smallWash = (w: number, h: number, colour: Colour) =>
  group(
    'washing',
    part(blob([0, 0, 1], [w, 0, 1], [w + 6, h, 1], [w * 0.5, h - 5], [4, h + 2, 1]), colour, { texture: 'cloth' }),
  );
