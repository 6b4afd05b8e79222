import { points } from '../../geometry/points.ts';
import { ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, part } from '../../motif.ts';

const FLUFF = { emit: 0.7, ao: 0, detail: 1 } as const;

export const dandelion = () =>
  group(
    'dandelion',
    part(tube(points`176,846 184,780 178,722`, [8, 7, 6]), '#7a9a4a'),
    { glow: { x: 178, y: 706, radius: 130, colour: '#fffbe8', alpha: 0.5 } },
    part(ellipse(178, 704, 54), '#fffdf4', { alpha: 0.5, emit: 0.6, soft: 3, ao: 0 }),
    many(60, i => {
      const [angle, out] = [i * 2.4, 60 * Math.sqrt((i + 1) / 60)];
      const [x, y] = [178 + Math.cos(angle) * out, 704 + Math.sin(angle) * out];
      return [
        part(
          tube(
            [
              [178, 704],
              [x, y],
            ],
            1.3,
          ),
          '#f4f0dc',
          FLUFF,
        ),
        part(ellipse(x, y, 5), '#ffffff', FLUFF),
      ];
    }),
    part(ellipse(178, 704, 9), '#8a6a3a'),
  );

/** A seed on its parachute; one of them flies off with a coin. */
export const dandelionSeed = (coin: boolean) =>
  group(
    'seed',
    coin && part(ellipse(5, 31, 12, 6, 0.3), '#ffd860', { texture: 'gold' }),
    part(tube(points`0,0 3,22`, 2), '#8a6a3a', { detail: 1, ao: 0 }),
    [-1, -0.5, 0, 0.5, 1].map(q =>
      part(
        tube(
          [
            [0, 0],
            [q * 14, Math.abs(q) * 6 - 12],
          ],
          2.2,
        ),
        '#ffffff',
        FLUFF,
      ),
    ),
  );
