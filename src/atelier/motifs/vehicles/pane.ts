// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { rect } from '../../geometry/shape.ts';
import { type Part, part } from '../../motif.ts';
import { LAMPLIGHT } from '../palette.ts';

/** A lit window in a dark frame; (x, y) is its top left corner. */
export const pane = (x: number, y: number, w: number, h: number, colour: Colour = LAMPLIGHT): Part[] => [
  part(rect(x - 1.5, y - 1.5, w + 3, h + 3, 2), '#3a2a2c', { round: 0.4 }),
  part(rect(x, y, w, h, 1.5), colour, { shade: mix(colour, '#f08a3c', 0.3), emit: 0.95, ao: 0 }),
];
