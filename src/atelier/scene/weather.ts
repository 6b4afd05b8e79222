import { type Colour, rgb } from '../colour.ts';
import { lerp } from '../geometry/number.ts';
import { rng } from '../geometry/random.ts';
import { tube } from '../geometry/tube.ts';
import { part } from '../motif.ts';
import { paintDot, paintGlow } from './air.ts';
import type { Painting } from './painting.ts';

/** Heights and sides are shares of the picture, 0–1. */
interface Area {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly left?: number | undefined;
  readonly right?: number | undefined;
}

export interface StarsOptions extends Pick<Area, 'from' | 'to'> {
  readonly colour?: Colour | undefined;
  /** Share of big ones. */
  readonly big?: number | undefined;
  readonly alpha?: number | undefined;
}

export const putStars = (s: Painting, count: number, o: StarsOptions): void => {
  const { from = 0, to = 0.6, big = 0.06, alpha = 0.9 } = o;
  const colour = rgb(o.colour ?? '#fff3d0');
  s.step(() => {
    const { canvas } = s;
    const random = rng(s.seed + 5);
    for (let i = 0; i < count; i++) {
      const x = random() * canvas.width;
      const y = lerp(from, to, random() ** 1.2) * canvas.height;
      const radius = (random() < big ? 2.6 : 0.7 + random() * 0.8) * canvas.unit;
      paintGlow(canvas, x, y, radius * 7, colour, 0.25 * alpha, 2.5);
      paintDot(canvas, x, y, radius, colour, alpha);
    }
  });
};

export interface FlakesOptions extends Pick<Area, 'from' | 'to'> {
  readonly count?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly alpha?: number | undefined;
  readonly smallest?: number | undefined;
  readonly largest?: number | undefined;
}

export const putFlakes = (s: Painting, o: FlakesOptions): void => {
  const { count = 160, alpha = 0.8, smallest = 1, largest = 4.5, from = 0, to = 1 } = o;
  const colour = rgb(o.colour ?? '#fff8ea');
  s.step(() => {
    const { canvas } = s;
    const random = rng(s.seed + 18);
    for (let i = 0; i < count; i++) {
      const x = random() * canvas.width;
      const y = lerp(from, to, random()) * canvas.height;
      // Cubed: many small, few large.
      const radius = lerp(smallest, largest, random() ** 3) * canvas.unit;
      paintDot(canvas, x, y, radius, colour, alpha * random.between(0.4, 1));
    }
  });
};

export interface RainOptions extends Area {
  readonly count?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly alpha?: number | undefined;
  readonly length?: number | undefined;
  /** Direction of fall in radians; π/2 is straight down. */
  readonly angle?: number | undefined;
  readonly width?: number | undefined;
}

export const putRain = (s: Painting, o: RainOptions): void => {
  const { count = 220, colour = '#cfe0ee', alpha = 0.3, length = 60, angle = 1.45, width = 1.6 } = o;
  const { from = 0, to = 1, left = 0, right = 1 } = o;
  const random = rng(s.seed + 8);
  for (let i = 0; i < count; i++) {
    const x = lerp(left, right, random()) * s.width;
    const y = lerp(from, to, random()) * s.height;
    const l = length * random.between(0.5, 1.2);
    const drop = tube(
      [
        [x, y],
        [x + Math.cos(angle) * l, y + Math.sin(angle) * l],
      ],
      [width * 0.4, width],
    );
    s.put(part(drop, colour, { emit: 1, alpha: alpha * random.between(0.4, 1), ao: 0, detail: 0.9, merge: true }));
  }
};
