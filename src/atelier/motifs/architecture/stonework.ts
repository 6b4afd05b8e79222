// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, join, poly, rect, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, hole, lighter, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { arch } from './arch.ts';

interface BridgeOptions {
  readonly width?: number;
  readonly height?: number;
  readonly arches?: number;
  readonly colour?: Colour;
}

/** Stone bridge on arches; its deck lies at -height. */
export const bridge = ({
  width: w = 420,
  height: h = 110,
  arches = 3,
  colour = '#a8988a',
}: BridgeOptions = {}): Motif => {
  const span = w / arches;
  const gaps = many(arches, i => hole(arch(-w / 2 + span * (i + 0.5), 10, span * 0.74, h * 0.84)));
  return group(
    'bridge',
    part(
      join(poly([-w / 2, -h + 10], [0, -h - 6], [w / 2, -h + 10], [w / 2, 10], [-w / 2, 10]), ...gaps),
      colour,
      { texture: 'brick', shade: darker(colour, 0.4), round: 0.5, bevel: 8 },
    ),
    part(tube([[-w / 2 - 8, -h + 6], [0, -h - 12], [w / 2 + 8, -h + 6]], 12), lighter(colour, 0.15), {
      texture: 'stone',
    }),
    // balusters
    many(9, (_, u) =>
      part(rect(-w / 2 + u * w - 4, -h - 16 + Math.abs(u - 0.5) * 26, 8, 16, 2), colour, { texture: 'stone' }),
    ),
  );
};

interface RuinOptions {
  readonly colour?: Colour;
  readonly moss?: Colour;
}

/** Broken columns and an arch that leads nowhere. */
export const ruin = ({ colour = '#c8b8a0', moss = '#7a8a52' }: RuinOptions = {}): Motif =>
  group(
    'ruin',
    ([[-110, 150], [-40, 190], [60, 90], [120, 60]] as const).map(([x, h], i) => [
      part(
        wobble(
          poly(
            [x - 15, 0], [x - 12, -h], [x - 4, -h - (i % 2 ? 10 : 2)], [x + 6, -h + 6], [x + 12, -h - 4],
            [x + 15, 0],
          ),
          1.5,
          0.1,
          i,
        ),
        colour,
        {
          texture: 'stone',
          shade: darker(colour, 0.35),
          round: 1,
          pattern: { kind: 'stripe', colour: darker(colour, 0.3), width: 7, bias: 0.4, alpha: 0.45 },
        },
      ),
      part(rect(x - 20, -8, 40, 10, 2), lighter(colour, 0.1), { texture: 'stone' }),
      i < 2 && part(rect(x - 20, -h - 8, 40, 12, 2), lighter(colour, 0.15), { texture: 'stone' }),
    ]),
    part(
      blob([-128, -158, 1], [-74, -214], [-22, -204, 1], [-30, -190, 1], [-74, -192], [-110, -154, 1]),
      colour,
      { texture: 'stone', shade: darker(colour, 0.3) },
    ),
    part(rect(20, -16, 70, 18, 3), colour, { texture: 'stone' }),
    many(9, i => part(ellipse(-118 + i * 29, -2 - (i % 3) * 3, 13, 6), moss, { texture: 'leaf', ao: 0.1 })),
  );

interface GateOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly stone?: Colour;
  /** 0 shut … 1 both wings pushed aside. */
  readonly open?: number;
}

export const gate = ({
  width: w = 130,
  height: h = 150,
  colour = '#2c2c38',
  stone = '#a09488',
  open = 0,
}: GateOptions = {}): Motif =>
  group(
    'gate',
    both(side => [
      part(rect(side * (w / 2 + 14) - 14, -h, 28, h, 2), stone, { texture: 'brick', shade: darker(stone, 0.35) }),
      part(rect(side * (w / 2 + 14) - 18, -h - 8, 36, 10, 2), lighter(stone, 0.15), { texture: 'stone' }),
      part(ellipse(side * (w / 2 + 14), -h - 20, 13), lighter(stone, 0.1), { texture: 'stone' }),
    ]),
    many(10, (_, u) => {
      const aside = (u < 0.5 ? -1 : 1) * open * w * 0.24;
      const x = (u - 0.5) * w * 0.92 * (1 - open * 0.6) + aside;
      const top = -h * (0.78 + 0.16 * Math.sin(u * Math.PI));
      return [
        line([[x, 0], [x, top]], 3, colour, { round: 0.8 }),
        part(poly([x - 4, top + 2], [x, top - 11], [x + 4, top + 2]), colour),
      ];
    }),
    [-0.2, -0.62].map(q => line([[-w / 2, h * q], [w / 2, h * q]], 3, colour)),
  );

interface WellOptions {
  readonly colour?: Colour;
  readonly roof?: Colour;
}

export const well = ({ colour = '#8a8490', roof = '#8a4a3c' }: WellOptions = {}): Motif =>
  group(
    'well',
    // posts, winch, roof
    both(side => part(tube([[side * 34, -30], [side * 34, -104]], 6), '#6a4a34', { texture: 'wood' })),
    part(tube([[-38, -84], [38, -84]], 5), '#7a5638', { texture: 'wood' }),
    part(poly([-54, -92], [-30, -126], [30, -126], [54, -92]), roof, {
      texture: 'tile',
      round: 0.4,
      bevel: 8,
    }),
    // the dark inside, wall, kerb
    part(ellipse(0, -42, 42, 11), '#120e18', { round: 0 }),
    part(blob([-43, -42], [-44, 0], [0, 10], [44, 0], [43, -42], [0, -31]), colour, {
      texture: 'brick',
      shade: darker(colour, 0.35),
    }),
    part(tube([[-43, -42], [-22, -34], [0, -31.5], [22, -34], [43, -42]], 6), lighter(colour, 0.2), {
      texture: 'stone',
    }),
  );
