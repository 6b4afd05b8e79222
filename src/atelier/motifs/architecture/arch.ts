// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { arc, type Shape } from '../../geometry/curve.ts';
import { join, rect } from '../../geometry/shape.ts';
import { group, type Motif, part } from '../../motif.ts';
import { LAMPLIGHT } from '../palette.ts';

/** A round-headed opening standing on (x, y), its middle line at x. */
export const arch = (x: number, y: number, w: number, h: number): Shape => [
  [...arc(x, y - h + w / 2, w / 2, 180, 360, 12), [x + w / 2, y], [x - w / 2, y]],
];

/** A rectangle with half a disc on top, its shoulders at (x, y): small doors and tower windows. */
export const roundHeaded = (x: number, y: number, w: number, h: number, steps = 8): Shape =>
  join(rect(x - w / 2, y, w, h), [arc(x, y, w / 2, 180, 360, steps)]);

/** An arched window with somebody at home. */
export const litWindow = (x: number, y: number, w: number, h: number, colour: Colour = LAMPLIGHT): Motif =>
  group(
    'lit window',
    part(arch(x, y, w, h), mix(colour, '#fff4d0', 0.2), { shade: mix(colour, '#f08a3c', 0.4), emit: 0.95, ao: 0 }),
    { glow: { x, y: y - h / 2, radius: w * 2.2, colour, alpha: 0.26 } },
  );
