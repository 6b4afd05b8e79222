import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import type { Pieces } from '../../motif.ts';
import { light, shadow } from './complexion.ts';
import type { Head } from './head.ts';
import { fur, sides, stain } from './materials.ts';

export const BEARDS = ['full', 'long', 'goatee', 'stubble'] as const;
export type BeardStyle = (typeof BEARDS)[number];

/** How far down a beard reaches that covers the jaw. */
const REACH: Partial<Record<BeardStyle, number>> = { full: 78, long: 150 };
const DOWNWARDS = 1.57;

/** Beard and moustache around a mouth at x, y. */
export const beardOf = (head: Head, x: number, y: number): Pieces => {
  const colour = head.beardColour ?? head.hair;
  const w = head.width;
  const reach = head.beard ? REACH[head.beard] : undefined;
  return [
    reach !== undefined &&
      fur(
        blob(
          ...points`${-41 * w},-2 ${-43 * w},34 ${-28 * w},${reach * 0.8} ${x * 0.5},${reach} ${28 * w},${reach * 0.8}`,
          ...points`${43 * w},34 ${41 * w},-2 26,${y - 14} 12,${y - 12} ${x},${y - 9} -12,${y - 12} -26,${y - 14}`,
        ),
        colour,
        { stroke: DOWNWARDS },
      ),
    head.beard === 'goatee' &&
      fur(
        blob(
          ...points`${x - 13},${y + 12} ${x},${y + 9} ${x + 13},${y + 12} ${x + 6},${y + 38} ${x},${y + 44} ${x - 6},${y + 38}`,
        ),
        colour,
      ),
    head.beard === 'stubble' &&
      stain(blob(...points`${-36 * w},14 -26,50 0,60 26,50 ${36 * w},14 16,22 -16,22`), shadow(colour, 0.2), 0.34, 4),
    (head.moustache || reach !== undefined) &&
      sides(q =>
        fur(
          blob(
            ...points`${x},${y - 10} ${x + q * 14},${y - 12} ${x + q * 27},${y - 3} ${x + q * 34},${y - 9}!`,
            ...points`${x + q * 25},${y + 4} ${x + q * 8},${y}`,
          ),
          light(colour, 0.06),
          { ao: 0.3 },
        ),
      ),
  ];
};

/** The beard of a profile; the chin drops by `gape` when the mouth is open. */
export const beardFromSide = (head: Head, gape: number): Pieces => {
  const colour = head.beardColour ?? head.hair;
  const long = head.beard === 'long';
  if (head.beard === 'stubble')
    return stain(blob(...points`0,24 14,56 30,62 42,${52 + gape} 40,24 24,20`), shadow(colour, 0.2), 0.34, 4);
  return [
    head.beard &&
      fur(
        blob(
          ...points`-8,8 -8,40 4,68 22,${long ? 124 : 88} 44,${long ? 132 : 86} 52,${62 + gape} 46,${46 + gape}`,
          ...points`34,${38 + gape} 28,34 46,29 43,21 30,20 12,26 2,12`,
        ),
        colour,
      ),
    head.moustache && fur(blob(...points`49,25 44,20 32,24 20,34! 32,34 46,31`), light(colour, 0.06), { ao: 0.3 }),
  ];
};
