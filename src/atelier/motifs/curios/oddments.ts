// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { ring } from '../../kit.ts';
import { at, group, type Motif, part } from '../../motif.ts';

/** Brass helmet for a person seen from the right, worn on the head at (0, -54). */
export const divingHelmet = (): Motif =>
  group(
    'diving helmet',
    at(
      [
        part(ellipse(0, 0, 17), '#d8a24a', { texture: 'gold', round: 1 }),
        part(ring(9, 0, 9, 6.4), '#8a5a2c', { texture: 'gold' }),
        part(ellipse(9, 0, 6.6), '#bfe8e0', { emit: 0.5 }),
        part(tube([[-9, 15], [0, 18], [9, 15]], 8), '#b07c34', { texture: 'gold' }),
      ],
      { x: 0, y: -54 },
    ),
  );

interface TelegraphPoleOptions {
  /** Heights of the cross-arms. */
  readonly arms?: readonly number[];
}

/** Drawn in card units, on the left edge of the picture. */
export const telegraphPole = ({ arms = [150, 400, 650] }: TelegraphPoleOptions = {}): Motif =>
  group(
    'telegraph pole',
    part(tube([[96, 1230], [92, 600], [98, 40]], [40, 34, 28]), '#6a4c3a', { texture: 'bark', stroke: 1.57 }),
    arms.map(y => [
      part(rect(10, y - 12, 190, 24, 4), '#7a5844', { texture: 'hplank', round: 0.6 }),
      [40, 160].map(x => part(ellipse(x, y - 26, 12, 18), '#c8dcd8', { round: 1 })),
    ]),
  );

export const honeyPot = (): Motif =>
  group(
    'honey pot',
    part(blob([-36, 0], [-46, -40], [-30, -72], [30, -72], [46, -40], [36, 0]), '#a8624a', {
      shade: '#6a342c',
    }),
    part(tube([[-32, -74], [0, -70], [32, -74]], 12), '#f6b830', { round: 1 }),
    part(tube([[-14, -72], [-16, -50], [-15, -34]], [12, 10, 12]), '#f6b830', { round: 1 }),
  );

export const footlight = (): Motif =>
  group(
    'footlight',
    part(poly([-22, 0], [-18, -36], [18, -36], [22, 0]), '#3a2a34', { round: 0.9 }),
    part(poly([-14, -34], [0, -46], [14, -34]), '#fff0b8', { emit: 1 }),
  );
