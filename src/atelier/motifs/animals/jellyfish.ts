import { type Colour, mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { rng } from '../../geometry/random.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { hide } from './coat.ts';

export interface JellyfishOptions {
  readonly colour?: Colour;
  readonly shade?: Colour;
  /** Of the threads. */
  readonly length?: number;
  readonly seed?: number;
  /** How much it shines by itself. */
  readonly shine?: number;
}

/** A jellyfish that lights the water around it. */
export const jellyfish = ({
  colour = '#e59ab0',
  shade = '#7a5ab0',
  length = 90,
  seed = 1,
  shine = 0.35,
}: JellyfishOptions = {}): Motif => {
  const random = rng(seed + 4);
  return group(
    'jellyfish',
    { glow: { x: 0, y: -8, radius: 90, colour, alpha: 0.35 } },
    many(9, (_, u) => {
      const x = (u - 0.5) * 44;
      const spine = points`${x},0 ${x + random.bell() * 14},${length * 0.35} ${x + random.bell() * 18},${length * 0.7} ${x + random.bell() * 24},${length * random.between(0.8, 1.2)}`;
      return part(tube(spine, [3.4, 2.6, 2, 0.6]), mix(colour, shade, random()), {
        emit: shine,
        alpha: 0.8,
        ao: 0,
        fade: [0, 0, 0, length * 1.3],
      });
    }),
    hide(blob(...points`-32,2 -30,-24 -14,-42 0,-45 14,-42 30,-24 32,2 20,7 8,3 -4,8 -18,4`), colour, {
      shade,
      emit: shine,
      alpha: 0.93,
    }),
    part(ellipse(-8, -26, 9, 7, -0.4), '#ffffff', { alpha: 0.3, soft: 3, emit: 1, ao: 0 }),
    { lamp: { x: 0, y: -10, colour, radius: 60, power: 0.4 } },
  );
};
