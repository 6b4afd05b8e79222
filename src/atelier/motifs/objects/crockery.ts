// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { blob, ellipse, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import type { Portal } from '../portal.ts';

interface TeacupOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly ornament?: Colour;
  readonly saucer?: boolean;
}

/** A cup on its saucer; the tea, or a sea, goes into its `hole`. */
export const teacup = ({
  width: w = 120,
  height: h = 74,
  colour = '#efe6d6',
  ornament = '#5b7fa3',
  saucer = true,
}: TeacupOptions = {}): Portal => {
  const hw = w / 2;
  const cup = group(
    'teacup',
    saucer && [
      part(ellipse(0, h * 0.5, hw * 1.45, 17), darker(colour, 0.12), { round: 0.7 }),
      part(ellipse(0, h * 0.46, hw * 1.1, 11), colour, { round: 0.4, ao: 0.1 }),
    ],
    part(
      tube([[hw * 0.82, -h * 0.2], [hw * 1.35, -h * 0.3], [hw * 1.38, h * 0.12], [hw * 0.7, h * 0.26]], [9, 9, 9, 7]),
      colour,
      { round: 1 },
    ),
    part(
      blob(
        [-hw, -h * 0.5, 1], [-hw * 0.96, -h * 0.1], [-hw * 0.66, h * 0.34], [-hw * 0.36, h * 0.48],
        [hw * 0.36, h * 0.48], [hw * 0.66, h * 0.34], [hw * 0.96, -h * 0.1], [hw, -h * 0.5, 1], [0, -h * 0.38],
      ),
      colour,
      { shade: mix(colour, '#7f7a9a', 0.45), round: 1 },
    ),
    many(7, i => {
      const u = ((i / 6) * 2 - 1) * 0.8;
      const y = -h * 0.03 + (1 - u * u) * 5;
      const turned = 1.1 - Math.abs(u) * 0.6; // dots narrow where the cup turns away
      return [
        part(ellipse(u * hw, y, 5 * turned, 5), ornament, {
          round: 0.2,
          ao: 0,
          alpha: 0.85,
        }),
        part(ellipse(u * hw, y, 2 * turned, 2), '#d9b25a', {
          round: 0.2,
          ao: 0,
        }),
      ];
    }),
    line([[-hw * 0.95, -h * 0.2], [0, -h * 0.08], [hw * 0.95, -h * 0.2]], 1.6, ornament, { alpha: 0.8 }),
    line([[-hw * 0.86, h * 0.1], [0, h * 0.22], [hw * 0.86, h * 0.1]], 1.6, ornament, { alpha: 0.8 }),
    part(ellipse(0, -h * 0.5, hw, 15), lighter(colour, 0.3), { round: 0.3, ao: 0 }),
  );
  return { ...cup, hole: ellipse(0, -h * 0.49, hw * 0.92, 12.5) };
};

interface PlateOptions {
  readonly width?: number;
  readonly food?: Colour | undefined;
}

export const plate = ({ width: w = 60, food }: PlateOptions = {}): Motif =>
  group(
    'plate',
    part(ellipse(0, 0, w / 2, w * 0.19), '#efe6d4', { round: 0.5, shade: '#bfae9c' }),
    part(ellipse(0, -1, w * 0.34, w * 0.12), '#d8cbb6', { round: 0.3 }),
    food && part(wobble(ellipse(0, -w * 0.06, w * 0.22, w * 0.1), 2, 0.1), food, { texture: 'leaf' }),
  );
