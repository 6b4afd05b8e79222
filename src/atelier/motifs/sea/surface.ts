import { points } from '../../geometry/points.ts';
import { ellipse, join } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { hole } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const ripples = (x: number, y: number, rx: number, ry: number) =>
  [1.08, 1.24, 1.44].map((k, i) =>
    part(join(ellipse(x, y, rx * k, ry * k), hole(ellipse(x, y + 2, rx * k - 7, ry * k - 4))), '#f2fff8', {
      alpha: 0.55 - i * 0.14,
      round: 0,
      ao: 0,
    }),
  );

export const eveningSurface = () =>
  group(
    'surface',
    part(tube(points`-10,304 120,298 260,306 400,298 560,306 700,298 810,304`, [6, 9, 6, 9, 6, 9, 6]), '#d8f4e8', {
      emit: 0.5,
      ao: 0,
      alpha: 0.85,
    }),
    part(tube(points`520,305 630,300 740,302`, [2, 9, 2]), '#ffd0a0', { emit: 0.9, ao: 0 }),
    points`322,62 340,46 360,34 382,22`.map(([y, half]) =>
      part(
        tube(
          [
            [630 - half, y],
            [630, y + 3],
            [630 + half, y],
          ],
          [2, 10, 2],
        ),
        '#ffd6a8',
        { emit: 0.9, ao: 0, alpha: 0.8, detail: 1 },
      ),
    ),
  );

export const puddle = () =>
  group('puddle', part(ellipse(0, 0, 160, 28), '#5a86a0', { texture: 'water', round: 0.2, shade: '#a8ccd0' }));

export const morningWaterline = () =>
  group(
    'waterline',
    part(tube(points`-10,560 200,563 400,559 600,563 810,560`, 7), '#fff6dc', { alpha: 0.75, ao: 0, emit: 0.6 }),
  );

/** Where a drop has just met the puddle. */
export const splash = () => part(ellipse(0, 0, 9, 2.6), '#eaf6f4', { alpha: 0.6, ao: 0, round: 0 });
