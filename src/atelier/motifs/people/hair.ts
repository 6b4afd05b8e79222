import { type Colour, mix } from '../../colour.ts';
import type { Point, Shape } from '../../geometry/curve.ts';
import { spline } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { rng } from '../../geometry/random.ts';
import { ellipse, union, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { type Pieces, part } from '../../motif.ts';
import { type Head, skullWidth } from './head.ts';
import { curly, fitted, fur, type Side, sides } from './materials.ts';

/** Hair comes in two layers with the head between them. */
export interface Hairdo {
  readonly behind?: Pieces;
  readonly front?: Pieces;
}

const DOWNWARDS = 1.57;

/** A close cap of hair; the fringe is where it ends on the forehead. */
const cap = (width: number, fringe = -36, sideburn = 0): Shape =>
  fitted(
    points`-44,${sideburn} -47,-28 -35,-57 0,-69 35,-57 47,-28 44,${sideburn} 38,-20 20,${fringe} -14,${fringe + 3} -37,-20`,
    width,
  );
const parting = (width: number): Shape =>
  fitted(points`-46,20 -49,-22 -35,-57 0,-69 35,-57 49,-22 46,20 39,-14 26,-36 2,-54 -22,-38 -39,-14`, width);

/** One plait of overlapping beads that lean left and right in turn. */
const plait = (colour: Colour, x: number, side: Side): Pieces => {
  const size = 11;
  return many(9, i =>
    fur(
      ellipse(x + side * 0.6 * i, 22 + i * size * 1.25, size * (1 - i * 0.03), size * 0.85, i % 2 ? 0.5 : -0.5),
      colour,
      { grain: 1 },
    ),
  );
};

const STYLE = {
  short: (c, w) => ({ front: fur(cap(w), c) }),
  bald: () => ({}),
  balding: (c, w) => ({ behind: sides(q => fur(ellipse(q * 44 * w, -4, 9, 20), c)) }),
  crop: (c, w) => ({ front: curly(cap(w, -44, -6), c, 3, { bump: 0.8 }) }),
  parted: (c, w) => ({ front: fur(parting(w), c) }),
  swept: (c, w) => ({
    front: fur(fitted(points`-44,2 -48,-30 -30,-62 6,-78 44,-64 54,-40 44,0 39,-22 30,-42 -10,-34 -38,-18`, w), c),
  }),
  bob: (c, w) => ({
    behind: fur(fitted(points`-52,42 -54,-20 -38,-58 0,-71 38,-58 54,-20 52,42 0,30`, w), c),
    front: fur(
      fitted(points`-50,36 -54,-18 -40,-58 0,-72 40,-58 54,-18 50,36 40,38 39,-14 20,-28 -20,-28 -39,-14 -40,38`, w),
      c,
    ),
  }),
  long: (c, w) => ({
    behind: fur(fitted(points`-48,-20 -62,30 -62,92 -44,124 44,124 62,92 62,30 48,-20 0,-60`, w), c, {
      stroke: DOWNWARDS,
    }),
    front: fur(parting(w), c),
  }),
  wavy: (c, w) => ({
    behind: fur(
      wobble(fitted(points`-48,-20 -68,20 -60,60 -74,104 -40,122 40,122 74,104 60,60 68,20 48,-20 0,-64`, w), 5, 0.06),
      c,
      { stroke: 1.5 },
    ),
    front: fur(parting(w), c),
  }),
  bun: (c, w) => ({
    front: [
      fur(ellipse(0, -78, 21, 18), c),
      fur(fitted(points`-44,0 -45,-32 -32,-57 0,-66 32,-57 45,-32 44,0 35,-28 0,-46 -35,-28`, w), c),
    ],
  }),
  buns: (c, w) => ({ behind: sides(q => fur(ellipse(q * 38, -60, 19, 18), c)), front: fur(parting(w), c) }),
  braids: (c, w) => ({ front: [fur(parting(w), c), sides(q => plait(c, q * 50 * w, q))] }),
  crownBraid: (c, w) => ({
    front: [
      fur(fitted(points`-44,0 -46,-32 -32,-57 0,-64 32,-57 46,-32 44,0 36,-26 0,-44 -36,-26`, w), c),
      many(11, (_, u) => {
        const angle = Math.PI * (1.03 + 0.94 * u);
        return fur(ellipse(Math.cos(angle) * 44 * w, -20 + Math.sin(angle) * 50, 11, 9, angle), c, { grain: 1.2 });
      }),
    ],
  }),
  afro: (c, w) => ({
    behind: part(wobble(ellipse(0, -26, 74 * w, 66), 5, 0.07), c, {
      texture: 'leaf',
      grain: 1.8,
      bump: 0.9,
      shade: mix(c, '#000000', 0.3),
    }),
    front: part(fitted(points`-44,-8 -46,-40 0,-64 46,-40 44,-8 30,-38 0,-45 -30,-38`, w), c, {
      texture: 'leaf',
      grain: 1.8,
      bump: 0.9,
    }),
  }),
  curls: (c, w) => {
    const random = rng(7);
    const crown = many(19, (_, u) => {
      const angle = Math.PI * (0.82 + 1.36 * u);
      return ellipse(Math.cos(angle) * 48 * w, -14 + Math.sin(angle) * 52, 15 + random() * 5);
    });
    const fringe = many(7, i => ellipse((-33 + i * 11) * w, -47 + Math.abs(i - 3) * 3, 12 + random() * 4));
    return { behind: curly(union(...crown), c, 1.2), front: fringe.map(curl => curly(curl, c, 1.2, { ao: 0.3 })) };
  },
  locs: (c, w) => ({
    behind: many(12, (i, u) => {
      const x = u * 2 - 1;
      const end = points`${x * 40},-40 ${x * 58},10 ${x * 60 + Math.sin(i * 3) * 5},${84 + Math.cos(i * 5) * 16}`;
      return fur(tube(end, [12, 11, 8]), mix(c, '#c08a50', (i % 3) * 0.08), {
        pattern: { kind: 'stripe', colour: mix(c, '#000000', 0.4), width: 7, rotate: 1.57, alpha: 0.5 },
      });
    }),
    front: fur(parting(w), c),
  }),
  wild: (c, w) => {
    const random = rng(7);
    const spikes = many(17, (i, u): Point => {
      const angle = Math.PI * (0.86 + 1.28 * u);
      const reach = i % 2 ? 80 + random() * 16 : 60;
      return [Math.cos(angle) * reach * 0.86 * w, -16 + Math.sin(angle) * reach, i % 2];
    });
    return { behind: fur([spline(spikes)], c), front: fur(cap(w, -38), c) };
  },
} as const satisfies Record<string, (colour: Colour, width: number) => Hairdo>;
export type HairStyle = keyof typeof STYLE;
export const HAIR_STYLES = Object.keys(STYLE) as HairStyle[];

export const hairOf = (head: Head): Hairdo => STYLE[head.style](head.hair, skullWidth(head));
