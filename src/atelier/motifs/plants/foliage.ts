// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { TAU } from '../../geometry/number.ts';
import { rng } from '../../geometry/random.ts';
import { blob, ellipse, transform, union, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

/** A pointed leaf lying to the right of the origin; `slim` is half its width as a share of its length. */
export const leafShape = (l: number, slim = 0.32): Shape =>
  blob(
    [0, 0, 1], [l * 0.2, -l * slim * 0.75], [l * 0.5, -l * slim], [l * 0.8, -l * slim * 0.6], [l, 0, 1],
    [l * 0.8, l * slim * 0.6], [l * 0.5, l * slim], [l * 0.2, l * slim * 0.75],
  );

/** A ball of leaves: centre and radius. */
export type Clump = readonly [x: number, y: number, radius: number];

interface FoliageOptions {
  readonly colour?: Colour;
  readonly lit?: Colour;
  readonly shade?: Colour;
  /** Leaf dabs for each clump. */
  readonly count?: number;
  /** Length of the shortest leaf; the longest is about twice that. */
  readonly leaf?: number;
  readonly seed?: number;
  /** Direction of the lit side. */
  readonly sun?: readonly [x: number, y: number];
}

/** Crowns are seen slightly from below: a little wider than tall. */
const SQUAT = 0.84;

/** Painted foliage: one dark mass, and leaf dabs that grow lighter towards the sun. Never a pile of balls. */
export function foliage(
  clumps: readonly Clump[],
  {
    colour = '#5c7a4a',
    lit = '#a8b860',
    shade = '#24382e',
    count = 26,
    leaf = 9,
    seed = 1,
    sun = [-0.5, -0.8],
  }: FoliageOptions = {},
): Motif {
  const random = rng(seed * 7 + 1);
  const mass = union(...clumps.map(([x, y, r], i) => wobble(ellipse(x, y, r, r * SQUAT), r * 0.24, 0.07, seed + i)));
  const dabs = clumps.flatMap(([x, y, r]) =>
    many(count, () => {
      const angle = random() * TAU;
      const distance = r * Math.sqrt(random()) * 1.06;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const light = ((dx * sun[0] + dy * sun[1]) * distance) / r + random.bell() * 0.35;
      return { x: x + dx * distance, y: y + dy * distance * SQUAT, light };
    }),
  );
  const tone = (light: number): Colour =>
    light < 0 ? mix(colour, shade, Math.min(0.6, -light * 0.7)) : mix(colour, lit, Math.min(1, light * 1.1));
  return group(
    'foliage',
    part(mass, mix(colour, shade, 0.55), { shade, texture: 'leaf', round: 0.8, ao: 0.2 }),
    dabs
      .toSorted((a, b) => a.light - b.light)
      .map(({ x, y, light }) =>
        part(transform(leafShape(leaf * random.between(0.8, 1.7)), { x, y, rotate: random() * TAU }), tone(light), {
          texture: 'leaf',
          round: 0.35,
          ao: 0.06,
          detail: 0.5,
          merge: true,
        }),
      ),
  );
}

interface RootLegsOptions {
  readonly width?: number;
  readonly height?: number;
  readonly spread?: number;
  readonly count?: number;
  readonly colour?: Colour;
  readonly seed?: number;
  /** 0 stands; 1 takes a step to the right, every other root lifted. */
  readonly stride?: number;
}

/** Roots that can hold the ground, or walk on it. */
export const rootLegs = ({
  width: w = 22,
  height: h = 30,
  spread = 40,
  count = 5,
  colour = '#4a362e',
  seed = 1,
  stride = 0,
}: RootLegsOptions = {}): Motif => {
  const random = rng(seed * 3 + 2);
  return group(
    'roots',
    many(count, (i, u) => {
      const out = u * 2 - 1;
      const lift = stride && i % 2 ? h * 0.25 : 0;
      return part(
        tube(
          [
            [out * w * 0.3, -h], [out * spread * 0.55 + random.bell() * 4, -h * 0.55 - lift],
            [out * spread * 0.85, -h * 0.12 - lift], [out * spread * 1.1 + stride * 10, 2 - lift * 0.4],
          ],
          [w * 0.62, w * 0.4, w * 0.24, 2],
        ),
        i % 2 ? colour : darker(colour, 0.15),
        { texture: 'bark' },
      );
    }),
  );
};
