import { type Colour, mix } from '../../colour.ts';
import { type Point, spline } from '../../geometry/curve.ts';
import { lerp } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { rng } from '../../geometry/random.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, type Part, type Pieces, part } from '../../motif.ts';
import { hide } from './coat.ts';

type Spine = readonly Point[];

export interface OctopusOptions {
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly seed?: number;
  /** Reach of arms that are left to themselves. */
  readonly length?: number;
  /** Eight spines from left to right, for arms with something to do; null leaves one out. */
  readonly arms?: readonly (Spine | null)[] | null;
}

/** From the outside in, so that the middle arms lie on top. */
const ORDER = [0, 7, 1, 6, 2, 5, 3, 4];

export const octopus = ({
  colour = '#a8485c',
  shade = '#5a2348',
  seed = 2,
  length = 120,
  arms = null,
}: OctopusOptions = {}): Motif => {
  const spines = arms ?? idleArms(seed, length);
  return group(
    'octopus',
    ORDER.map(i => {
      const spine = spines[i];
      return (
        spine && [
          hide(tube(spine, [17, 14, 10, 6, 2]), i % 2 ? colour : mix(colour, shade, 0.3), {
            shade,
            grain: 1.2,
            round: 1,
          }),
          suckers(spine),
        ]
      );
    }),
    hide(blob(...points`-32,10 -40,-20 -34,-60 0,-82 34,-60 40,-20 32,10 0,20`), colour, {
      shade,
      gradient: [0, -80, 0, 20],
      grain: 1.2,
    }),
    SPOTS.map(({ x, y, size }) =>
      part(ellipse(x, y, size, size * 0.8), mix(colour, '#ffd0b0', 0.3), { round: 0.5, alpha: 0.6, ao: 0 }),
    ),
    [-16, 16].map(x => heavyEye(x, colour)),
  );
};

const SPOTS = [
  { x: -18, y: -52, size: 5 },
  { x: 8, y: -62, size: 4 },
  { x: 20, y: -44, size: 6 },
  { x: -6, y: -40, size: 3 },
  { x: -24, y: -32, size: 3.4 },
];

const idleArms = (seed: number, length: number): Spine[] => {
  const random = rng(seed);
  return many(8, (_, t): Spine => {
    const u = t * 2 - 1;
    const root = u * 26;
    const near = length * 0.28 + random() * 20;
    const [midX, midY] = [u * length * 0.75 + random.bell() * 20, length * 0.45 + random.bell() * 30];
    const [farX, farY] = [u * length * 0.95 + random.bell() * 26, length * 0.2 + random.bell() * 60];
    const [tipX, tipY] = [u * length * 0.8 + random.bell() * 30, length * 0.05 + random.bell() * 50];
    return points`${root},6 ${root + u * length * 0.35},${near} ${root + midX},${midY} ${root + farX},${farY} ${root + tipX},${tipY}`;
  });
};

const suckers = (spine: Spine): Part[] => {
  const path = spline(spine, false, 7);
  return many(Math.floor((path.length - 5) / 2), i => {
    const k = 4 + i * 2;
    const [x, y] = path[k] as Point;
    const next = path[k + 1] as Point;
    const angle = Math.atan2(next[1] - y, next[0] - x);
    const w = lerp(7, 1.4, k / path.length);
    return part(ellipse(x - Math.sin(angle) * w * 0.6, y + Math.cos(angle) * w * 0.6, w * 0.38, w * 0.34), '#eec6b4', {
      round: 0.6,
      ao: 0.2,
      detail: 0.95,
    });
  });
};

const heavyEye = (x: number, colour: Colour): Pieces => [
  part(ellipse(x, -8, 8, 7), '#f3ddb0', { round: 0.7 }),
  part(ellipse(x, -7.5, 5, 2.2), '#1a101c', { ao: 0, round: 0.2 }),
  part(tube(points`${x - 9},-11 ${x},-15.5 ${x + 9},-11`, 3), colour),
];
