// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { TAU } from '../../geometry/number.ts';
import { blob, ellipse, join, rect, star } from '../../geometry/shape.ts';
import { hole, lighter, many } from '../../kit.ts';
import { group, part } from '../../motif.ts';
import type { Portal } from '../portal.ts';

interface MirrorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
}

export const mirror = ({ width: w = 80, height: h = 130, colour = '#b58a3c' }: MirrorOptions = {}): Portal => {
  const glass = group(
    'mirror',
    part(ellipse(0, 0, w / 2 + 9, h / 2 + 9), colour, { texture: 'gold', round: 0.9, bevel: 7 }),
    many(16, i => {
      const a = (i / 16) * TAU;
      return part(ellipse(Math.cos(a) * (w / 2 + 9), Math.sin(a) * (h / 2 + 9), 5.5), lighter(colour, 0.1), {
        texture: 'gold',
        round: 1,
      });
    }),
    part(blob([-14, -h / 2 - 10], [0, -h / 2 - 28, 1], [14, -h / 2 - 10]), colour, { texture: 'gold' }),
  );
  return { ...glass, hole: ellipse(0, 0, w / 2, h / 2) };
};

interface FrameOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly thickness?: number;
}

export const frame = ({
  width: w = 120,
  height: h = 160,
  colour = '#a87c38',
  thickness = 12,
}: FrameOptions = {}): Portal => {
  const opening = rect(-w / 2, -h / 2, w, h);
  const moulding = group(
    'picture frame',
    part(
      join(rect(-w / 2 - thickness, -h / 2 - thickness, w + 2 * thickness, h + 2 * thickness), hole(opening)),
      colour,
      { texture: 'gold', round: 0.8, bevel: thickness * 0.6 },
    ),
    ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).map(([a, b]) =>
      part(
        star(a * (w / 2 + thickness / 2), b * (h / 2 + thickness / 2), thickness * 0.9, thickness * 0.5, 6),
        lighter(colour, 0.15),
        { texture: 'gold', round: 0.9 },
      ),
    ),
  );
  return { ...moulding, hole: opening };
};
