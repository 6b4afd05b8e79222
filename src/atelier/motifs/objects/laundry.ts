// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { blob, ellipse, rect, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Pattern, part } from '../../motif.ts';

const peg = (x: number) => part(rect(x - 4, -16, 8, 26, 2), '#c08a4a', { texture: 'wood' });

/** A cloth pegged by its two upper corners, full of wind that comes from the left. */
export const sail = (w: number, h: number, colour: Colour, pattern?: Pattern) => group('sheet',
  part(blob([0, 0, 1], [w * 0.5, 10], [w, 0, 1], [w * 1.32, h * 0.45], [w * 1.14, h, 1], [w * 0.7, h * 0.84],
    [w * 0.08, h * 0.98, 1],
    [w * 0.34, h * 0.5]), colour, { texture: 'cloth', grain: 0.3, shade: mix(colour, '#6a7a9a', 0.4), pattern }), peg(4),
      peg(w - 4));

export const longJohns = group('long johns', part(union(
  blob([0, 0, 1], [60, 8], [116, 0, 1], [134, 62], [122, 110], [30, 112], [26, 60]), tube([[52, 96], [84, 160], [128, 212]],
    [52, 48, 36]),
  tube([[100, 92], [146, 140], [198, 168]], [50, 46, 34]), tube([[104, 16], [150, 34], [186, 18]], [34, 32, 26])),
'#b8433c', { texture: 'cloth', grain: 0.4 }), [34, 60, 86].map(y => part(ellipse(82, y, 5), '#f2e8d4')), peg(6), peg(108));

export const bowWave = (q: number) => group('bow wave', many(13, i => part(
  tube([[i * 5 - 30, 12], [i * 6 - 24 + q * 16, -34 - (i % 4) * 12], [i * 7 - 10 + q * 52, -54 - ((i * 7) % 5) * 13]], [5, 5, 9]),
  i % 2 ? '#f4d67a' : '#cf9a3e', { texture: 'grass', ao: 0.15 })));
