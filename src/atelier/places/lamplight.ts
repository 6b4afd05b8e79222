import { rgb } from '../colour.ts';
import { clamp } from '../geometry/number.ts';
import type { Scene } from '../scene/scene.ts';

const LAMPLIGHT = rgb('#ffcc70');

/** The pool of a street lamp on the wall behind it … */
export const lamplightOnTheWall = (s: Scene): void => {
  const alpha = (x: number, y: number) => clamp(1.15 - Math.hypot((x - 600) / 600, (y - 500) / 660)) * 0.52;
  s.field(() => LAMPLIGHT, { glaze: true, bottom: 950, coarse: 2, alpha });
};

/** … and on the stones below it. */
export const lamplightOnTheStreet = (s: Scene): void => {
  const alpha = (x: number, y: number) => clamp(1 - Math.hypot((x - 590) / 480, (y - 1000) / 170)) * 0.45;
  s.field(() => LAMPLIGHT, { glaze: true, top: 925, coarse: 2, alpha });
};
