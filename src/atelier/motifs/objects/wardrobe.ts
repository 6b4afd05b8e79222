// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, lighter } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';

interface TopHatOptions {
  readonly colour?: Colour;
  readonly band?: Colour;
  readonly width?: number;
  readonly height?: number;
}

/** Upside down, as magicians hold it; put the `brim` after what comes out of it. */
export const topHat = ({
  colour = '#26242e',
  band = '#a8433c',
  width: w = 70,
  height: h = 70,
}: TopHatOptions = {}): Motif & { readonly brim: Motif } => {
  const hat = group(
    'top hat',
    part(
      blob(
        [-w * 0.42, -h, 1], [-w * 0.36, -h * 0.5], [-w * 0.42, 0, 1], [0, 8], [w * 0.42, 0, 1],
        [w * 0.36, -h * 0.5], [w * 0.42, -h, 1], [0, -h + 8],
      ),
      colour,
      { shade: darker(colour, 0.4) },
    ),
    part(blob([-w * 0.4, -18], [0, -10], [w * 0.4, -18], [w * 0.41, -4], [0, 5], [-w * 0.41, -4]), band, {
      round: 0.5,
    }),
  );
  const brim = group(
    '',
    part(ellipse(0, -h, w * 0.66, 10), lighter(colour, 0.1), { round: 0.6 }),
    part(ellipse(0, -h, w * 0.42, 6), '#0c0a10', { round: 0 }),
  );
  return { ...hat, brim };
};

interface EmptyCoatOptions {
  readonly colour?: Colour;
  readonly sleeveLeft?: readonly Point[];
  readonly sleeveRight?: readonly Point[];
  readonly sway?: number;
  readonly hat?: boolean;
}

/** An empty overcoat that stands as if somebody were in it. Origin at the hem, about 100 tall. */
export const emptyCoat = ({
  colour = '#3a4256',
  sleeveLeft = [[-12, -84], [-26, -68], [-34, -78]],
  sleeveRight = [[12, -84], [24, -70], [16, -54]],
  sway = 0,
  hat = true,
}: EmptyCoatOptions = {}): Motif =>
  group(
    'empty coat',
    part(tube(sleeveRight, [13, 12, 10]), darker(colour, 0.15), { texture: 'cloth' }),
    part(
      blob(
        [-14, -90], [0, -92], [14, -90], [18, -74], [13, -52], [20 + sway, -22], [26 + sway, 0], [10 + sway, 4],
        [-10 + sway, 3], [-24 + sway * 0.6, 0], [-18, -24], [-13, -52], [-18, -74],
      ),
      colour,
      { texture: 'cloth', shade: darker(colour, 0.4) },
    ),
    part(ellipse(0, -90, 10, 4.4), '#120c16', { round: 0.3 }),
    both(side =>
      part(
        blob([side * 8, -94], [side * 13, -88], [side * 11, -74, 1], [side, -58], [side * 3, -84]),
        lighter(colour, 0.16),
        { texture: 'cloth', ao: 0.3 },
      ),
    ),
    line([[0, -58], [sway * 0.5, 0]], 0.9, darker(colour, 0.6)),
    [-50, -36].map(y => part(ellipse(3, y, 1.6), '#d8b070')),
    part(tube(sleeveLeft, [13, 12, 10]), lighter(colour, 0.05), { texture: 'cloth', ao: 0.4 }),
    hat && [
      part(
        blob([-11, -108], [-10, -120], [0, -125], [10, -120], [11, -108], [0, -106]),
        darker(colour, 0.35),
        { texture: 'cloth' },
      ),
      part(tube([[-17, -108], [0, -105.5], [17, -108]], [2, 3.6, 2]), darker(colour, 0.3)),
      part(tube([[-11, -111], [0, -109], [11, -111]], 3), '#8a3a3c', { round: 0.5 }),
    ],
  );

interface SuitcaseOptions {
  readonly colour?: Colour;
}

export const suitcase = ({ colour = '#8a5a38' }: SuitcaseOptions = {}): Motif =>
  group(
    'suitcase',
    part(tube([[-9, -34], [-8, -42], [8, -42], [9, -34]], 3), '#3a2820'),
    part(rect(-26, -36, 52, 36, 4), colour, { texture: 'stone', shade: darker(colour, 0.3), round: 0.5, bevel: 5 }),
    [-14, 14].map(x => part(rect(x - 3, -36, 6, 36), darker(colour, 0.4), { round: 0.3, ao: 0.1 })),
  );
