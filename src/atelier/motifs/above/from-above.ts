// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { blob, ellipse, poly, rect, transform, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { BRICK, IRON } from '../palette.ts';
import { type Clump, foliage } from '../plants/foliage.ts';

interface WalkerAboveOptions {
  readonly coat?: Colour;
  readonly hat?: Colour;
  readonly band?: Colour;
  readonly brim?: number;
  readonly bag?: Colour | undefined;
}

/** Someone walking towards the right, from above: hat, shoulders, one boot ahead. */
export const walkerAbove = ({
  coat = '#46627e',
  hat = '#e0bc70',
  band = '#c0483c',
  brim = 22,
  bag,
}: WalkerAboveOptions = {}): Motif =>
  group(
    'walker from above',
    part(blob([14, -13], [32, -12], [33, -4], [14, -4]), '#2c2430'),
    part(blob([-30, 5], [-14, 4], [-14, 12], [-29, 13]), '#2c2430'),
    part(tube([[-2, -24], [16, -30]], [13, 10]), darker(coat, 0.1), { texture: 'cloth' }),
    part(tube([[2, 24], [-16, 30]], [13, 10]), darker(coat, 0.1), { texture: 'cloth' }),
    bag && part(rect(-34, 22, 34, 16, 3), bag, { texture: 'stone' }),
    part(blob([-14, -22], [2, -31], [14, -20], [15, 20], [2, 31], [-14, 22]), coat, {
      texture: 'cloth',
      shade: darker(coat, 0.3),
    }),
    part(ellipse(0, 0, brim, brim * 0.94), hat, { texture: 'wood', round: 0.7 }),
    part(ellipse(0, 0, brim * 0.58), band, { round: 0.8 }),
    part(ellipse(0, 0, brim * 0.52), lighter(hat, 0.15), { texture: 'wood', round: 1 }),
  );

interface TreeAboveOptions {
  readonly radius?: number;
  readonly colour?: Colour;
  readonly lit?: Colour;
  readonly shade?: Colour;
  readonly seed?: number;
}

export const treeAbove = ({
  radius: r = 60,
  colour = '#5c7a46',
  lit = '#a8b45c',
  shade = '#2a3c2c',
  seed = 1,
}: TreeAboveOptions = {}): Motif => {
  const random = rng(seed * 7 + 1);
  return group(
    'tree from above',
    foliage(
      many(
        7,
        (i): Clump => [Math.cos(i * 1.05) * r * 0.5, Math.sin(i * 1.05) * r * 0.5, r * random.between(0.4, 0.55)],
      ),
      { colour, lit, shade, seed, count: 20, leaf: r * 0.2 },
    ),
  );
};

interface TramAboveOptions {
  readonly colour?: Colour;
  readonly roof?: Colour;
}

export const tramAbove = ({ colour = '#c8583c', roof = '#efe0c0' }: TramAboveOptions = {}): Motif =>
  group(
    'tram from above',
    part(rect(-62, -190, 124, 380, 26), colour, { shade: darker(colour, 0.3), round: 0.6, bevel: 14 }),
    part(rect(-48, -172, 96, 344, 20), roof, { round: 0.5, bevel: 10 }),
    many(6, i => part(rect(-30, -140 + i * 50, 60, 22, 4), darker(roof, 0.2), { round: 0.5 })),
    part(rect(-46, -186, 92, 10, 4), '#bfe0e8', { emit: 0.3 }),
    line([[0, -40], [0, -150]], 6, IRON),
  );

interface RoofAboveOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
}

export const roofAbove = ({ width: w = 110, height: h = 90, colour = '#a8523c' }: RoofAboveOptions = {}): Motif =>
  group(
    'roof from above',
    part(rect(-w / 2, -h / 2, w, h / 2), lighter(colour, 0.12), { texture: 'tile', round: 0.2 }),
    part(rect(-w / 2, 0, w, h / 2), darker(colour, 0.25), { texture: 'tile', round: 0.2 }),
    part(rect(w * 0.15, -h * 0.34, 18, 16), '#6a5048', { texture: 'brick' }),
  );

/** A horse, a plough and a straw hat. */
export const ploughAbove = (): Motif =>
  group(
    'plougher from above',
    line([[-26, -6], [30, -10]], 2, '#3a2a20'),
    line([[-26, 6], [30, 10]], 2, '#3a2a20'),
    part(blob([26, -13], [56, -17], [84, -12], [84, 12], [56, 17], [26, 13]), '#8a3f2c', { texture: 'fur' }),
    part(tube([[80, 0], [98, 0], [116, 2]], [18, 13, 9]), '#8a3f2c', { texture: 'fur' }),
    part(tube([[78, 0], [104, 0]], 5), '#2c1c1c', { texture: 'fur' }),
    part(tube([[26, 0], [10, 3]], [6, 2]), '#2c1c1c'),
    part(poly([-26, -12], [0, 0], [-26, 12]), '#4a4a54'),
    part(ellipse(-44, 0, 15, 19), BRICK, { texture: 'cloth' }),
    part(ellipse(-42, 0, 17), '#e8c878', { texture: 'wood' }),
    part(ellipse(-42, 0, 9), '#f2dc9a', { texture: 'wood', round: 1 }),
  );

/** A bare left footprint, heel at the origin, toes up: a hole into another place. */
const LEFT_FOOT: Shape = union(
  blob(
    [0, 26], [-24, 8], [-22, -34], [-8, -74], [-26, -116], [-14, -146], [24, -146], [40, -116], [30, -64],
    [24, -18], [20, 12],
  ),
  ellipse(31, -170, 15, 19),
  ellipse(7, -178, 11, 14),
  ellipse(-12, -174, 10, 12.5),
  ellipse(-27, -163, 9, 11),
  ellipse(-39, -148, 8, 10),
);

export const footprint = (left = true): Shape => transform(LEFT_FOOT, { flip: !left });
