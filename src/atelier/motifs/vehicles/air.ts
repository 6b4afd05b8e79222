// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { both, darker, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { pane } from './pane.ts';

interface AirBalloonOptions {
  readonly colour?: Colour;
  readonly stripe?: Colour;
  readonly radius?: number;
  readonly basket?: boolean;
}

export const airBalloon = ({
  colour = '#d8a24a',
  stripe = '#a84a3c',
  radius: r = 70,
  basket = true,
}: AirBalloonOptions = {}): Motif =>
  group(
    'hot-air balloon',
    // ropes, envelope, gores, basket
    both(side => line([[side * r * 0.3, r * 0.92], [side * r * 0.15, r * 1.5]], 1.2, '#5a4230')),
    part(
      blob(
        [-r * 0.28, r * 0.98, 1], [-r * 0.75, r * 0.5], [-r, -r * 0.1], [-r * 0.72, -r * 0.75], [0, -r * 1.02],
        [r * 0.72, -r * 0.75], [r, -r * 0.1], [r * 0.75, r * 0.5], [r * 0.28, r * 0.98, 1],
      ),
      colour,
      { round: 1, texture: 'cloth', grain: 0.3 },
    ),
    [-0.62, 0, 0.62].map(q =>
      part(
        blob(
          [q * r * 0.32 - 3, r * 0.96], [q * r - r * 0.17, 0], [q * r * 0.7 - r * 0.1, -r * 0.7], [0, -r],
          [q * r * 0.7 + r * 0.1, -r * 0.7], [q * r + r * 0.17, 0], [q * r * 0.32 + 3, r * 0.96],
        ),
        stripe,
        { round: 0.4, ao: 0, alpha: 0.92 },
      ),
    ),
    basket &&
      part(
        blob([-r * 0.18, r * 1.48, 1], [r * 0.18, r * 1.48, 1], [r * 0.15, r * 1.75], [-r * 0.15, r * 1.75]),
        '#8a5f38',
        { pattern: { kind: 'check', colour: '#6b4526', width: 4 } },
      ),
  );

interface AirshipOptions {
  readonly colour?: Colour;
  readonly stripe?: Colour;
  readonly lit?: Colour;
}

export const airship = ({ colour = '#d8b070', stripe = '#a84a3c', lit = '#ffe0a0' }: AirshipOptions = {}): Motif =>
  group(
    'airship',
    // tail fins, hull, seams, rudder
    ([[-1, -40], [1, 40]] as const).map(([q, dy]) =>
      part(blob([-92, q * 14], [-128, dy], [-146, dy * 0.95], [-132, q * 4]), stripe, { texture: 'cloth' }),
    ),
    part(
      blob(
        [-140, 0], [-100, -34], [-30, -54], [50, -50], [110, -26], [138, 0], [110, 26], [50, 50], [-30, 54],
        [-100, 34],
      ),
      colour,
      { shade: darker(colour, 0.35), texture: 'cloth', grain: 0.5, round: 1 },
    ),
    [-24, 24].map(y =>
      line([[-118, y * 0.62], [-30, y * 1.3], [50, y * 1.2], [124, y * 0.4]], 2.4, stripe, { alpha: 0.85 }),
    ),
    line([[-138, 0], [136, 0]], 2.4, stripe, { alpha: 0.85 }),
    part(blob([-98, 0], [-140, -9], [-156, 0], [-140, 9]), darker(stripe, 0.15), {
      texture: 'cloth',
      round: 0.5,
    }),
    // cabin on its ropes, propeller
    [-34, 40].map(x => line([[x, 46], [x * 0.8, 72]], 1.6, '#4a3a34')),
    part(blob([-44, 66], [48, 66], [40, 88], [20, 96], [-24, 96], [-38, 86]), '#7a4c34', {
      texture: 'hplank',
      shade: '#4a2c24',
    }),
    many(4, i => pane(-30 + i * 18, 71, 10, 10, lit)),
    part(ellipse(-50, 80, 3, 15), '#c8b088', { alpha: 0.8 }),
  );

interface PaperPlaneOptions {
  readonly colour?: Colour;
  readonly ink?: Colour | undefined;
}

export const paperPlane = ({ colour = '#f4ecd8', ink }: PaperPlaneOptions = {}): Motif =>
  group(
    'paper plane',
    part(poly([64, 0], [-46, -34], [-30, -6]), colour, { round: 0.1, ao: 0.1 }),
    part(poly([64, 0], [-30, -6], [-34, 14]), mix(colour, '#4a5880', 0.5), { round: 0.1, ao: 0.1 }),
    part(poly([64, 0], [-52, 22], [-26, -2]), mix(colour, '#b0b4c8', 0.35), { round: 0.1, ao: 0.1 }),
    ink && many(4, i => line([[-26 + i * 4, -20 + i * 5], [14 + i * 6, -11 + i * 2.6]], 1.1, ink, { alpha: 0.6 })),
  );
