import type { Colour } from '../../colour.ts';
import { lerp } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { blob, transform } from '../../geometry/shape.ts';
import { many } from '../../kit.ts';
import type { Part } from '../../motif.ts';
import { pelt } from '../animals/coat.ts';

interface Fan {
  readonly count: number;
  /** Angle and length of the first and the last feather. */
  readonly from: readonly [angle: number, length: number];
  readonly to: readonly [angle: number, length: number];
  readonly width: number;
  readonly colour: Colour;
  /** The second half of the fan. */
  readonly dark: Colour;
}

/** A spread wing: feathers fanned out from 0,0. Lengths swell early, as the arm of a wing does. */
export const feathers = ({ count, from, to, width: w, colour, dark }: Fan): Part[] =>
  many(count, (_, u) => {
    const angle = lerp(from[0], to[0], u);
    const l = lerp(from[1], to[1], Math.sin(u * 1.5));
    const vane = blob(...points`0,0! ${l * 0.5},${-w} ${l},${-w * 0.4} ${l * 1.04},${w * 0.3} ${l * 0.5},${w}`);
    return pelt(transform(vane, { rotate: angle }), u > 0.55 ? dark : colour, { round: 0.5, ao: 0.1, stroke: angle });
  });
