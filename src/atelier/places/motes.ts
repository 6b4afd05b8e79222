import { type Colour, rgb } from '../colour.ts';
import { lerp } from '../geometry/number.ts';
import { rng } from '../geometry/random.ts';
import { paintDot, paintGlow } from '../scene/air.ts';
import type { Scene } from '../scene/scene.ts';

export interface MotesOptions {
  readonly count?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly radius?: number | undefined;
  /** Shares of the picture. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly left?: number | undefined;
  readonly right?: number | undefined;
}

/** Glowing motes: fireflies, sparks, dust in a beam. */
export const motes = (s: Scene, options: MotesOptions = {}): Scene => {
  const { count = 40, radius = 3, from = 0.3, to = 1, left = 0, right = 1 } = options;
  const colour = rgb(options.colour ?? '#ffe08a');
  return s.step(() => {
    const { canvas } = s;
    const random = rng(s.seed + 41);
    for (let i = 0; i < count; i++) {
      const x = lerp(left, right, random()) * canvas.width;
      const y = lerp(from, to, random()) * canvas.height;
      const r = radius * canvas.unit * random.between(0.4, 1);
      paintGlow(canvas, x, y, r * 7, colour, 0.5, 2.4);
      paintDot(canvas, x, y, r * 0.7, [1, 1, 0.9], 1);
    }
  });
};
