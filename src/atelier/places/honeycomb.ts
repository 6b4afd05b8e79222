import type { Point, Shape } from '../geometry/curve.ts';
import { ellipse } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { cycle, many } from '../kit.ts';
import { group, type Motif, part } from '../motif.ts';
import { bee } from '../motifs/creatures/bee.ts';
import { honeyPot } from '../motifs/curios/oddments.ts';
import { gramophone } from '../motifs/instruments/gramophones.ts';
import { uprightPiano } from '../motifs/instruments/pianos.ts';
import { violin } from '../motifs/instruments/strings.ts';
import { bed } from '../motifs/objects/bed.ts';
import { bookStack } from '../motifs/objects/books.ts';
import { teacup } from '../motifs/objects/crockery.ts';
import { candle } from '../motifs/objects/lights.ts';
import { sunflower } from '../motifs/plants/sunflower.ts';
import { bicycle } from '../motifs/vehicles/road.ts';
import type { Scene } from '../scene/scene.ts';

export const CELL = 152;

export const honeyCell = (x: number, y: number, radius = CELL): Shape => [
  many(
    6,
    (i): Point => [x + Math.cos(((i + 0.5) * Math.PI) / 3) * radius, y + Math.sin(((i + 0.5) * Math.PI) / 3) * radius],
  ),
];

/** What the neighbours do of an evening: their furniture (dx, dy, scale, turn) and themselves (dx, dy, scale, turn, looking left). */
interface Room {
  readonly things?: readonly (readonly [Motif, number, number, number, number?])[];
  readonly bees: readonly (readonly [number, number, number, number, boolean?])[];
}

const BEE_ROOMS: readonly Room[] = [
  { things: [[bed({ sleeper: false, width: 150 }), 0, 86, 1.1]], bees: [[10, 30, 1.4, 0.1, true]] },
  { things: [[bicycle(), 0, 104, 1.35]], bees: [[0, -14, 1.3, -0.2]] },
  { things: [[sunflower({ height: 110, radius: 38 }), 28, 112, 1]], bees: [[-52, -20, 1.3, 0.2]] },
  { things: [[violin(), 40, 104, 1.15, 0.25]], bees: [[-40, 34, 1.5, -0.2]] },
  { things: [[honeyPot(), 26, 104, 1.15]], bees: [[-46, -6, 1.4, 0.6]] },
  {
    things: [[teacup({ width: 110 }), 0, 56, 0.95]],
    bees: [
      [-60, -30, 1.2, 0.5],
      [62, -30, 1.2, -0.5, true],
    ],
  },
  {
    things: [
      [bookStack({ count: 6 }), 48, 104, 1.1],
      [candle(), 48, 26, 1],
    ],
    bees: [[-40, 60, 1.5, 0]],
  },
  {
    things: [[group('', part(ellipse(0, 0, 46, 22), '#f8ecc8')), 0, 96, 1]],
    bees: [
      [-52, 74, 0.8, 0],
      [54, 70, 0.8, 0, true],
      [0, 66, 0.8, 0],
      [0, -24, 1.6, 0],
    ],
  },
  {
    bees: [
      [-42, 16, 1.6, -0.5],
      [46, 16, 1.6, 0.5, true],
    ],
  },
  { things: [[gramophone(), -20, 104, 1.15]], bees: [[72, 10, 1.2, -0.4, true]] },
  { things: [[uprightPiano(), 22, 106, 1]], bees: [[-66, 40, 1.2, 0]] },
];

const PLAN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 0, 1, 7, 4, 8, 3, 5, 6, 9, 10, 0];

/** The one room that is open to the sky. */
export const nightCell = (s: Scene, x: number, y: number): void => {
  s.sky(['#0c1534', '#33508a'], { top: y - CELL, bottom: y + CELL });
  for (const [dx, dy, radius] of [
    [-60, -76, 2.8],
    [30, -92, 2.2],
    [82, -30, 2.6],
    [-20, -40, 1.8],
    [66, 40, 1.8],
    [-90, 6, 2],
  ] as const)
    s.put(part(ellipse(x + dx, y + dy, radius), '#fff4cc', { emit: 1, ao: 0, detail: 0.95 }));
  s.put(bee({ colour: '#c8a050' }), { x: x - 6, y: y + 44, scale: 2.2, rotate: -0.5, lift: 0.34 });
};

/** Six rows of four cells, every other row shifted by half a cell. */
export const honeycomb = (): { readonly x: number; readonly y: number }[] => {
  const step = CELL * Math.sqrt(3);
  return many(24, i => ({
    x: 8 + ((i % 4) + ((i >> 2) % 2) / 2) * step,
    y: 118 + ((i >> 2) - 0.1) * CELL * 1.5,
  }));
};

/** A room with its lamp lit, its furniture and its bees. */
export const litCell = (s: Scene, x: number, y: number, i: number): void => {
  const wall = cycle(['#f2b648', '#eaa63c', '#f6c460', '#e59a38'], i * 5);
  s.sky([wall, '#c0701f'], { top: y - CELL, bottom: y + CELL }).glow(x, y - 30, 150, '#fff0b0', 0.5);
  const { things = [], bees } = cycle(BEE_ROOMS, cycle(PLAN, i));
  for (const [thing, dx, dy, scale, rotate = 0] of things)
    s.put(thing, { x: x + dx, y: y + dy, scale, rotate, lift: 0.1 });
  for (const [dx, dy, scale, rotate, flip = false] of bees)
    s.put(bee(), { x: x + dx, y: y + dy, scale, rotate, flip, lift: 0.1 });
};

export const waxWall = (x: number, y: number, name: string) => {
  const [corners = []] = honeyCell(x, y);
  const wax = { shade: '#8a5628', texture: 'stone', round: 1, ao: 0.5 } as const;
  return group(name, part(tube([...corners, ...corners.slice(0, 1)], 22, { raw: true }), '#d8923a', wax));
};
