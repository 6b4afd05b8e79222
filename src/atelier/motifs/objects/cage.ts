// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';

interface BirdcageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly open?: boolean;
  readonly base?: boolean;
  readonly bars?: number;
}

export const birdcage = ({
  width: w = 60,
  height: h = 84,
  colour = '#c9a25a',
  open = false,
  base = true,
  bars = 9,
}: BirdcageOptions = {}): Motif => {
  const hw = w / 2;
  const wires = many(bars, i => {
    const u = (i / (bars - 1)) * 2 - 1;
    return line(
      [[u * hw, 0], [u * hw * 1.03, -h * 0.5], [u * hw * 0.8, -h * 0.82], [0, -h]],
      1.7,
      i % 2 ? colour : darker(colour, 0.15),
      { round: 0.9 },
    );
  });
  return group(
    'birdcage',
    part(ellipse(0, -h - 6, 5, 5), colour, { texture: 'gold' }),
    wires,
    // three hoops
    [-0.02, -0.36, -0.66].map((q, i) =>
      line(
        [[-hw * (i === 2 ? 0.95 : 1.03), h * q], [0, h * q + 4], [hw * (i === 2 ? 0.95 : 1.03), h * q]],
        2.2,
        colour,
        { round: 0.9 },
      ),
    ),
    base &&
      part(blob([-hw * 1.08, -2], [0, 3], [hw * 1.08, -2], [hw, 7], [0, 11], [-hw, 7]), darker(colour, 0.2), {
        texture: 'gold',
      }),
    open &&
      part(
        tube([[hw * 0.3, -h * 0.12], [hw * 1.2, -h * 0.2], [hw * 1.25, -h * 0.5], [hw * 0.35, -h * 0.5]], 1.8),
        colour,
      ),
  );
};
