// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { GOLD } from '../palette.ts';

interface GrandPianoOptions {
  readonly colour?: Colour;
  readonly wood?: Colour;
  readonly lid?: boolean;
}

/** Grand piano from the player's right: keyboard to the left, lid raised. */
export const grandPiano = ({ colour = '#2c2630', wood = '#b5803c', lid = true }: GrandPianoOptions = {}): Motif =>
  group(
    'grand piano',
    [-74, 64].map(x => part(tube([[x, -46], [x, -4]], [12, 6]), darker(colour, 0.2))),
    [-74, 64].map(x => part(ellipse(x, -3, 4), GOLD, { texture: 'gold' })),
    lid && [
      part(blob([-62, -72, 1], [-40, -150], [30, -164], [92, -128, 1], [98, -72, 1]), colour, {
        shade: lighter(colour, 0.18),
        round: 0.3,
        texture: 'wood',
        grain: 0.3,
      }),
      part(blob([-56, -74, 1], [-36, -144], [28, -156], [86, -124, 1], [92, -74, 1]), wood, {
        shade: darker(wood, 0.5),
        round: 0.1,
        ao: 0,
        texture: 'wood',
      }),
      line([[70, -72], [50, -128]], 2.4, GOLD),
    ],
    part(
      blob([-96, -76, 1], [-60, -78], [60, -78], [102, -74, 1], [100, -52], [92, -44, 1], [-92, -44, 1]),
      colour,
      { shade: darker(colour, 0.4), round: 0.6, bevel: 8 },
    ),
    // rim and keyboard
    part(tube([[-90, -76], [0, -79], [100, -75]], 4), lighter(colour, 0.25), { round: 0.8 }),
    part(poly([-108, -62], [-70, -62], [-70, -50], [-108, -50]), '#f4ead4', { round: 0.3 }),
    many(6, i => part(rect(-106 + i * 6, -62, 3, 7), '#1c1620', { ao: 0, round: 0.2 })),
    part(rect(-112, -51, 46, 8, 2), colour, { round: 0.6 }),
  );

interface UprightPianoOptions {
  readonly colour?: Colour;
  readonly trim?: Colour;
}

export const uprightPiano = ({ colour = '#6a3a2c', trim = GOLD }: UprightPianoOptions = {}): Motif =>
  group(
    'piano',
    part(rect(-64, -110, 128, 106, 4), colour, {
      shade: darker(colour, 0.4),
      texture: 'wood',
      grain: 0.5,
      round: 0.4,
      bevel: 8,
    }),
    part(rect(-70, -116, 140, 9, 3), lighter(colour, 0.12), { texture: 'wood', round: 0.7 }),
    // music desk, fall, keys
    part(rect(-52, -102, 104, 30, 2), darker(colour, 0.35), { texture: 'wood', round: 0.3 }),
    part(rect(-72, -62, 144, 9, 2), darker(colour, 0.25), { round: 0.7 }),
    part(rect(-66, -68, 132, 8), '#f4ead4', { round: 0.2 }),
    // black keys in twos and threes
    many(15, i => i % 7 !== 2 && i % 7 !== 6 && part(rect(-62 + i * 8.4, -68, 4, 5), '#1c1620', { ao: 0 })),
    // legs, candles
    [-58, 58].map(x => part(rect(x - 7, -54, 14, 54, 2), darker(colour, 0.15), { texture: 'wood', round: 0.6 })),
    [-30, 30].map(x => [
      part(tube([[x, -84], [x, -92]], 3), trim),
      part(ellipse(x, -95, 3), '#fff2c0', { emit: 1 }),
      { glow: { x, y: -95, radius: 26, colour: '#ffd080', alpha: 0.5 } },
    ]),
  );
