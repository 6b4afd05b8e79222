import type { Point } from '../geometry/curve.ts';
import { noise } from '../geometry/noise.ts';
import { TAU } from '../geometry/number.ts';
import { points } from '../geometry/points.ts';
import { wobble } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { many } from '../kit.ts';
import { group, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

/** The way through each of the seven hedges, from the heart outwards, as an angle. */
const GAPS = [0.4, 3.6, 1.2, 5.1, 2.4, 5.9, 1.57];

const gap = (k: number): number => GAPS[k] as number;

/** A place in the maze: hedge k (0 is innermost) and an angle. Nothing here is quite round. */
const spot = (k: number, angle: number): Point => {
  const radius = (1 + k) * 74 * (1 + noise(Math.cos(angle) * 1.3 + 5, Math.sin(angle) * 1.3) * 0.13);
  return [400 + Math.cos(angle) * radius * 0.9, 600 + Math.sin(angle) * radius * 1.2];
};

/** How far to walk between two hedges to the next gap; twice the thread takes the long way round. */
const turn = (k: number): number => {
  let angle = gap(k - 1) - gap(k);
  if (angle > Math.PI) angle -= TAU;
  if (angle < -Math.PI) angle += TAU;
  const astray = k === 2 || (k === 4 && angle < 0);
  return astray ? angle - Math.sign(angle) * TAU : angle;
};

/** Where the thread never goes: opposite the middle of its walk between hedge k and the next. */
const deadEnd = (k: number): number => gap(k + 1) + turn(k + 1) / 2 + Math.PI;

export const mazeThread = (): Point[] => [
  spot(6.9, gap(6)),
  ...[6, 5, 4, 3, 2, 1].flatMap(k => [spot(k, gap(k)), ...many(11, (_, u) => spot(k - 0.5, gap(k) + turn(k) * u))]),
  spot(0, gap(0)),
  [426, 614],
];

const hedge = (k: number) => {
  const opening = 34 / (74 * (1 + k));
  const ring = many(91, (_, u) => spot(k, gap(k) + opening + (TAU - 2 * opening) * u));
  return group(
    k === 6 ? 'hedge maze' : '',
    part(wobble(tube(ring, 36, { raw: true }), 3.5, 0.09, k), k % 2 ? '#6a8f4c' : '#5f8448', {
      shade: '#486a3c',
      texture: 'leaf',
      grain: 1.2,
      round: 1,
      ao: 0.5,
    }),
  );
};

export const hedges = (s: Scene): void => {
  for (const k of [6, 5, 4, 3, 2, 1, 0])
    s.put(hedge(k), { ground: 1, shadow: { dx: 12, dy: 14, blur: 7, alpha: 0.42, colour: '#3a4020' } });
  for (const [k, off] of points`1,0 2,0.5 3,-0.4 4,0.7 4,-0.6 5,0.9 5,-0.7`)
    s.put(
      part(wobble(tube([spot(k, deadEnd(k) + off), spot(k + 1, deadEnd(k) + off)], 34), 3, 0.09, k), '#648a4a', {
        texture: 'leaf',
        round: 1,
        ao: 0.3,
      }),
    );
};
