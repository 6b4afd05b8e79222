// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { TAU } from '../../geometry/number.ts';
import { poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter, many } from '../../kit.ts';
import { group, line, type Motif, type Part, part } from '../../motif.ts';

interface StairsOptions {
  readonly steps?: number;
  readonly width?: number;
  readonly run?: number;
  readonly rise?: number;
  readonly colour?: Colour;
  /** 1 climbs to the right, -1 to the left. */
  readonly direction?: 1 | -1;
}

export const stairs = ({
  steps = 8,
  width: w = 60,
  run = 26,
  rise = 20,
  colour = '#b9a58c',
  direction = 1,
}: StairsOptions = {}): Motif =>
  group(
    'staircase',
    many(steps, k => {
      const i = steps - 1 - k;
      const x = direction * i * run;
      const y = -i * rise;
      return [
        part(
          poly([x - w / 2, y], [x + w / 2, y], [x + w / 2, y + rise], [x - w / 2, y + rise]),
          darker(colour, 0.25),
          { texture: 'stone', round: 0.2, bevel: 3 },
        ),
        part(
          poly(
            [x - w / 2, y], [x + w / 2, y], [x + w / 2 + direction * run * 0.5, y - 7],
            [x - w / 2 + direction * run * 0.5, y - 7],
          ),
          lighter(colour, 0.1),
          { texture: 'stone', round: 0.15, bevel: 3 },
        ),
      ];
    }),
  );

interface StaircaseOptions {
  readonly steps?: number;
  readonly width?: number;
  readonly rise?: number;
  readonly run?: number;
  readonly colour?: Colour;
  readonly rail?: Colour | undefined;
}

export const staircase = ({
  steps = 9,
  width: w = 90,
  rise = 18,
  run = 24,
  colour = '#b0a08e',
  rail,
}: StaircaseOptions = {}): Motif =>
  group(
    'staircase',
    many(steps, i => {
      const k = steps - 1 - i;
      const x = k * run;
      const y = -k * rise;
      return [
        part(rect(x, y - rise, w, rise + 2), darker(colour, 0.28), { texture: 'stone', round: 0.2, bevel: 3 }),
        part(
          poly([x - 4, y - rise], [x + w, y - rise], [x + w + 8, y - rise - 7], [x + 6, y - rise - 7]),
          lighter(colour, 0.12),
          { texture: 'stone', round: 0.2 },
        ),
      ];
    }),
    rail &&
      part(
        tube([[0, -52], [steps * run * 0.5, -steps * rise * 0.5 - 50], [steps * run, -steps * rise - 50]], 5),
        rail,
        { texture: 'wood' },
      ),
  );

interface SpiralStairsOptions {
  readonly height?: number;
  readonly radius?: number;
  readonly turns?: number;
  readonly steps?: number;
  readonly colour?: Colour;
  readonly column?: Colour;
  readonly rail?: Colour;
}

/** Spiral stairs round a column; `step(i)` tells where a foot can stand. */
export const spiralStairs = ({
  height: h = 500,
  radius: r = 90,
  turns = 2.5,
  steps = 40,
  colour = '#b8a890',
  column = '#8a7a70',
  rail = '#5a3c30',
}: SpiralStairsOptions = {}): Motif & { readonly step: (i: number) => Point } => {
  const angleOf = (i: number): number => (i / steps) * turns * TAU;
  const isBehind = (i: number): boolean => Math.sin(angleOf(i)) < 0;
  const edge = (i: number): Point => [
    Math.cos(angleOf(i)) * r,
    (-h * i) / steps + Math.sin(angleOf(i)) * r * 0.26, // seen from slightly above: circles become flat ellipses
  ];
  const tread = (i: number): Part[] => {
    const [x, y] = edge(i);
    const hub = (-h * i) / steps;
    return [
      part(tube([[0, hub + 7], [x, y + 7]], [8, 22]), darker(colour, 0.4), { texture: 'stone', round: 0.5 }),
      part(tube([[0, hub], [x, y]], [8, 24]), isBehind(i) ? darker(colour, 0.18) : lighter(colour, 0.1), {
        texture: 'stone',
        round: 0.4,
      }),
      line([[x, y], [x, y - 34]], 2.6, rail, { round: 0.8 }),
    ];
  };
  const handrail = (i: number): Part => {
    const [[x0, y0], [x1, y1]] = [edge(i), edge(i + 1)];
    return part(tube([[x0, y0 - 35], [x1, y1 - 35]], 5), rail, { round: 0.9, ao: 0.1 });
  };
  const treads = (behind: boolean) => many(steps, i => isBehind(i) === behind && tread(i));
  const rails = (behind: boolean) => many(steps - 1, i => isBehind(i) === behind && handrail(i));
  const stairs = group(
    'spiral stairs',
    rails(true),
    treads(true),
    part(tube([[0, 8], [0, -h - 40]], [30, 26]), column, { texture: 'stone', shade: darker(column, 0.3), round: 1 }),
    treads(false),
    rails(false),
  );
  return { ...stairs, step: edge };
};
