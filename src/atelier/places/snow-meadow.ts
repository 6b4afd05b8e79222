import { type Colour, mix, rgb } from '../colour.ts';
import type { Shape } from '../geometry/curve.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp } from '../geometry/number.ts';
import { rng } from '../geometry/random.ts';
import { ellipse, join, transform, union } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { cycle, hole, many } from '../kit.ts';
import { group, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

const BLOOMS = ['#f4d04a', '#f6f0e4', '#e8687a', '#b07ac8', '#f0924a'];

const blossom = (colour: Colour, size: number) =>
  group(
    '',
    many(5, k =>
      part(ellipse(Math.cos(k * 1.257) * size, Math.sin(k * 1.257) * size, size * 0.72), colour, {
        round: 0.6,
        ao: 0.15,
        merge: true,
      }),
    ),
    part(ellipse(0, 0, size * 0.5), colour === '#f4d04a' ? '#c87828' : '#f4d04a', { ao: 0 }),
  );

export const snowFromAbove = (s: Scene): void => {
  const [snow, hollow, crust] = [rgb('#f2f4f6'), rgb('#b4c4de'), rgb('#ffffff')];
  s.field(
    (x, y) => {
      const here = fbm(x * 0.0035, y * 0.0035, 4);
      const uphill = fbm((x - 14) * 0.0035, (y - 14) * 0.0035, 4);
      return mix(mix(snow, hollow, clamp(0.4 + here * 0.9)), crust, clamp((here - uphill) * 4));
    },
    { detail: 0.1, stroke: (x, y) => noise(x * 0.004, y * 0.003) * 3 },
  );
};

export const mayInside = (s: Scene, print: Shape, x: number, y: number, n: number): void => {
  s.field((px, py) => mix(grass, clover, clamp(0.5 + fbm(px * 0.02, py * 0.02, 3) * 1.2)), {
    detail: 0.3,
    top: y - 320,
    bottom: y + 160,
    stroke: (px, py) => noise(px * 0.02, py * 0.02) * 4,
  });
  const random = rng(n * 9 + 2);
  many(90, () =>
    s.put(
      part(
        tube(
          [
            [0, 0],
            [random.bell() * 14, random.bell() * 14 - 6],
          ],
          [3.4, 0.8],
        ),
        mix('#5a8a3c', '#b8cc60', random()),
        { round: 0.4, ao: 0.05, merge: true },
      ),
      { x: x + random.bell() * 70, y: y - 96 + random.bell() * 180 },
    ),
  );
  many(40, i =>
    s.put(blossom(cycle(BLOOMS, i + n), random.between(4, 8.5)), {
      x: x + random.bell() * 66,
      y: y - 90 + random.bell() * 180,
      rotate: random() * 3,
      lift: 0.1,
    }),
  );
  s.shade(join(union(print), hole(transform(print, { x: 11, y: 13 }))), '#3a5a5c', 0.6, 5);
};

const [grass, clover] = [rgb('#9ac05a'), rgb('#5a8c46')];
