// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { arc, type Point, type Shape } from '../../geometry/curve.ts';
import { blob, ellipse, join, rect } from '../../geometry/shape.ts';
import { darker, hole, many } from '../../kit.ts';
import { group, part } from '../../motif.ts';
import { GOLD } from '../palette.ts';
import type { Portal } from '../portal.ts';

interface TheatreOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly gold?: Colour;
}

/** A toy theatre; the play goes into its `hole`. */
export const theatre = ({
  width: w = 360,
  height: h = 420,
  colour = '#8e2a34',
  gold = GOLD,
}: TheatreOptions = {}): Portal => {
  const opening: Shape = [[...arc(0, -h * 0.62, w * 0.4, 180, 360, 18, h * 0.22), [w * 0.4, -40], [-w * 0.4, -40]]];
  const surround = opening.map(edge => edge.map(([x, y]): Point => [x * 1.05, y * 1.03 + 6]));
  const stage = group(
    'theatre',
    part(join(rect(-w / 2, -h, w, h), hole(opening)), colour, { texture: 'wood', round: 0.4, bevel: 10 }),
    part(
      blob([-w * 0.5, -h + 6, 1], [-w * 0.3, -h - 30], [0, -h - 76], [w * 0.3, -h - 30], [w * 0.5, -h + 6, 1]),
      gold,
      { texture: 'gold', shade: darker(gold, 0.4) },
    ),
    part(join(surround, hole(opening)), gold, { texture: 'gold' }),
    part(rect(-w * 0.54, -42, w * 1.08, 44, 3), darker(colour, 0.3), { texture: 'hplank' }),
    // footlights
    many(9, (_, u) => [
      part(ellipse((u - 0.5) * w * 0.9, -30, 8, 10), '#ffe8b0', { emit: 0.9 }),
      { glow: { x: (u - 0.5) * w * 0.9, y: -34, radius: 34, colour: '#ffd080', alpha: 0.4 } },
    ]),
  );
  return { ...stage, hole: opening };
};
