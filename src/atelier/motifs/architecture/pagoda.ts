// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter } from '../../kit.ts';
import { group, type Motif, type Pieces, part } from '../../motif.ts';
import { GOLD } from '../palette.ts';

interface PagodaOptions {
  readonly storeys?: number;
  /** Of the lowest storey. */
  readonly width?: number;
  /** Of one storey with its roof. */
  readonly height?: number;
  readonly colour?: Colour;
  readonly roof?: Colour;
  readonly wall?: Colour;
  /** Each storey's width as a share of the one below. */
  readonly taper?: number;
  /** Colours storey by storey, from the ground up; missing ones fall back to `roof` and `wall`. */
  readonly roofs?: readonly Colour[];
  readonly walls?: readonly Colour[];
}

type Room = readonly [x: number, y: number, width: number, height: number];

interface Pagoda extends Motif {
  /** The bay between the middle pillars, from the ground up. */
  readonly rooms: readonly Room[];
  /** Where the finial ends. */
  readonly top: number;
}

/** Tiered tower with swept roofs. */
export const pagoda = ({
  storeys = 4,
  width = 300,
  height: h = 190,
  colour = '#a84a3c',
  roof = '#3f5a5c',
  wall = '#e8dcc0',
  taper = 0.82,
  roofs = [],
  walls = [],
}: PagodaOptions = {}): Pagoda => {
  const out: Pieces[] = [];
  const rooms: Room[] = [];
  const roofHeight = h * 0.34;
  const wallHeight = h * 0.66;
  let floor = 0;
  let w = width;
  for (let i = 0; i < storeys; i++) {
    const top = floor - wallHeight;
    const eave = w * 0.66;
    const tiles = roofs[i] ?? roof;
    const plaster = walls[i] ?? wall;
    rooms.push([-w * 0.2 + 5, top, w * 0.4 - 10, wallHeight - 9]);
    out.push(
      part(rect(-w * 0.4, top, w * 0.8, wallHeight), plaster, {
        texture: 'stone',
        shade: darker(plaster, 0.25),
        round: 0.2,
        bevel: 8,
      }),
      [-0.4, -0.2, 0.2, 0.4].map(u =>
        part(rect(u * w - 5, top, 10, wallHeight), colour, { texture: 'wood', round: 0.8 }),
      ),
      part(rect(-w * 0.45, floor - 9, w * 0.9, 10, 2), darker(colour, 0.2), { texture: 'hplank' }),
      part(
        blob(
          [-eave, top - 8, 1], [-eave * 0.7, top - roofHeight * 0.2], [-w * 0.34, top - roofHeight * 0.9, 1],
          [w * 0.34, top - roofHeight * 0.9, 1], [eave * 0.7, top - roofHeight * 0.2], [eave, top - 8, 1],
          [eave * 0.6, top + 8], [0, top + 10], [-eave * 0.6, top + 8],
        ),
        tiles,
        { texture: 'tile', shade: darker(tiles, 0.35), round: 0.6, bevel: 14 },
      ),
      part(
        tube([[-eave, top - 10], [-eave * 0.6, top + 7], [0, top + 10], [eave * 0.6, top + 7], [eave, top - 10]], 6),
        lighter(tiles, 0.2),
      ),
    );
    floor = top - roofHeight * 0.86;
    w *= taper;
  }
  const finial = [
    part(tube([[0, floor + 4], [0, floor - 56]], [9, 2]), GOLD, { texture: 'gold' }),
    [0, 14, 27].map((up, i) => part(ellipse(0, floor - 8 - up, 13 - i * 3, 4), GOLD, { texture: 'gold' })),
  ];
  return { ...group('pagoda', out, finial), rooms, top: floor - 56 };
};
