// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { blob, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';

interface BoatOptions {
  readonly colour?: Colour;
  readonly shade?: Colour;
}

export const boat = ({ colour = '#8a5a3c', shade = '#4b2f26' }: BoatOptions = {}): Motif =>
  group(
    'rowing boat',
    part(
      blob([-50, -10, 1], [-30, -3], [0, -1], [30, -3], [50, -12, 1], [44, 8], [28, 17], [-26, 17], [-42, 9]),
      colour,
      { shade, texture: 'hplank', grain: 1.3, round: 0.8 },
    ),
    part(tube([[-51, -11], [-28, -4], [0, -2], [30, -4], [51, -13]], 4), mix(colour, '#ffffff', 0.2), { round: 0.9 }),
  );

interface RowBoatOptions {
  readonly colour?: Colour;
  readonly trim?: Colour;
  readonly oars?: boolean;
}

export const rowBoat = ({ colour = '#8a5a3c', trim = '#d8b070', oars = true }: RowBoatOptions = {}): Motif =>
  group(
    'rowing boat',
    part(
      blob([-62, -18, 1], [-40, -9], [0, -6], [40, -9], [64, -22, 1], [40, -16], [0, -13], [-40, -16]),
      darker(colour, 0.6),
      { round: 0.2 },
    ),
    part(
      blob([-62, -18, 1], [-40, -9], [0, -6], [40, -9], [64, -22, 1], [54, 6], [34, 16], [-32, 16], [-52, 6]),
      colour,
      { shade: darker(colour, 0.5), texture: 'hplank', grain: 1.2, round: 0.9 },
    ),
    [1, 8].map((dy, i) => line([[-58 + i * 5, -10 + dy], [0, dy], [59 - i * 5, -13 + dy]], 1.2, darker(colour, 0.5))),
    part(tube([[-63, -19], [-40, -9.5], [0, -6.5], [40, -9.5], [65, -23]], 4), trim, { round: 0.9 }),
    oars && [
      part(tube([[-4, -16], [-34, 12], [-52, 30]], 3), '#c8a070', { texture: 'wood' }),
      part(blob([-48, 24], [-66, 40], [-60, 48], [-46, 32]), '#c8a070', { texture: 'wood' }),
    ],
  );

interface PaperBoatOptions {
  readonly colour?: Colour;
}

export const paperBoat = ({ colour = '#f5eddc' }: PaperBoatOptions = {}): Motif => {
  const fold = mix(colour, '#8a90b0', 0.35);
  return group(
    'paper boat',
    part(poly([-14, -8], [0, -40], [14, -8]), colour, {
      shade: mix(colour, '#8a90b0', 0.4),
      gradient: [-10, 0, 14, 0],
      round: 0.15,
    }),
    part(poly([0, -40], [14, -8], [2, -8]), fold, { round: 0.1, ao: 0 }),
    part(poly([-44, -16], [-14, -8], [14, -8], [44, -16], [26, 12], [-26, 12]), colour, {
      shade: fold,
      round: 0.2,
    }),
    part(poly([-44, -16], [0, -2], [-26, 12]), '#ffffff', { alpha: 0.3, ao: 0, round: 0 }),
    line([[-44, -16], [0, -2], [44, -16]], 0.9, mix(colour, '#5a5a7a', 0.6), { alpha: 0.5 }),
  );
};
