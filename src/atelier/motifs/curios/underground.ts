// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { blob, ellipse, union, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter, many } from '../../kit.ts';
import { group, line, type Motif, type Part, type PartOptions, part } from '../../motif.ts';

interface ClaspedRootsOptions {
  readonly left?: Colour;
  readonly right?: Colour;
}

const BARK = { texture: 'bark', grain: 0.8, round: 1, ao: 0.45 } as const;
/** From thumb to little finger: where the front hand's fingers start, and where they end on the other's wrist. */
const FRONT: readonly (readonly [Point, Point])[] = [
  [[-96, -46], [-238, -34]],
  [[-118, -2], [-246, 22]],
  [[-114, 42], [-222, 76]],
  [[-92, 82], [-176, 122]],
];
/** The back hand's fingers come round the front wrist from below. */
const BACK: readonly (readonly [Point, Point])[] = [
  [[226, 74], [212, -14]],
  [[184, 92], [170, -2]],
  [[142, 100], [128, 12]],
  [[102, 102], [90, 28]],
];

/** Two trees' roots, meeting under a wall and holding each other by the wrist. Drawn in card units, around 400, 760. */
export function claspedRoots({ left = '#97785c', right = '#dcb084' }: ClaspedRootsOptions = {}): Motif {
  const on = ([x, y]: Point): Point => [400 + x, 760 + y];
  const root = (spine: readonly Point[], widths: readonly number[], colour: Colour, options: PartOptions = {}): Part =>
    part(wobble(tube(spine.map(on), widths), 2, 0.08, spine[0]?.[1]), colour, { ...BARK, ...options });
  const arm = (q: number, colour: Colour): Part => {
    const limb = union(
      tube(
        [[q * 248, -336], [q * 300, -220], [q * 318, -100], [q * 262, 4], [q * 120, 24], [0, 22]],
        [64, 58, 72, 84, 96, 104],
      ),
      tube([[q * 304, -160], [q * 356, -60], [q * 340, 60], [q * 380, 170]], [26, 16, 10, 1]),
      tube([[q * 300, -190], [q * 200, -190], [q * 130, -240], [q * 70, -220]], [22, 13, 8, 1]),
      tube([[q * 290, -10], [q * 330, 100], [q * 300, 220], [q * 340, 320]], [30, 18, 11, 1]),
    );
    const whole = wobble(
      limb.map(ring => ring.map(on)),
      3,
      0.05,
      q,
    );
    return part(whole, darker(colour, 0.3), { ...BARK, shade: colour, gradient: [0, 424, 0, 640] });
  };
  const finger = ([from, to]: readonly [Point, Point], colour: Colour): Part[] => {
    const along = (u: number): Point => [
      from[0] + (to[0] - from[0]) * u,
      from[1] + (to[1] - from[1]) * u - Math.sin(u * 3) * 8,
    ];
    const joint = (u: number, r: number): Part => {
      const [x, y] = on(along(u));
      return part(ellipse(x, y, r, r * 0.85), lighter(colour, 0.25), { ...BARK, ao: 0.2, soft: 3 });
    };
    return [root([from, along(0.5), to], [46, 46, 34], colour, { ao: 0.65 }), joint(0.06, 19), joint(0.55, 16)];
  };
  const palm = blob(
    ...[[84, -50, 0], [-20, -72], [-100, -68], [-134, -10], [-126, 60], [-84, 108], [0, 96], [84, 76]].map(
      ([x = 0, y = 0]) => on([x, y]),
    ),
  );
  const hair = (x: number, y: number, q: number): Part =>
    root([[x, y], [x + q * 16, y + 44], [x + q * 4, y + 96]], [18, 8, 1], darker(q < 0 ? right : left, 0.1));
  // The right hand lies in front, so of the left one only what comes round the wrist is seen.
  return group(
    'clasped roots',
    arm(-1, left),
    root([[120, -60], [40, -76], [-60, -60]], [46, 60, 70], left),
    hair(-236, 20, -1),
    hair(-170, 110, -1),
    arm(1, right),
    hair(150, 96, 1),
    hair(216, 74, 1),
    BACK.map(place => finger(place, left)),
    root([[-10, -60], [96, -84], [196, -56]], [56, 48, 34], left, { ao: 0.6 }),
    part(wobble(palm, 3, 0.05), right, { ...BARK, shade: darker(right, 0.22), ao: 0.5 }),
    FRONT.map(place => finger(place, right)),
    root([[10, -62], [-86, -104], [-190, -84]], [64, 52, 34], right, { ao: 0.65 }),
  );
}

interface FossilFishOptions {
  readonly colour?: Colour;
}

export const fossilFish = ({ colour = '#e4d4b4' }: FossilFishOptions = {}): Motif =>
  group(
    'fossil',
    many(9, i =>
      line([[-60 + i * 14, -20 + Math.abs(i - 4) * 3], [-56 + i * 14, 20 - Math.abs(i - 4) * 3]], 3.4, colour, {
        round: 0.8,
      }),
    ),
    line([[-76, 0], [80, 0]], 4, colour, { round: 0.8 }),
    part(blob([80, -18], [112, 0], [80, 18], [70, 0]), colour, { texture: 'stone' }),
    part(blob([-76, 0], [-104, -20], [-96, 0], [-104, 20]), colour, { texture: 'stone' }),
  );

interface AmmoniteOptions {
  readonly colour?: Colour;
}

export const ammonite = ({ colour = '#c8a878' }: AmmoniteOptions = {}): Motif =>
  group(
    'ammonite',
    part(
      tube(
        many(40, (i, u): Point => {
          const r = 46 * (1 - u * 0.94);
          return [Math.cos(i * 0.42) * r, Math.sin(i * 0.42) * r];
        }),
        [24, 16, 8, 3],
      ),
      colour,
      { texture: 'stone', pattern: { kind: 'stripe', colour: '#8a6844', width: 9, bias: 0.4 } },
    ),
  );

interface CarrotOptions {
  readonly colour?: Colour;
}

export const carrot = ({ colour = '#e8843c' }: CarrotOptions = {}): Motif =>
  group('carrot', part(blob([-13, 0], [0, -5], [13, 0], [4, 44], [0, 66, 1], [-4, 44]), colour, { round: 1 }));
