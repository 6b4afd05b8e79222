import { TAU } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, many } from '../../kit.ts';
import { group, line, part } from '../../motif.ts';

const FEATURE = { emit: 1, ao: 0 } as const;

const sunRay = (i: number) => {
  const [angle, inner, outer] = [(i / 18) * TAU, 204, 244 + (i % 2) * 22];
  const on = (turn: number, radius: number) =>
    [Math.cos(angle + turn) * radius, Math.sin(angle + turn) * radius] as const;
  return part(blob(on(-0.07, inner), [...on(0, outer), 1], on(0.07, inner)), '#ffca6a', { emit: 0.85, ao: 0 });
};

export const tiredSun = () =>
  group(
    'sun',
    part(ellipse(0, 0, 190), '#ffd77a', { shade: '#f2793c', emit: 0.85, texture: 'stone', round: 1, ao: 0 }),
    part(tube(points`-70,-20 -45,-2 -20,-20`, [2, 7, 2]), '#a8482c', FEATURE),
    part(tube(points`70,-20 45,-2 20,-20`, [2, 7, 2]), '#a8482c', FEATURE),
    part(tube(points`-26,70 0,60 28,68`, [2, 6, 2]), '#a8482c', FEATURE),
    many(18, sunRay),
  );

const ray = (a: number, r: number) => [Math.cos(a) * r, Math.sin(a) * r] as const;

export const grumblingSun = () =>
  group(
    'sun',
    many(16, i => {
      const a = (i / 16) * TAU;
      return part(poly(ray(a - 0.1, 88), ray(a, 122), ray(a + 0.1, 88)), '#f8a83c', { emit: 1, ao: 0 });
    }),
    part(ellipse(0, 0, 80), '#ffc048', { emit: 0.9, shade: '#ff9a3c', ao: 0 }),
    both(q =>
      line(
        [
          [q * 30 - 14, -34],
          [q * 30, -26],
          [q * 30 + 14, -34],
        ],
        5,
        '#a8501f',
        { emit: 1 },
      ),
    ),
    line(points`-18,-6 0,4 20,-10`, 5, '#a8501f', { emit: 1 }),
  );

export const lowSun = () =>
  group('low sun', part(ellipse(630, 266, 44), '#ffd2a0', { emit: 0.95, shade: '#f8a468', round: 0.2, ao: 0 }));
