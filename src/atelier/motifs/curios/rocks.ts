// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface IslandOptions {
  readonly width?: number;
  readonly height?: number;
  readonly top?: Colour;
  readonly rock?: Colour;
  readonly seed?: number;
}

/** A floating island; its meadow lies at y = 0. */
export const island = ({
  width: w = 200,
  height: h = 130,
  top = '#6f8a4a',
  rock = '#6a5650',
  seed = 1,
}: IslandOptions = {}): Motif => {
  const random = rng(seed * 3 + 1);
  // The underside from right to left, every other point a sharp crag.
  const crags = many(10, (i, u): Point => {
    const across = u * 2 - 1;
    return [-across * w * 0.5, h * (1 - Math.abs(across) ** 1.3) * random.between(0.7, 1.1) + 4, i % 2];
  });
  return group(
    'floating island',
    // roots hanging out of the soil
    many(7, () => {
      const x = random.between(-0.3, 0.3) * w;
      return part(
        tube(
          [[x, h * 0.4], [x + random.bell() * 16, h * 0.9], [x + random.bell() * 30, h * random.between(1.1, 1.5)]],
          [5, 3, 0.6],
        ),
        '#4a362e',
        { texture: 'bark' },
      );
    }),
    part(blob([-w * 0.5, 0, 1], [w * 0.5, 0, 1], ...crags.slice(1, -1)), rock, {
      texture: 'stone',
      grain: 1.2,
      shade: darker(rock, 0.45),
    }),
    part(
      blob(
        [-w * 0.53, 2], [-w * 0.35, -12], [0, -16 + random.bell() * 6], [w * 0.35, -11], [w * 0.53, 2],
        [w * 0.3, 12], [0, 8], [-w * 0.3, 13],
      ),
      top,
      { texture: 'leaf', shade: darker(top, 0.3) },
    ),
  );
};

interface CliffOptions {
  readonly side?: 'left' | 'right';
  readonly colour?: Colour;
  /** How far it reaches into the picture. */
  readonly inset?: number;
  readonly seed?: number;
  readonly grass?: Colour;
}

/** One wall of a gorge, drawn in card units. */
export const cliff = ({
  side = 'left',
  colour = '#a8825c',
  inset = 170,
  seed = 1,
  grass = '#8aa052',
}: CliffOptions = {}): Motif => {
  const inwards = side === 'left' ? 1 : -1;
  const x0 = side === 'left' ? -20 : 820;
  const edge = many(
    12,
    (i, u): Point => [x0 + inwards * (inset + Math.sin(i * 2.1 + seed) * 26 + u * u * 90), 240 + u * 1000, i % 2],
  );
  return group(
    'cliff',
    part(blob([x0, 210, 1], [x0 + inwards * inset * 0.7, 226, 1], ...edge, [x0, 1260, 1]), colour, {
      texture: 'stone',
      shade: mix(colour, '#2a3444', 0.75),
      round: 0.6,
      bevel: 46,
      grain: 0.5,
      bump: 0.5,
    }),
    // strata
    many(9, i =>
      part(
        tube(
          [
            [x0, 330 + i * 96], [x0 + inwards * inset * 0.5, 322 + i * 98],
            [x0 + inwards * inset * 0.86, 340 + i * 100],
          ],
          [9, 6, 1],
        ),
        mix(colour, '#241c2c', 0.5),
        { alpha: 0.5, soft: 2, ao: 0, round: 0 },
      ),
    ),
    part(
      tube([[x0, 214], [x0 + inwards * inset * 0.5, 222], [x0 + inwards * inset * 0.84, 236]], [46, 40, 20]),
      grass,
      {
        texture: 'leaf',
        round: 0.8,
      },
    ),
  );
};
