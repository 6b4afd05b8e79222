import { type Colour, mix } from '../../colour.ts';
import { within } from '../../geometry/convex.ts';
import type { Point, Shape } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, transform, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lid, many } from '../../kit.ts';
import { at, group, line, type Motif, type PartOptions, type Pieces, part } from '../../motif.ts';
import { pelt, plumage } from '../animals/coat.ts';

/** Where the eye of a feather looks (-1…1 each way) and how far it is open. */
export type FeatherGaze = readonly [x: number, y: number, open: number];

export interface PlumeRow {
  readonly length: number;
  readonly count: number;
  /** Angle of the fan, if not that of the others. */
  readonly span?: number;
}

export interface PeacockOptions {
  readonly colour?: Colour;
  readonly fan?: Colour;
  /** Front to back. */
  readonly rows?: readonly PlumeRow[];
  readonly span?: number;
  /** Modest, eyes shut, beak to the left; otherwise it looks at us. */
  readonly lookAway?: boolean;
  /** Turns the eyes of the feathers into eyes that see; k counts from the back left. */
  readonly gaze?: ((k: number, angle: number) => FeatherGaze) | null;
}

/** A peacock from the front with its fan open. */
export const peacock = ({
  colour = '#2a5f8a',
  fan = '#2f7a5c',
  rows = [
    { length: 150, count: 9 },
    { length: 212, count: 13 },
    { length: 272, count: 17 },
  ],
  span = 2.5,
  lookAway = true,
  gaze = null,
}: PeacockOptions = {}): Motif => {
  let k = 0;
  const plumes = rows.toReversed().map(row =>
    many(row.count, (_, u) => {
      const angle = -Math.PI / 2 + (u - 0.5) * (row.span ?? span);
      const number = k++;
      return plume(row.length, angle, mix(fan, '#1c3a4a', (number % 3) * 0.2), fan, gaze?.(number, angle) ?? null);
    }),
  );
  const headTop: Point = lookAway ? [-10, -164] : [0, -172];
  return group(
    'peacock',
    at(plumes, { y: -60 }),
    [-12, 12].map(x => line(points`${x},-6 ${x},34 ${x + 9},36`, 3.6, '#a8885c')),
    plumage(
      union(
        blob(...points`-38,-26 -44,-64 -26,-100 0,-112 26,-100 44,-64 38,-26 0,-2`),
        tube([...points`0,-96 4,-136`, headTop], [40, 24, 22]),
      ),
      colour,
      { shade: darker(colour, 0.3) },
    ),
    at(peacockHead(colour, lookAway), { x: lookAway ? -12 : 0, y: -176 }),
  );
};

const FLAT: PartOptions = { ao: 0, detail: 1 };

const plume = (length: number, angle: number, colour: Colour, fan: Colour, look: FeatherGaze | null): Pieces => {
  const size = 20 + Math.min(length, 270) * 0.035;
  const vane = tube(points`30,0 ${length * 0.6},0 ${length},0`, [5, 12, size * 1.6]);
  const eyespot = [
    part(ellipse(0, 0, size * 1.12, size * 0.94), '#c8a23c', { texture: 'gold', round: 0.3 }),
    part(ellipse(0, 0, size * 0.94, size * 0.76), '#2f8a7a', { round: 0.2, ao: 0 }),
    look ? seeingEye(size, look) : blindEye(size),
  ];
  return [
    pelt(transform(vane, { rotate: angle }), colour, {
      grain: 0.7,
      stroke: angle,
      ao: 0.16,
      shade: mix(fan, '#c8b04a', 0.2),
    }),
    // Eyes that see stay upright; painted ones turn with their feather.
    at(eyespot, {
      x: Math.cos(angle) * length,
      y: Math.sin(angle) * length,
      rotate: look ? 0 : angle + Math.PI / 2,
    }),
  ];
};

const blindEye = (size: number): Pieces => [
  part(ellipse(0, 2, size * 0.56, size * 0.46), '#233a8a', { ao: 0 }),
  part(ellipse(0, 4, size * 0.26), '#10162c', { ao: 0 }),
];

const seeingEye = (size: number, [gazeX, gazeY, open]: FeatherGaze): Pieces => {
  const h = size * 0.56 * open;
  const white = blob(...points`${-size * 0.82},0! 0,${-h} ${size * 0.82},0! 0,${h}`);
  const x = gazeX * size * 0.3;
  const y = gazeY * size * 0.16;
  const seen = (shape: Shape, colour: Colour, options: PartOptions = FLAT): Pieces => {
    const cut = within(shape, white);
    return cut.length > 0 && part(cut, colour, options);
  };
  return [
    part(white, '#f6efe0', { ...FLAT, round: 0.4 }),
    open > 0.3 && [
      seen(ellipse(x, y, size * 0.4), '#2a5f9a'),
      seen(ellipse(x, y, size * 0.19), '#120e16'),
      seen(ellipse(x + size * 0.12, y - size * 0.12, size * 0.09), '#ffffff', { ...FLAT, emit: 1 }),
    ],
    line(points`${-size * 0.9},0 0,${-size * 0.62 * open} ${size * 0.9},0`, [1.4, 3, 1.4], '#123038'),
  ];
};

const peacockHead = (colour: Colour, lookAway: boolean): Pieces => [
  pelt(ellipse(0, 0, 17, 15), colour),
  many(5, i => [
    line(points`0,-12 ${(i - 2) * 8},-36`, 1.6, '#1c3a5a'),
    part(ellipse((i - 2) * 8.4, -39, 4, 5), '#2f8a9a'),
  ]),
  lookAway
    ? [
        part(blob(...points`-14,-4 -32,8! -13,7`), '#d8c8a0'),
        part(ellipse(-6, -3, 5.4, 4.4), '#f2ead8', { ao: 0 }),
        lid(-6, -3, 4.6),
      ]
    : [
        part(blob(...points`-5,2 5,2 0,16!`), '#d8c8a0'),
        [-7, 7].map(x => [part(ellipse(x, -4, 5, 4.4), '#f2ead8', { ao: 0 }), eye(x, -4, 3)]),
      ],
];
