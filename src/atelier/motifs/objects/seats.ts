// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, lighter } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { GOLD } from '../palette.ts';

interface ChairOptions {
  readonly colour?: Colour;
  readonly seat?: Colour;
}

export const chair = ({ colour = '#8a5a3a', seat = '#a8433c' }: ChairOptions = {}): Motif =>
  group(
    'chair',
    both(side => part(tube([[side * 16, -30], [side * 18, 0]], [5, 4]), darker(colour, 0.25), { texture: 'wood' })),
    [-15, 15].map(x =>
      part(tube([[x, -30], [x * 1.05, -62], [x * 1.15, -90]], [5, 4.5, 4]), colour, { texture: 'wood' }),
    ),
    [-84, -70, -56].map(y => part(tube([[-16, y], [0, y - 3], [16, y]], 4.5), colour, { texture: 'wood' })),
    part(blob([-20, -33], [20, -33], [22, -27], [-22, -27]), seat, { texture: 'cloth' }),
    [-20, 20].map(x => part(tube([[x, -27], [x * 1.05, 6]], [5, 4]), colour, { texture: 'wood' })),
  );

interface ChairBackOptions {
  readonly colour?: Colour;
  readonly width?: number;
  readonly height?: number;
}

/** A kitchen or dining chair from behind. */
export const chairBack = ({ colour = '#8a5a3a', width: w = 130, height: h = 220 }: ChairBackOptions = {}): Motif =>
  group(
    'empty chair',
    both(side =>
      part(tube([[side * w * 0.46, 40], [side * w * 0.5, -h * 0.5], [side * w * 0.44, -h]], [17, 15, 12]), colour, {
        texture: 'wood',
        grain: 0.6,
      }),
    ),
    [0.12, 0.34, 0.56].map(u =>
      part(
        tube([[-w * 0.46, -h * (1 - u)], [0, -h * (1 - u) - 10], [w * 0.46, -h * (1 - u)]], [13, 19, 13]),
        lighter(colour, 0.1),
        { texture: 'wood', grain: 0.6, ao: 0.4 },
      ),
    ),
    part(
      blob([-w * 0.56, -8], [0, -20], [w * 0.56, -8], [w * 0.52, 20], [0, 28], [-w * 0.52, 20]),
      darker(colour, 0.15),
      { texture: 'wood', grain: 0.6 },
    ),
  );

interface ArmchairOptions {
  readonly colour?: Colour;
}

export const armchair = ({ colour = '#7a3f44' }: ArmchairOptions = {}): Motif =>
  group(
    'armchair',
    part(blob([-74, -10], [-78, -120], [-56, -182], [0, -198], [56, -182], [78, -120], [74, -10]), colour, {
      texture: 'cloth',
      grain: 0.5,
      shade: darker(colour, 0.35),
      pattern: { kind: 'dot', colour: lighter(colour, 0.2), width: 22, radius: 0.12 },
    }),
    both(side =>
      part(
        blob([side * 58, 0], [side * 54, -70], [side * 76, -92], [side * 102, -76], [side * 100, 0]),
        lighter(colour, 0.08),
        { texture: 'cloth', grain: 0.5, shade: darker(colour, 0.3), ao: 0.4 },
      ),
    ),
  );

interface ThroneOptions {
  readonly colour?: Colour;
  readonly seat?: Colour;
  readonly width?: number;
  readonly height?: number;
}

export const throne = ({
  colour = '#a07a3c',
  seat = '#8a2f3a',
  width: w = 60,
  height: h = 130,
}: ThroneOptions = {}): Motif =>
  group(
    'throne',
    part(
      blob(
        [-w * 0.5, 0, 1], [-w * 0.5, -h * 0.8], [-w * 0.56, -h, 1], [-w * 0.28, -h * 0.9], [0, -h * 1.12, 1],
        [w * 0.28, -h * 0.9], [w * 0.56, -h, 1], [w * 0.5, -h * 0.8], [w * 0.5, 0, 1],
      ),
      colour,
      { texture: 'gold', shade: darker(colour, 0.45), round: 0.6 },
    ),
    part(
      blob([-w * 0.36, -40], [-w * 0.36, -h * 0.78], [0, -h * 0.93], [w * 0.36, -h * 0.78], [w * 0.36, -40]),
      seat,
      { texture: 'cloth', round: 0.6, pattern: { kind: 'dot', colour: GOLD, width: 10, radius: 0.13, rotate: 0.78 } },
    ),
    part(blob([-w * 0.5, -42], [w * 0.5, -42], [w * 0.55, -28], [-w * 0.55, -28]), seat, { texture: 'cloth' }),
    // base and arms
    part(rect(-w * 0.55, -28, w * 1.1, 28, 3), colour, { texture: 'gold', shade: darker(colour, 0.5) }),
    both(side => [
      part(tube([[side * w * 0.52, -58], [side * w * 0.6, -57], [side * w * 0.62, 0]], [9, 9, 9]), colour, {
        texture: 'gold',
      }),
      part(ellipse(side * w * 0.58, -60, 7), lighter(colour, 0.2), { texture: 'gold' }),
    ]),
  );
