import { type Colour, mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, type Pieces, part } from '../../motif.ts';
import { liftOf, SKIN, shadow } from './complexion.ts';
import { type Side, woven } from './materials.ts';

export interface ClaspedHandsOptions {
  /** The hand that comes from the left. */
  readonly skinA?: Colour;
  readonly sleeveA?: Colour | null;
  /** The hand that comes from the right and lies on top. */
  readonly skinB?: Colour;
  readonly sleeveB?: Colour | null;
}

/** Two hands holding each other; origin where they meet, arms to both sides, about 340 wide. */
export const claspedHands = ({
  skinA = SKIN.peach,
  sleeveA = '#7a4a4a',
  skinB = SKIN.brown,
  sleeveB = '#3f566e',
}: ClaspedHandsOptions = {}): Motif => {
  const flesh = (skin: Colour) => ({ round: 0.95, ao: 0.4, shade: shadow(skin, 0.16) });
  const drawn = group(
    'clasped hands',
    forearm(-1, skinA, sleeveA),
    forearm(1, skinB, sleeveB),
    part(tube(points`26,-26 4,-42 -18,-40`, [21, 18, 14]), skinB, flesh(skinB)),
    part(blob(...points`-58,-24 -22,-33 14,-27 26,0 14,26 -22,31 -58,25`), skinA, flesh(skinA)),
    many(3, i =>
      part(
        tube(points`${2 - i * 6},24 ${20 - i * 5},${37 - i} ${38 - i * 7},${31 + i * 2}`, [15, 14, 11]),
        skinA,
        flesh(skinA),
      ),
    ),
    part(blob(...points`58,-23 26,-30 -2,-24 -14,-2 -6,22 24,31 58,26`), skinB, flesh(skinB)),
    many(4, i =>
      part(
        tube(points`4,${-15 + i * 12.5} -24,${-15 + i * 12.5} ${-47 + i * 2},${-7 + i * 10}`, [16, 16, 12]),
        skinB,
        flesh(skinB),
      ),
    ),
    part(tube(points`-26,-27 0,-36 24,-25`, [22, 18, 14]), skinA, flesh(skinA)),
    part(ellipse(25, -25, 5.4, 3.8, 0.5), mix(skinA, '#f6d8d0', 0.5), { round: 0.6, ao: 0.1, detail: 0.95 }),
  );
  return { ...drawn, lift: Math.max(liftOf(skinA), liftOf(skinB)) };
};

const forearm = (side: Side, skin: Colour, sleeve: Colour | null): Pieces => [
  part(tube(points`${side * 120},18 ${side * 46},0`, [50, 44]), shadow(skin, 0.14), { round: 0.9 }),
  sleeve !== null && woven(tube(points`${side * 176},38 ${side * 96},14`, [86, 72]), sleeve),
];
