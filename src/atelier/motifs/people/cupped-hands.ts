import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, type Pieces, part } from '../../motif.ts';
import { liftOf, SKIN, shadow } from './complexion.ts';
import { mirrored, sides, woven } from './materials.ts';

export interface CuppedHandsOptions {
  readonly skin?: Colour;
  readonly sleeve?: Colour;
  /** Something small behind the fingers, its origin in the gap above them. */
  readonly held?: Pieces;
}

/** Two hands closed around something small, seen from the front; origin at the middle of the gap above the fingers. */
export const cuppedHands = ({ skin = SKIN.peach, sleeve = '#7a4a4a', held = null }: CuppedHandsOptions = {}): Motif => {
  const dark = shadow(skin, 0.16);
  const drawn = group(
    'cupped hands',
    sides(q => [
      woven(tube(points`${q * 150},170 ${q * 110},92`, [86, 74]), sleeve),
      part(tube(points`${q * 112},96 ${q * 76},40`, [52, 50]), dark, { round: 0.9 }),
      part(mirrored(points`84,72 90,20 62,-18 34,-10 22,30 40,70`, q), skin, { round: 0.9, shade: dark }),
    ]),
    held,
    many(4, i =>
      sides(q => {
        // The right hand lies a little lower, so that the fingertips interlock.
        const meet = 14 + i * 17 + (q > 0 ? 7 : 0);
        const spine = points`${q * 74},${-2 + i * 20} ${q * 40},${4 + i * 19} ${q * 5},${meet}`;
        return part(tube(spine, [25, 24, 17]), skin, {
          round: 0.95,
          ao: 0.4,
          shade: dark,
          gradient: [0, -20, 0, 110],
        });
      }),
    ),
    sides(q =>
      part(tube(points`${q * 58},4 ${q * 36},-16 ${q * 12},-20`, [27, 24, 17]), skin, { round: 0.95, ao: 0.4 }),
    ),
  );
  return { ...drawn, lift: liftOf(skin) };
};
