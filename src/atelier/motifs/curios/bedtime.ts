// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lid } from '../../kit.ts';
import { at, group, line, type Motif, type Pattern, part } from '../../motif.ts';
import { BRICK, GOLD, SKIN } from '../palette.ts';

export const bedFrame = () => {
  const post = (x: number) => [
    part(tube([[x, 1120], [x, 760]], [26, 20]), '#7a4630', { texture: 'wood' }),
    part(ellipse(x, 744, 20), GOLD, { texture: 'gold' }),
  ];
  return group(
    'bed frame',
    post(108),
    post(692),
    part(rect(96, 1062, 608, 44, 6), '#6a3a2a', { texture: 'hplank', round: 0.5 }),
  );
};

interface MattressOptions {
  readonly width?: number;
  readonly colour?: Colour;
  readonly pattern?: Pattern | undefined;
  readonly sag?: number;
  readonly lump?: number;
  readonly name?: string;
}

/** A mattress w to each side; lump = how much somebody underneath lifts its left half. */
export const mattress = ({
  width: w = 262,
  colour = BRICK,
  pattern,
  sag = 2,
  lump = 0,
  name = '',
}: MattressOptions = {}): Motif =>
  group(
    name,
    part(
      blob(
        [-w, 0], [-w + 4, -42], [-w * 0.5 - 20, -52 - lump], [0, -46 + sag], [w * 0.5, -49], [w - 4, -42],
        [w, 0], [w * 0.5, 6], [0, 7], [-w * 0.5, 5 - lump],
      ),
      colour,
      { shade: darker(colour, 0.3), texture: 'cloth', grain: 0.4, pattern, round: 0.8, bevel: 16, ao: 0.45 },
    ),
  );

interface SquashedPrincessOptions {
  readonly skin?: Colour;
  readonly hair?: Colour;
}

/** A princess, flattened: head, hair, one arm. */
export const squashedPrincess = ({ skin = SKIN, hair = '#c8803c' }: SquashedPrincessOptions = {}): Motif =>
  group(
    'princess',
    part(blob([-30, -34], [-60, 0], [-64, 50], [-40, 92], [-16, 60], [20, 30], [40, -20]), hair, {
      texture: 'fur',
      stroke: 1.4,
    }),
    part(tube([[30, 22], [44, 62], [34, 108], [46, 128]], [22, 17, 14, 12]), '#e0a8b8', { texture: 'cloth' }),
    part(ellipse(48, 136, 11, 13), skin),
    part(ellipse(0, 0, 44, 40), skin, { round: 1, shade: '#dc9c80' }),
    part(blob([-44, 4], [-42, -30], [-6, -46], [36, -34], [44, -6], [20, -22], [-14, -20], [-34, 4]), hair, {
      texture: 'fur',
    }),
    [-15, 15].map(x => [
      part(ellipse(x, 4, 8, 7), '#fbf4e8', { ao: 0, detail: 1 }),
      part(ellipse(x + 1, 1, 4), '#2a1c24', { ao: 0, detail: 1 }),
      part(tube([[x - 9, -2], [x, -4], [x + 9, -2]], 4), skin, { ao: 0.2 }),
    ]),
    part(ellipse(0, 14, 5, 4), '#e0a084'),
    part(tube([[-9, 26], [0, 23], [9, 27]], 2.6), '#8c3f35', { ao: 0, round: 0, detail: 1 }),
    at(
      part(poly([-26, 0], [-34, -34], [-14, -18], [0, -42], [14, -18], [34, -34], [26, 0]), '#e9b949', {
        texture: 'gold',
      }),
      { x: -30, y: -32, rotate: -0.6 },
    ),
  );

export const pea = (): Motif =>
  group(
    'pea',
    part(ellipse(0, 0, 112, 106), '#8ab04a', { shade: '#4a7a34', round: 1 }),
    part(ellipse(-36, -44, 24, 15, -0.5), '#e8f4b8', { alpha: 0.4, soft: 6, emit: 0.6, ao: 0 }),
    lid(-34, 10, 17, '#2a4420'),
    lid(36, 10, 17, '#2a4420'),
    line([[-46, -18], [-26, -12]], 5, '#3a5a28'),
    line([[46, -18], [26, -12]], 5, '#3a5a28'),
    part(tube([[-14, 50], [0, 44], [16, 50]], 4.4), '#2a4420', { round: 0, ao: 0, detail: 1 }),
  );

export const nightcap = (): Motif =>
  group(
    'nightcap',
    part(
      blob(
        [-82, 8], [-60, -50], [10, -92], [84, -78], [140, -10], [132, 16], [104, -24], [62, -28], [80, 6],
        [0, -20],
      ),
      '#e8dcc8',
      { texture: 'cloth', pattern: { kind: 'stripe', colour: BRICK, width: 26, rotate: 0.5 } },
    ),
    part(tube([[-84, 10], [0, -16], [84, 6]], 22), '#f4ecd8', { texture: 'fur' }),
    part(ellipse(136, 14, 18), '#f4ecd8', { texture: 'fur' }),
  );

export const blanket = (): Motif =>
  group(
    'blanket',
    part(
      blob(
        [214, 396], [240, 336], [330, 344], [440, 340], [560, 330], [596, 396], [560, 420], [400, 404],
        [250, 420],
      ),
      '#c8586a',
      { texture: 'cloth', grain: 0.5, pattern: { kind: 'patch', colour: '#e8b878', width: 34 }, shade: '#8a3448' },
    ),
  );
