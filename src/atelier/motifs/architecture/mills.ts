// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { TAU } from '../../geometry/number.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, many } from '../../kit.ts';
import { at, group, line, type Motif, part } from '../../motif.ts';
import { LAMPLIGHT } from '../palette.ts';
import { litWindow, roundHeaded } from './arch.ts';

interface WindmillOptions {
  readonly colour?: Colour;
  readonly cap?: Colour;
  /** Turn of the sails in radians. */
  readonly rotate?: number;
}

export const windmill = ({ colour = '#d9c7a8', cap = '#7a4a3c', rotate = 0.4 }: WindmillOptions = {}): Motif =>
  group(
    'windmill',
    part(poly([-24, 0], [-15, -80], [15, -80], [24, 0]), colour, {
      texture: 'stone',
      round: 1,
      shade: darker(colour, 0.3),
    }),
    part(blob([-19, -79, 1], [-10, -98], [0, -104], [10, -98], [19, -79, 1]), cap, { texture: 'tile' }),
    part(roundHeaded(0, -16, 12, 16), '#4a342c'),
    part(rect(-4, -50, 8, 10), LAMPLIGHT, { emit: 1, ao: 0 }),
    [0, 1, 2, 3].map(i =>
      at(
        [
          part(tube([[0, 0], [0, -62]], [3, 2]), '#4a342c', { texture: 'wood' }),
          part(poly([2, -14], [14, -14], [14, -60], [2, -60]), '#efe2c8', {
            texture: 'cloth',
            alpha: 0.92,
            pattern: { kind: 'stripe', colour: '#8a6a4a', width: 8, rotate: 1.57, bias: 0.8 },
          }),
        ],
        { x: 0, y: -84, rotate: rotate + (i * Math.PI) / 2 },
      ),
    ),
    part(ellipse(0, -84, 4), '#3a2a26'),
  );

interface PostMillOptions {
  readonly colour?: Colour;
  readonly sail?: Colour;
  /** Turn of the sails in radians. */
  readonly rotate?: number;
}

/** Timber post mill with lattice sails. */
export const postMill = ({ colour = '#a88a68', sail = '#efe2c8', rotate = 0.35 }: PostMillOptions = {}): Motif =>
  group(
    'windmill',
    both(side => part(tube([[0, -50], [side * 34, 0]], 7), '#5a4434', { texture: 'wood' })),
    part(tube([[0, -60], [0, 0]], 10), '#5a4434', { texture: 'wood' }),
    part(poly([-30, -46], [-26, -118], [26, -118], [30, -46]), colour, {
      texture: 'plank',
      shade: darker(colour, 0.35),
      round: 0.4,
      bevel: 8,
    }),
    part(poly([-36, -114], [0, -152], [36, -114]), darker(colour, 0.5), { texture: 'tile', round: 0.5 }),
    litWindow(0, -66, 12, 18),
    many(4, i =>
      at(
        [
          part(tube([[0, 0], [0, -92]], [4, 2.4]), '#4a3428', { texture: 'wood' }),
          part(poly([2, -18], [19, -20], [19, -90], [2, -90]), sail, {
            texture: 'cloth',
            alpha: 0.9,
            round: 0.2,
          }),
          many(7, k => line([[2, -20 - k * 11.5], [19, -22 - k * 11.5]], 1.2, '#6a4c38')),
          line([[19, -18], [19, -91]], 1.6, '#6a4c38'),
        ],
        { x: 0, y: -112, rotate: rotate + (i * TAU) / 4 },
      ),
    ),
    part(ellipse(0, -112, 6), '#3a2a24'),
  );
