// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { transform, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { leafShape } from './foliage.ts';

interface CactusOptions {
  readonly height?: number;
  readonly colour?: Colour;
  readonly flower?: Colour;
  /** Side, height of the elbow and length, the last two as shares of the height. */
  readonly arms?: readonly (readonly [side: number, elbow: number, length: number])[];
}

export const cactus = ({
  height: h = 130,
  colour = '#5f8a5a',
  flower = '#e8708a',
  arms = [[-1, 0.42, 0.5], [1, 0.56, 0.36]],
}: CactusOptions = {}): Motif => {
  const body = [
    tube([[0, 4], [1, -h * 0.5], [0, -h]], [26, 30, 24]),
    ...arms.map(([side, elbow, length]) =>
      tube(
        [
          [0, -h * elbow], [side * 26, -h * elbow - 2], [side * 34, -h * elbow - 18],
          [side * 34, -h * (elbow + length)],
        ],
        [17, 18, 18, 15],
      ),
    ),
  ];
  return group(
    'cactus',
    part(union(...body), colour, {
      shade: darker(colour, 0.35),
      round: 1,
      pattern: { kind: 'stripe', colour: darker(colour, 0.35), width: 8, bias: 0.55, alpha: 0.55, wobble: 0.4 },
    }),
    // spines, strewn by a stride that never lines up with the ribs
    many(26, i =>
      line([[((i * 7) % 22) - 11, -8 - i * h / 28], [((i * 7) % 22) - 10, -13 - i * h / 28]], 0.9, '#f0e8c8', {
        alpha: 0.8,
      }),
    ),
    flower &&
      many(5, i =>
        part(transform(leafShape(12, 0.4), { x: 0, y: -h - 8, rotate: -Math.PI * (0.15 + i * 0.175) }), flower, {
          round: 0.6,
        }),
      ),
  );
};
