// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lid } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { BRICK } from '../palette.ts';

interface OldManBundleOptions {
  readonly cloth?: Colour;
  readonly skin?: Colour;
  readonly white?: Colour;
}

/** What the stork carries: an old man, gently used. Cargo for flyingStork, in its units. */
export const oldManBundle = ({
  cloth = '#cfdce4',
  skin = '#e8bd98',
  white = '#f6f2ea',
}: OldManBundleOptions = {}): Motif =>
  group(
    'old man in a bundle',
    // the sling and its dark inside
    part(blob([120, -10], [112, 34], [98, 70], [124, 62], [150, 70], [136, 34], [128, -10]), cloth, {
      texture: 'cloth',
      shade: darker(cloth, 0.2),
    }),
    part(
      blob([92, 84], [100, 54], [124, 46], [150, 54], [160, 84], [144, 100], [108, 100]),
      darker(cloth, 0.5),
      { round: 0.2 },
    ),
    // bare feet
    part(tube([[146, 84], [166, 76], [172, 62]], [12, 9, 8]), skin),
    part(tube([[150, 88], [172, 86], [182, 74]], [12, 9, 8]), skin),
    // a sleeping face, a long beard
    part(ellipse(114, 78, 17, 16), skin, { round: 1, shade: '#d89a78' }),
    part(ellipse(106, 84, 5, 4), '#e27a62', { alpha: 0.5, soft: 1, ao: 0 }),
    lid(108, 76, 4.4),
    lid(121, 76, 4.4),
    part(ellipse(115, 82, 3.6, 3), '#dc9c80'),
    part(blob([98, 84], [104, 102], [112, 132], [120, 146, 1], [126, 120], [132, 88], [115, 92]), white, {
      texture: 'fur',
      stroke: 1.57,
    }),
    part(blob([98, 74], [100, 62], [114, 60], [128, 62], [131, 74], [122, 66], [106, 66]), white, {
      texture: 'fur',
    }),
    // the fold in front, the end of the beard, the knot
    part(
      blob(
        [78, 92], [96, 96], [106, 104], [128, 108], [150, 100], [172, 90], [166, 118], [140, 136], [106, 136],
        [84, 120],
      ),
      cloth,
      { texture: 'cloth', shade: darker(cloth, 0.28), round: 0.9 },
    ),
    part(blob([106, 100], [114, 128], [119, 150, 1], [126, 126], [128, 104]), white, {
      texture: 'fur',
      stroke: 1.57,
      ao: 0.15,
    }),
    part(blob([116, -12], [106, -22], [112, -2], [124, -4], [138, -20], [130, -10]), cloth, {
      texture: 'cloth',
    }),
  );

export const babyBundle = (): Motif =>
  group('baby in a bundle', part(blob([128, -6], [116, 40], [132, 66], [150, 40], [138, -6]), '#fbf4e6'));

export const slipper = (): Motif =>
  group(
    'slipper',
    part(blob([-16, 0], [-10, -10], [8, -8], [20, 2], [8, 8], [-12, 7]), BRICK, { texture: 'cloth' }),
  );
