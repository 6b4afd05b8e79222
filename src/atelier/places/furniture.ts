import type { Colour } from '../colour.ts';
import { arc, type Shape } from '../geometry/curve.ts';
import { poly, rect, type Transform, transform } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { darker, lighter } from '../kit.ts';
import { group, type Motif, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

const IRON: Colour = '#2c2a34';

/** A park bench seen from the front. */
export const bench = ({ colour = '#7a4f34' }: { readonly colour?: Colour | undefined } = {}): Motif =>
  group(
    'bench',
    [-1, 1].map(side => [
      part(
        tube(
          [
            [side * 70, -26],
            [side * 74, 0],
          ],
          7,
        ),
        IRON,
      ),
      part(
        tube(
          [
            [side * 68, -26],
            [side * 70, -68],
          ],
          6,
        ),
        IRON,
      ),
    ]),
    [-64, -50].map(y => part(rect(-86, y, 172, 10, 3), colour, { texture: 'hplank' })),
    part(rect(-90, -32, 180, 9, 3), lighter(colour, 0.1), { texture: 'hplank' }),
    part(rect(-90, -25, 180, 5, 2), darker(colour, 0.3), { texture: 'hplank' }),
  );

export interface TableOptions {
  readonly width?: number | undefined;
  readonly colour?: Colour | undefined;
}

/** A table top that comes towards the viewer; y = 0 is its far edge. */
export const table = ({ width = 700, colour = '#7a4c34' }: TableOptions = {}): Motif => {
  const half = width / 2;
  return group(
    'table',
    part(poly([-half, 0], [half, 0], [half + 60, 130], [-half - 60, 130]), colour, {
      texture: 'hplank',
      grain: 0.5,
      shade: lighter(colour, 0.12),
      round: 0.1,
    }),
    part(rect(-half - 60, 130, width + 120, 26, 3), darker(colour, 0.35), { texture: 'hplank', grain: 0.5 }),
  );
};

export interface WindowOptions {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly arched?: boolean | undefined;
}

/** A frame to put first, a hole to paint the outside in, and the bars and sill to put in front. */
export interface Casement extends Motif {
  readonly hole: Shape;
  readonly front: Motif;
}

/** An opening around the origin, `grow` wider on all sides (the sill hides the lower edge of arched ones). */
const opening = (width: number, height: number, arched: boolean, grow: number): Shape => {
  const half = width / 2 + grow;
  if (!arched) return rect(-half, -height / 2 - grow, half * 2, height + grow * 2);
  const foot = height / 2 + (grow ? 10 : 0);
  return [[...arc(0, -height / 2 + width / 2, half, 180, 360, 16), [half, foot], [-half, foot]]];
};

/** A window seen from inside, centred on the origin. */
export const casement = (options: WindowOptions = {}): Casement => {
  const { width = 180, height = 240, colour = '#e3d3b8', arched = false } = options;
  const wood = { texture: 'wood' } as const;
  return {
    ...group('window', part(opening(width, height, arched, 12), colour, { ...wood, round: 0.5, bevel: 6 })),
    hole: opening(width, height, arched, 0),
    front: group(
      '',
      part(rect(-3.5, -height / 2, 7, height), colour, wood),
      part(rect(-width / 2, -4, width, 7), colour, wood),
      part(rect(-width / 2 - 22, height / 2 + 4, width + 44, 14, 3), lighter(colour, 0.1), {
        texture: 'hplank',
        round: 0.6,
      }),
    ),
  };
};

/** The same, wide open: nothing is before the view. */
export const openWindow = (s: Scene, options: WindowOptions, where: Transform, outside: () => void): void => {
  const pane = casement(options);
  s.put(pane, where).clip(transform(pane.hole, where), outside);
};

/** A window in the wall, and what one sees of the world through it. */
export const window = (s: Scene, options: WindowOptions, where: Transform, outside: () => void): void => {
  const pane = casement(options);
  s.put(pane, where).clip(transform(pane.hole, where), outside).put(pane.front, where);
};
