// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { BRICK, GOLD } from '../palette.ts';

interface DrumOptions {
  readonly colour?: Colour;
  readonly width?: number;
  readonly height?: number;
  readonly rope?: Colour;
}

export const drum = ({ colour = BRICK, width: w = 76, height: h = 54, rope = '#efe0c0' }: DrumOptions = {}): Motif =>
  group(
    'drum',
    part(blob([-w / 2, -h, 1], [-w / 2, -6, 1], [0, 6], [w / 2, -6, 1], [w / 2, -h, 1]), colour, {
      shade: darker(colour, 0.4),
      round: 0.9,
    }),
    many(6, i =>
      line(
        [[-w / 2 + i * w / 6, -h + 6], [-w / 2 + (i + 0.5) * w / 6, -2], [-w / 2 + (i + 1) * w / 6, -h + 6]],
        1.8,
        rope,
      ),
    ),
    [-h + 2, -2].map(y =>
      part(tube([[-w / 2 - 1, y - 3], [0, y + 6], [w / 2 + 1, y - 3]], 6), GOLD, { texture: 'gold' }),
    ),
    part(ellipse(0, -h, w / 2, 9), '#f2e8d4', { round: 0.2, ao: 0 }),
  );

interface TrumpetOptions {
  readonly colour?: Colour;
}

export const trumpet = ({ colour = GOLD }: TrumpetOptions = {}): Motif =>
  group(
    'trumpet',
    part(tube([[-66, -6], [-20, -6], [20, -6], [46, -6], [62, -6]], [4, 5, 6, 12, 34], { round: false }), colour, {
      texture: 'gold',
      shade: darker(colour, 0.4),
      round: 1,
    }),
    // bell, mouthpiece, tubing, valves
    part(ellipse(62, -6, 5, 18), darker(colour, 0.55), { round: 0.3 }),
    part(ellipse(-68, -6, 3, 5), lighter(colour, 0.3)),
    part(tube([[18, -6], [22, 8], [10, 14], [-24, 14], [-34, 6], [-28, -6]], 4.5), colour, { texture: 'gold' }),
    [-14, -4, 6].map(x => [
      part(rect(x - 3, -16, 6, 30, 2), lighter(colour, 0.15), { texture: 'gold' }),
      part(ellipse(x, -19, 4, 2.4), '#f2e8d4'),
    ]),
  );
