// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { blob, union } from '../../geometry/shape.ts';
import { many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface FireOptions {
  readonly width?: number;
  readonly height?: number;
  readonly tongues?: number;
  readonly seed?: number;
  readonly colours?: readonly Colour[];
}

/** Layers of flame, each smaller and hotter than the one behind. Origin at the middle of the base. */
export const fire = ({
  width: w = 200,
  height: h = 220,
  tongues = 9,
  seed = 1,
  colours = ['#8f1f1c', '#d8481f', '#f29a2c', '#ffe08a'],
}: FireOptions = {}): Motif => {
  const random = rng(seed);
  const tongue = (x: number, width: number, height: number, lean: number): Shape =>
    blob(
      [x - width / 2, 6], [x - width * 0.55, -height * 0.3], [x + lean * 0.4, -height * 0.62],
      [x + lean, -height, 1], [x + width * 0.3 + lean * 0.5, -height * 0.52], [x + width * 0.55, -height * 0.24],
      [x + width / 2, 6],
    );
  return group(
    'fire',
    { glow: { x: 0, y: -h * 0.4, radius: h * 1.5, colour: '#ff8a3c', alpha: 0.4, falloff: 2 } },
    { lamp: { x: 0, y: -h * 0.35, colour: '#ff9a4a', radius: h * 1.1, power: 0.8, height: 60 } },
    colours.map((flame, layer) => {
      const k = 1 - layer * 0.2;
      return part(
        union(
          ...many(tongues, i => {
            const u = ((i + 0.5) / tongues) * 2 - 1;
            const arch = Math.sqrt(1 - u * u * 0.8);
            return tongue(
              u * w * 0.46 * k,
              (w / tongues) * 1.9 * k,
              h * k * k * arch * random.between(0.7, 1.05),
              random.bell() * 34 * k,
            );
          }),
        ),
        flame,
        { emit: 0.85, round: 0.5, ao: 0, detail: 0.6, stroke: 1.57 },
      );
    }),
  );
};
