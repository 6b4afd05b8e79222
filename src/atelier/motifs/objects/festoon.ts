// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour } from '../../colour.ts';
import { type Point, spline } from '../../geometry/curve.ts';
import { poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { cycle, darker, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { GOLD } from '../palette.ts';

interface CurtainOptions {
  readonly height?: number;
  readonly width?: number;
  readonly colour?: Colour;
  /** 1 hangs on the left of the stage, -1 leans the other way. */
  readonly side?: 1 | -1;
  readonly folds?: number;
}

export const curtain = ({
  height: h = 1200,
  width: w = 200,
  colour = '#8e2a34',
  side = 1,
  folds = 5,
}: CurtainOptions = {}): Motif =>
  group(
    'curtain',
    many(folds, i => {
      const u = (i + 0.5) / folds;
      const fold = (w / folds) * 1.35;
      const x = u * w;
      return part(
        tube(
          [
            [x, -20], [x - side * 6, h * 0.35], [x - w * 0.35 * u, h * 0.62], [x - w * 0.28 * u, h * 0.85],
            [x - w * 0.15 * u, h + 20],
          ],
          [fold * 1.05, fold, fold * 0.8, fold * 0.9, fold * 1.15],
        ),
        i % 2 ? colour : darker(colour, 0.16),
        { shade: darker(colour, 0.4), round: 1, texture: 'cloth', grain: 0.25, stroke: 1.57 },
      );
    }),
  );

interface BuntingOptions {
  readonly colours?: readonly Colour[];
  readonly flags?: number;
  readonly size?: number;
}

export const bunting = (
  points: readonly Point[],
  { colours = ['#c0493c', GOLD, '#3f7a7a', '#e8dcc4'], flags = 12, size = 16 }: BuntingOptions = {},
): Motif => {
  const cord = spline(points, false, 30);
  return group(
    'bunting',
    line(points, 1.4, '#5a4a44'),
    many(flags, i => {
      const [x, y] = cord[Math.floor(((i + 0.5) / flags) * (cord.length - 1))] as Point;
      return part(poly([x - size * 0.4, y], [x + size * 0.4, y], [x, y + size]), cycle(colours, i), {
        texture: 'cloth',
        round: 0.3,
        ao: 0.1,
      });
    }),
  );
};
