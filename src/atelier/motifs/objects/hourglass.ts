// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { blob, rect, transform } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, lighter } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { glassEdge } from './glass.ts';

interface HourglassOptions {
  readonly width?: number;
  readonly height?: number;
  readonly frame?: Colour;
  readonly glass?: Colour;
}

interface Hourglass extends Motif {
  /** The two bulbs: clip a scene into each. */
  readonly top: Shape;
  readonly bottom: Shape;
  /** Glass, highlights and lids: put them after what is inside. */
  readonly front: Motif;
}

/** Centred on its neck. */
export const hourglass = ({
  width: w = 90,
  height: h = 200,
  frame = '#7a4c30',
  glass = '#bcd6d8',
}: HourglassOptions = {}): Hourglass => {
  const hw = w / 2;
  const hh = h / 2;
  const top = blob(
    [-hw * 0.9, -hh, 1], [-hw * 0.95, -hh * 0.6], [-hw * 0.55, -hh * 0.22], [-4, -2, 1], [4, -2, 1],
    [hw * 0.55, -hh * 0.22], [hw * 0.95, -hh * 0.6], [hw * 0.9, -hh, 1],
  );
  const bottom = transform(top, { flipY: true });
  const posts = both(side =>
    part(
      tube([[side * hw * 1.12, -hh], [side * hw * 1.05, 0], [side * hw * 1.12, hh]], [7, 9, 7]),
      darker(frame, 0.3),
      {
        texture: 'wood',
      },
    ),
  );
  const front = group(
    '',
    [top, bottom].map(bulb => [part(bulb, glass, { alpha: 0.13, round: 1, ao: 0, rim: 3 }), glassEdge(bulb, glass)]),
    both(end =>
      line([[-hw * 0.8, end * hh * 0.92], [-hw * 0.82, end * hh * 0.6], [-hw * 0.5, end * hh * 0.26]], 2.4, '#ffffff', {
        alpha: 0.4,
        emit: 1,
        detail: 0.8,
      }),
    ),
    both(end => [
      part(rect(-hw * 1.3, end < 0 ? -hh - 12 : hh, w * 1.3, 12, 4), frame, { texture: 'wood', round: 0.8 }),
      part(rect(-hw * 1.2, end < 0 ? -hh - 18 : hh + 12, w * 1.2, 6, 3), lighter(frame, 0.15), {
        texture: 'wood',
        round: 0.8,
      }),
    ]),
  );
  return { ...group('hourglass', posts), top, bottom, front };
};
