// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { ellipse, rect, wobble } from '../../geometry/shape.ts';
import { many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { LAMPLIGHT } from '../palette.ts';
import { roundHeaded } from './arch.ts';

interface HouseOptions {
  readonly width?: number;
  /** Of the walls; the roof comes on top. */
  readonly height?: number;
  readonly roofHeight?: number;
  readonly colour?: Colour;
  readonly roof?: Colour;
  /** Colour of the lit windows. */
  readonly windows?: Colour;
  readonly lit?: boolean;
  readonly seed?: number;
  readonly door?: boolean;
  readonly chimney?: boolean;
  /** How far the top leans to the right. */
  readonly lean?: number;
  /** Storeys. */
  readonly rows?: number;
  /** Whether the windows light what stands near. */
  readonly lamp?: boolean;
}

const TIMBER = '#3a2418';

export function house({
  width: w = 60,
  height: h = 70,
  roofHeight = 46,
  colour = '#d8b892',
  roof = '#9a4a3c',
  windows = LAMPLIGHT,
  lit = true,
  seed = 1,
  door = true,
  chimney = true,
  lean = 0,
  rows = 2,
  lamp = true,
}: HouseOptions = {}): Motif {
  const random = rng(seed * 13 + 5);
  const hw = w / 2;
  const eaves = -h;
  const ridge = eaves - roofHeight;
  const leaning = (x: number, y: number): Point => [x + lean * (-y / h), y];

  const windowAt = (cx: number, cy: number) => {
    const [x, y] = leaning(cx, cy);
    const [ww, wh] = [Math.min(11, w * 0.2), Math.min(15, (h / rows) * 0.42)];
    const on = lit && random() < 0.8;
    const bars = mix(colour, TIMBER, 0.7);
    return [
      part(rect(x - ww / 2 - 1.6, y - wh / 2 - 1.6, ww + 3.2, wh + 3.2, 1), mix(colour, TIMBER, 0.65), { round: 0.3 }),
      part(rect(x - ww / 2, y - wh / 2, ww, wh), on ? windows : '#39445c', {
        emit: on ? 1 : 0.2,
        shade: on ? mix(windows, '#f08a3c', 0.35) : undefined,
        ao: 0,
        round: 0,
      }),
      line([[x, y - wh / 2], [x, y + wh / 2]], 1.1, bars),
      line([[x - ww / 2, y], [x + ww / 2, y]], 1.1, bars),
      on && { glow: { x, y, radius: ww * 2.2, colour: windows, alpha: 0.28, falloff: 2 } },
    ];
  };
  const columns = Math.max(1, Math.round(w / 30));
  const storeys = many(rows, row =>
    many(columns, column => {
      const behindDoor = door && rows > 1 && row === rows - 1 && column === 0;
      const x = (((column + 0.5) / columns) * 2 - 1) * hw * 0.8;
      return !behindDoor && windowAt(x, eaves + h * (0.2 + ((row * 0.8) / rows) * 0.75));
    }),
  );
  const walls = [
    leaning(-hw, 0),
    leaning(-hw * 1.04, -h * 0.5),
    leaning(-hw * 0.98, eaves),
    leaning(hw * 0.98, eaves),
    leaning(hw * 1.03, -h * 0.5),
    leaning(hw, 0),
  ];
  const gable = [
    leaning(-hw * 1.22, eaves + 5),
    leaning(-hw * 0.7, eaves - roofHeight * 0.42),
    leaning(random.bell() * 4, ridge),
    leaning(hw * 0.62, eaves - roofHeight * 0.46),
    leaning(hw * 1.22, eaves + 4),
    leaning(0, eaves + 2),
  ];
  const doorX = -hw * 0.55;
  const stackX = hw * 0.3 + lean;
  return group(
    'house',
    chimney && [
      part(rect(stackX, eaves - roofHeight * 0.95, w * 0.16, roofHeight * 0.8), mix(roof, '#5a4038', 0.5), {
        texture: 'brick',
        round: 0.3,
        bevel: 3,
      }),
      part(rect(stackX - 1.5, eaves - roofHeight * 0.99, w * 0.16 + 3, 4), mix(roof, '#2a2028', 0.5), { round: 0.5 }),
    ],
    part(wobble([walls], 0.8, 0.1, seed), colour, {
      shade: mix(colour, '#4a3a52', 0.45),
      texture: 'stone',
      grain: 1.5,
      round: 0.35,
      bevel: 10,
    }),
    part(wobble([gable], 1, 0.08, seed + 3), roof, {
      shade: mix(roof, '#20182c', 0.4),
      texture: 'tile',
      round: 0.45,
      bevel: 14,
    }),
    storeys,
    door && [
      part(roundHeaded(doorX, -21, 13, 21, 12), mix(colour, TIMBER, 0.7), { round: 0.3 }),
      part(roundHeaded(doorX, -20, 10, 20, 12), mix(roof, '#23314a', 0.55), { texture: 'plank', round: 0.3 }),
      part(ellipse(doorX + 3, -10, 0.9), '#e8c060'),
    ],
    lit && lamp && { lamp: { x: 0, y: -h * 0.4, colour: windows, radius: w * 0.9, power: 0.25, height: 30 } },
  );
}
