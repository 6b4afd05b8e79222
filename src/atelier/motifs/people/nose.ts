import { mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { type Pieces, part } from '../../motif.ts';
import { light, shadow } from './complexion.ts';
import type { Head } from './head.ts';
import { sides, stain } from './materials.ts';

interface Nose {
  readonly length: number;
  readonly bridge: number;
  readonly tip: number;
  /** How far the tip hangs; a button turns up. */
  readonly drop: number;
}

export const NOSE = {
  straight: { length: 26, bridge: 6, tip: 13, drop: 0 },
  small: { length: 18, bridge: 5, tip: 12, drop: -1 },
  long: { length: 34, bridge: 6, tip: 14, drop: 3 },
  broad: { length: 25, bridge: 9, tip: 22, drop: 0 },
  hook: { length: 32, bridge: 8, tip: 13, drop: 7 },
  button: { length: 15, bridge: 4, tip: 14, drop: -3 },
  round: { length: 24, bridge: 7, tip: 20, drop: 2 },
} as const satisfies Record<string, Nose>;
export type NoseShape = keyof typeof NOSE;

/** Seen from the front: `top` and `tip` are where bridge and tip lie when the head turns, y is the level of the tip. */
export const nose = (head: Head, topX: number, tipX: number, y: number): Pieces => {
  const shape: NoseShape = head.child && head.nose === 'straight' ? 'button' : head.nose;
  const { length, bridge, tip, drop } = NOSE[shape];
  const top = y - length;
  // A face straight on still gets a bridge that leans a little: perfect symmetry looks like a mask.
  const lean = (head.turn || 0.35) * 2;
  const ridge = tube(points`${topX},${top} ${(topX + tipX) / 2 + lean},${(top + y) / 2} ${tipX},${y - 2}`, [
    bridge,
    bridge + 2,
    tip * 0.8,
  ]);
  const ball = ellipse(tipX, y - 3 + drop * 0.5, tip * 0.5, tip * 0.36);
  const wings = sides(q => ellipse(tipX + q * tip * 0.38, y - 1, tip * 0.24, tip * 0.22));
  return [
    stain(ellipse(tipX + 1, y + 3, tip * 0.62, 4), shadow(head.skin, 0.5), 0.5, 1.6),
    part(union(ridge, ball, ...wings), light(head.skin, 0.07), {
      round: 0.8,
      ao: 0.2,
      shade: mix(head.skin, '#c8543c', 0.16),
    }),
    !head.child &&
      sides(q =>
        part(ellipse(tipX + q * tip * 0.24, y + 2 + drop * 0.3, tip * 0.11, 1.5), shadow(head.skin, 0.75), {
          alpha: 0.8,
          ao: 0,
          round: 0,
          detail: 1,
        }),
      ),
  ];
};
