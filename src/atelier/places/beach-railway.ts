import { type Point, spline } from '../geometry/curve.ts';
import { lerp } from '../geometry/number.ts';
import { ellipse } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { many } from '../kit.ts';
import { marks } from '../mark.ts';
import { group, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

/** Her way, from under the wheels back to where the land begins; the third number is half the gauge. */
const WAY: readonly (readonly [number, number, number])[] = [
  [530, 1138, 30],
  [260, 1140, 46],
  [96, 1074, 52],
  [66, 970, 46],
  [160, 884, 40],
  [320, 850, 34],
  [480, 812, 29],
  [610, 752, 24],
  [640, 690, 18],
  [560, 640, 14],
  [430, 606, 10],
  [336, 582, 7],
  [318, 560, 5],
  [350, 540, 3.5],
];

const CENTRE = spline(
  WAY.map(([x, y]): Point => [x, y]),
  false,
  12,
);

/** A point beside the way: `side` half gauges to its left. The beach is seen at a slant, so depth counts half. */
const beside = (i: number, side: number): Point => {
  const [x, y] = CENTRE[i] as Point;
  const [u, v] = CENTRE[Math.min(i + 1, CENTRE.length - 1)] as Point;
  const [p, q] = CENTRE[Math.max(i - 1, 0)] as Point;
  const k = (i / (CENTRE.length - 1)) * (WAY.length - 1);
  const gauge = lerp(WAY[Math.floor(k)]?.[2] ?? 4, WAY[Math.ceil(k)]?.[2] ?? 4, k % 1);
  const [dx, dy] = [u - p, (v - q) * 2];
  const length = Math.hypot(dx, dy) || 1;
  return [x - (dy / length) * gauge * side, y + (dx / length) * gauge * side * 0.5];
};

const track = (from: number, to: number, side: number) => many(to - from, i => beside(from + i, side));

/** Where ruts end and rails begin. */
const RAILHEAD = 34;

export const beachRailway = (s: Scene): void => {
  for (const side of [-1, 1])
    s.put(
      part(tube(track(0, RAILHEAD + 6, side), [11, 14, 12]), '#c09a66', { ao: 0, round: 0.4, alpha: 0.9, detail: 0.9 }),
    );
  const sleepers = many(Math.floor((CENTRE.length - RAILHEAD) / 2), k => {
    const i = RAILHEAD + k * 2;
    const [a, b] = [beside(i, -1.5), beside(i, 1.5)];
    return part(tube([a, b], lerp(15, 3, k / 55)), k % 3 ? '#a88a68' : '#8f7458', { texture: 'wood', detail: 0.8 });
  });
  s.put(group('driftwood sleepers', sleepers));
  for (const side of [-1, 1])
    s.put(
      part(tube(track(RAILHEAD, CENTRE.length, side), [9, 6, 4, 2.5]), '#6a7078', { ao: 0.2, round: 0.8, detail: 1 }),
    );
};

/** What the engine leaves behind it, thinner the older it is. */
export const steam = (s: Scene): void => {
  for (const { x, y, scale, alpha } of marks`
    172,746 ×36 alpha 0.95 | 214,706 ×52 alpha 0.8 | 282,664 ×66 alpha 0.6 | 372,626 ×76 alpha 0.4`)
    s.puff(x, y, scale * 1.7, scale, { colour: '#fdf8ee', seed: scale, alpha });
};

/** Four shells nobody has picked up. */
export const shells = (s: Scene): void => {
  for (const { x, y, scale } of marks`730,1000 ×9 | 700,1184 ×11 | 330,1010 ×8 | 420,960 ×6`)
    s.put(part(ellipse(x, y, scale * 1.3, scale * 0.8), '#fbeee0', { shade: '#d8a890' }), {});
};
