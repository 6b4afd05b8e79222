// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { FACE_INK, SKIN } from '../palette.ts';

interface BedOptions {
  readonly colour?: Colour;
  readonly quilt?: Colour;
  readonly width?: number;
  readonly sleeper?: boolean;
  readonly hair?: Colour;
  readonly patchwork?: boolean;
}

export const bed = ({
  colour = '#7a4c34',
  quilt = '#b5563f',
  width: w = 150,
  sleeper = true,
  hair = '#4a2f22',
  patchwork = true,
}: BedOptions = {}): Motif => {
  const [head, foot] = [-w / 2, w / 2];
  return group(
    'bed',
    part(blob([head - 6, 24], [head - 8, -50], [head, -62], [head + 8, -50], [head + 6, 24]), colour, {
      texture: 'wood',
    }),
    part(rect(head, -10, w, 18, 3), colour, { texture: 'hplank' }),
    part(blob([head, -14], [head + 4, -26], [0, -26], [foot - 2, -24], [foot, -8], [0, -6]), '#f2ead8', {
      round: 0.8,
    }),
    part(
      blob([head + 2, -24], [head + 8, -42], [head + 34, -42], [head + 42, -26], [head + 20, -20]),
      '#fbf5e6',
      { shade: '#c9bcc4' },
    ),
    sleeper && [
      part(ellipse(head + 30, -38, 11, 10.5), SKIN),
      part(
        blob(
          [head + 18, -38], [head + 22, -50], [head + 34, -50], [head + 40, -42], [head + 30, -44],
          [head + 22, -32],
        ),
        hair,
        { texture: 'fur' },
      ),
      line([[head + 31, -37], [head + 34, -36], [head + 37, -37.5]], 1, FACE_INK),
      part(ellipse(head + 33, -32, 2.4, 1.8), '#e27a62', { alpha: 0.5, soft: 0.8, ao: 0, round: 0 }),
    ],
    // quilt, folded sheet, footboard
    part(
      blob(
        [head + 34, -24], [head + 46, -40], [-w * 0.1, -44], [w * 0.2, -38], [foot - 6, -30], [foot + 1, -8],
        [foot - 2, 8], [0, 10], [head + 30, 6],
      ),
      quilt,
      {
        texture: 'cloth',
        pattern: patchwork ? { kind: 'patch', colour: mix(quilt, '#e8c27a', 0.6), width: 13, rotate: 0.15 } : undefined,
        shade: darker(quilt, 0.35),
      },
    ),
    part(tube([[head + 33, -22], [head + 44, -34], [head + 50, -38]], 7), '#f2ead8'),
    part(blob([foot - 6, 24], [foot - 7, -22], [foot, -34], [foot + 7, -22], [foot + 6, 24]), colour, {
      texture: 'wood',
    }),
  );
};
