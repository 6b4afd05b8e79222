// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { TAU } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, union, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, many } from '../../kit.ts';
import { group, type Motif, type Pieces, part } from '../../motif.ts';

export interface SheepBustOptions {
  readonly wool?: Colour;
  readonly face?: Colour;
  /** Where it looks, in units from straight ahead. */
  readonly gaze?: readonly [x: number, y: number];
  /** How far the inner ends of the brows are lowered. */
  readonly frown?: number;
  /** The long curls of a judge. */
  readonly wig?: boolean;
  /** Somebody else under the wool. */
  readonly wolf?: boolean;
  readonly name?: string;
}

/** An oval of wool with curls all round. */
const fleece = (count: number, rx: number, ry: number, curl: number, y: number): Shape =>
  union(
    ...many(count, i => ellipse(Math.cos((i / count) * TAU) * rx, y + Math.sin((i / count) * TAU) * ry, curl * (i % 2 ? 1 : 0.82))),
    ellipse(0, y, rx, ry),
  );

/** Head and shoulders of a sheep from the front: about 150 wide, its chin at 0. */
export const sheepBust = ({
  wool = '#f2e8d4',
  face = '#4a3a3c',
  gaze = [0, 0],
  frown = 0,
  wig = false,
  wolf = false,
  name = wolf ? 'wolf in wool' : 'sheep',
}: SheepBustOptions = {}): Motif => {
  const woolly = { texture: 'leaf', grain: 0.7 } as const;
  const ear = (q: -1 | 1): Shape =>
    wolf
      ? blob(...points`${q * 24},-92 ${q * 52},-138! ${q * 54},-78`)
      : blob(...points`${q * 38},-66 ${q * 82},-74 ${q * 88},-50 ${q * 46},-46`);
  return group(
    name,
    part(fleece(16, 74, 66, 22, 66), wool, { ...woolly, shade: mix(wool, '#7a6a7a', 0.4) }),
    wig &&
      both(q =>
        many(4, i => part(wobble(ellipse(q * 62, -30 + i * 30, 27, 20), 2, 0.1), '#f6f0e4', { ...woolly, ao: 0.4, shade: '#b8aca8' })),
      ),
    both(q => part(ear(q), face, { texture: 'fur', shade: mix(face, '#e0a090', 0.2) })),
    part(blob(...points`0,8 -24,0 -36,-40 -40,-78 0,-98 40,-78 36,-40 24,0`), face, {
      texture: 'fur', grain: 0.6, shade: mix(face, '#ffffff', 0.12),
    }),
    part(fleece(11, wig ? 44 : 36, 17, 15, -90), wig ? '#f6f0e4' : wool, { ...woolly, ao: 0.3 }),
    both(q => eyeAndBrow(q, { face, gaze, frown, wolf })),
    part(blob(...points`-13,-14 0,-18 13,-14 0,-4`), wolf ? '#1c1418' : mix(face, '#e8a098', 0.5), { round: 0.7 }),
    part(tube(points`-10,2 0,-2 10,2`, 2.4), '#1c1014', { ao: 0, detail: 1 }),
    wolf && both(q => part(poly(...points`${q * 7 - 4},0 ${q * 7 + 4},0 ${q * 7},11`), '#fbf6e6', { ao: 0, detail: 1 })),
  );
};

const eyeAndBrow = (
  q: -1 | 1,
  { face, gaze, frown, wolf }: Required<Pick<SheepBustOptions, 'face' | 'gaze' | 'frown' | 'wolf'>>,
): Pieces => [
  part(ellipse(q * 20, -52, 10, wolf ? 7 : 11), wolf ? '#f0c040' : '#f6eedc', { round: 0.4, ao: 0.1, emit: wolf ? 0.4 : 0 }),
  part(ellipse(q * 20 + gaze[0], gaze[1] - 51, 5, wolf ? 6 : 4.4), '#140e14', { ao: 0, detail: 1 }),
  part(tube(points`${q * 9},${frown - 68} ${q * 20},-70 ${q * 32},-64`, [5, 5, 2]), mix(face, '#000000', 0.4), { ao: 0, detail: 1 }),
];
