// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { BRICK, GOLD } from '../palette.ts';

interface GramophoneOptions {
  readonly horn?: Colour;
  readonly box?: Colour;
}

export const gramophone = ({ horn = GOLD, box = '#7a4630' }: GramophoneOptions = {}): Motif =>
  group(
    'gramophone',
    // arm, horn with its seams, the dark inside
    part(tube([[26, -36], [40, -44], [34, -66], [6, -84], [-8, -96]], [6, 7, 9, 14, 22]), darker(horn, 0.2), {
      texture: 'gold',
    }),
    part(
      blob([10, -84], [-6, -72], [-40, -76], [-66, -96], [-58, -132], [-34, -150], [-6, -138], [8, -108]),
      horn,
      { texture: 'gold', shade: darker(horn, 0.45), gradient: [-60, -140, 10, -80], round: 0.8 },
    ),
    many(7, i =>
      line([[4, -90], [-58 + i * 8 + (i > 4 ? 6 : 0), -92 - i * 9]], 1.3, darker(horn, 0.4), { alpha: 0.6 }),
    ),
    part(ellipse(-36, -112, 17, 35, -0.5), darker(horn, 0.72), { round: 0.1, ao: 0, alpha: 0.85, soft: 1.5 }),
    // box, record, needle, crank
    part(poly([-46, -4], [-40, -34], [40, -34], [46, -4]), box, {
      texture: 'wood',
      shade: darker(box, 0.35),
      round: 0.4,
      bevel: 6,
    }),
    part(rect(-52, -6, 104, 8, 2), darker(box, 0.15), { texture: 'wood' }),
    part(ellipse(0, -36, 38, 7), '#1c1820', { round: 0.4 }),
    part(ellipse(0, -37, 11, 2.4), BRICK, { ao: 0 }),
    line([[34, -40], [8, -38]], 2.6, '#c8c0b0'),
    part(tube([[46, -18], [60, -18], [60, -6]], 3.4), '#3a3038'),
  );

interface ParlourGramophoneOptions {
  readonly horn?: Colour;
  readonly box?: Colour;
}

export const parlourGramophone = ({ horn = '#d9a441', box = '#7a4630' }: ParlourGramophoneOptions = {}): Motif =>
  group(
    'gramophone',
    // arm, horn, the dark inside
    part(tube([[-8, -50], [-18, -92], [8, -112]], [7, 9, 16]), darker(horn, 0.3), { texture: 'gold' }),
    part(blob([-4, -124], [32, -176], [82, -172], [86, -116], [56, -84], [10, -100]), horn, {
      texture: 'gold',
      shade: darker(horn, 0.4),
    }),
    part(ellipse(64, -128, 26, 43, 0.35), darker(horn, 0.55), { texture: 'gold', round: 0.4 }),
    part(ellipse(58, -124, 12, 22, 0.35), '#2a1418', { round: 0.3 }),
    // box and record
    part(rect(-52, -46, 104, 46, 4), box, { texture: 'hplank', grain: 0.6, shade: darker(box, 0.35) }),
    part(ellipse(0, -48, 46, 10), '#24202a'),
    part(ellipse(0, -49, 14, 3.6), '#c0493c'),
  );
