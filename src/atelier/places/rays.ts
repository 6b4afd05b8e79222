import { type Colour, rgb } from '../colour.ts';
import { noise } from '../geometry/noise.ts';
import type { Scene } from '../scene/scene.ts';

/** Rays around a point: the pattern on an old playing card. */
export const cardRays = (s: Scene, y0: number, bright: Colour, dark: Colour): void => {
  const [a, b] = [rgb(bright), rgb(dark)];
  s.field((x, y) => (Math.sin(Math.atan2(y - y0, x - 400) * 14 + noise(x * 0.01, y * 0.01)) > 0 ? b : a), {
    detail: 0.2,
    stroke: (x, y) => Math.atan2(y - y0, x - 400),
  });
};
