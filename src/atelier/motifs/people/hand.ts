import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, type Part, type Pieces, part } from '../../motif.ts';
import { liftOf, SKIN, shadow } from './complexion.ts';
import { ink, mirrored, sides, woven } from './materials.ts';

export interface HandOptions {
  readonly gesture?: Gesture;
  readonly skin?: Colour;
  readonly sleeve?: Colour | null;
  readonly cuff?: Colour | null;
  readonly nails?: Colour | null;
  /** Length of the sleeve. */
  readonly arm?: number;
  readonly ring?: Colour | null;
  /** What lies between palm and fingers of a hand that holds; a stick runs through 0,-44 from side to side. */
  readonly held?: Pieces;
}

/** One large hand, wrist at 0,0, fingers upward (about 120 units). */
export const hand = ({
  gesture = 'open',
  skin = SKIN.peach,
  sleeve = '#3a3f66',
  cuff = '#f0e4cf',
  nails = null,
  arm = 90,
  ring = null,
  held = null,
}: HandOptions = {}): Motif => {
  const flesh: Flesh = { skin, dark: shadow(skin, 0.14), nails: nails ?? mix(skin, '#f6d8d0', 0.5), held };
  const drawn = group(
    'hand',
    part(tube(points`0,40 0,-14`, [36, 40]), flesh.dark, { round: 0.9 }),
    sleeve !== null && woven(tube(points`0,${arm + 40} 0,18`, [64, 52]), sleeve),
    sleeve !== null && cuff !== null && woven(tube(points`-27,16 0,20 27,16`, 15), cuff, { ao: 0.3 }),
    GESTURE[gesture](flesh),
    ring !== null && part(tube(points`-17,-76 -9,-74 -1,-76`, 5), ring, { texture: 'gold', detail: 1 }),
  );
  return { ...drawn, lift: liftOf(skin) };
};

interface Flesh {
  readonly skin: Colour;
  readonly dark: Colour;
  readonly nails: Colour;
  readonly held: Pieces;
}

const LONG = [17, 15, 11];
const THUMB = [20, 17, 13];

const finger = ({ skin, dark }: Flesh, spine: readonly Point[], widths: readonly number[] = LONG): Part =>
  part(tube(spine, widths), skin, { round: 0.9, ao: 0.32, shade: dark, gradient: [0, 20, 0, -110] });

/** A finger whose back we see. */
const nailed = (flesh: Flesh, spine: readonly Point[], widths: readonly number[] = LONG): Pieces => {
  const [before, tip] = [spine.at(-2), spine.at(-1)];
  if (!before || !tip) return null;
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const nail = ellipse(tip[0] + Math.cos(angle) * 1.5, tip[1] + Math.sin(angle) * 1.5, 5.4, 3.8, angle);
  return [finger(flesh, spine, widths), part(nail, flesh.nails, { round: 0.6, ao: 0.1, detail: 0.95 })];
};

const curled = ({ skin, dark }: Flesh, x: number, top: number): Part =>
  part(tube(points`${x},${top} ${x + 1},-44 ${x + 2},-28`, [16, 18, 14]), skin, { round: 0.95, ao: 0.4, shade: dark });

const PALM = blob(...points`-21,2 -29,-22 -28,-50 -10,-59 14,-58 28,-46 27,-20 20,4`);
const palm = ({ skin, dark }: Flesh): Part => part(PALM, skin, { round: 0.8, shade: dark });
/** Palm and thumb in one piece: seen from inside, a thumb grows out of its ball and has no root of its own. */
const thumbedPalm = ({ skin, dark }: Flesh, thumb: readonly Point[]): Part =>
  part(union(PALM, tube(thumb, [34, 27, 18, 12])), skin, { round: 0.8, shade: dark });

const GESTURE = {
  open: flesh => [
    thumbedPalm(flesh, points`-8,-12 -24,-20 -42,-36 -54,-58`),
    finger(flesh, points`-21,-48 -28,-78 -32,-104`, [16, 14, 10]),
    finger(flesh, points`-8,-54 -9,-90 -10,-122`),
    finger(flesh, points`7,-54 10,-88 13,-117`),
    finger(flesh, points`21,-44 29,-72 35,-95`, [15, 13, 9]),
    ink(points`-16,-8 -4,-30 -20,-46`, 1.6, shadow(flesh.skin, 0.35), { alpha: 0.6 }),
    ink(points`-22,-38 2,-34 22,-40`, 1.6, shadow(flesh.skin, 0.35), { alpha: 0.5 }),
  ],
  letGo: flesh => [
    palm(flesh),
    nailed(flesh, points`-19,-48 -33,-74 -46,-92`, [16, 14, 9]),
    nailed(flesh, points`-7,-54 -13,-86 -18,-114`),
    nailed(flesh, points`7,-54 8,-88 6,-116`),
    nailed(flesh, points`19,-46 28,-76 32,-100`, [15, 13, 9]),
    nailed(flesh, points`22,-12 44,-28 62,-34`, [20, 16, 11]),
    part(tube(points`-8,-50 0,-53 8,-50`, 1.4), shadow(flesh.skin, 0.4), { round: 0, ao: 0, alpha: 0.5 }),
  ],
  point: flesh => [
    nailed(flesh, points`14,-44 13,-84 11,-128`, [19, 16, 11]),
    palm(flesh),
    curled(flesh, -21, -58),
    curled(flesh, -7, -63),
    curled(flesh, 7, -60),
    nailed(flesh, points`24,-10 16,-30 -4,-40`, THUMB),
  ],
  fist: flesh => [
    palm(flesh),
    [-21, -8, 6, 19].map((x, i) => curled(flesh, x, i % 3 ? -64 : -59)),
    nailed(flesh, points`26,-8 16,-28 -10,-36`, THUMB),
  ],
  hold: flesh => [
    nailed(flesh, points`24,-30 20,-60 2,-72`, [18, 16, 12]),
    palm(flesh),
    flesh.held,
    many(4, i => finger(flesh, points`-26,${-50 + i * 15} 0,${-56 + i * 15} 16,${-50 + i * 14}`, [15, 17, 13])),
  ],
  pray: flesh => [
    sides(q => [
      part(mirrored(points`1,6 24,2 27,-34 20,-58 1,-62`, q), flesh.skin, { round: 0.8, shade: flesh.dark }),
      finger(flesh, points`${q * 15},-50 ${q * 14},-84 ${q * 5},-116`, [17, 15, 9]),
      finger(flesh, points`${q * 8},-50 ${q * 8},-90 ${q * 3},-128`, [15, 14, 9]),
    ]),
    nailed(flesh, points`17,-16 9,-44 2,-66`, [18, 15, 10]),
    nailed(flesh, points`-17,-16 -9,-42 -3,-60`, [18, 15, 10]),
    ink(points`0,4 0,-60 0,-126`, 1.8, shadow(flesh.skin, 0.6), { alpha: 0.8 }),
  ],
} as const satisfies Record<string, (flesh: Flesh) => Pieces>;
export type Gesture = keyof typeof GESTURE;
export const GESTURES = Object.keys(GESTURE) as Gesture[];
