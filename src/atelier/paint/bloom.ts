import { blur } from './blur.ts';
import type { Canvas } from './canvas.ts';
import { borrowZeroed } from './scratch.ts';

export interface Bloom {
  /** Only what is brighter than this bleeds (default .82). */
  readonly threshold?: number | undefined;
  /** How far, in card units (default 26). */
  readonly radius?: number | undefined;
  /** How much (default .16: at .35 every lamp, moon and cloud burned out). */
  readonly amount?: number | undefined;
}

/** Halation is blurred on a quarter of the width and height. */
const COARSE = 4;

/** Bright paint bleeds into its surroundings, as light does in the eye. */
export const bloom = (canvas: Canvas, { threshold = 0.82, radius = 26, amount = 0.16 }: Bloom = {}): void => {
  const { width, height, colour } = canvas;
  const columns = Math.ceil(width / COARSE);
  const rows = Math.ceil(height / COARSE);
  const light = borrowZeroed('bloom', columns * rows * 3);
  const weight = 1 / ((1.001 - threshold) * COARSE * COARSE);
  let any = false;
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y / COARSE) | 0) * columns;
    for (let x = 0; x < width; x++, i += 3) {
      const r = colour[i] as number;
      const g = colour[i + 1] as number;
      const b = colour[i + 2] as number;
      const over = (r > g ? (r > b ? r : b) : g > b ? g : b) - threshold;
      if (over <= 0) continue;
      any = true;
      const j = (row + ((x / COARSE) | 0)) * 3;
      light[j] = (light[j] as number) + r * over * weight;
      light[j + 1] = (light[j + 1] as number) + g * over * weight;
      light[j + 2] = (light[j + 2] as number) + b * over * weight;
    }
  }
  if (!any) return;
  blur(light, columns, rows, (radius * canvas.unit) / COARSE, 3, 3);
  for (let y = 0, i = 0; y < height; y++) {
    const fy = Math.min(Math.max(y / COARSE - 0.5, 0), rows - 1.01);
    const yi = fy | 0;
    const v = fy - yi;
    for (let x = 0; x < width; x++) {
      const fx = Math.min(Math.max(x / COARSE - 0.5, 0), columns - 1.01);
      const xi = fx | 0;
      const u = fx - xi;
      const q = (yi * columns + xi) * 3;
      const below = q + columns * 3;
      for (let c = 0; c < 3; c++, i++) {
        const top = (light[q + c] as number) * (1 - u) + (light[q + 3 + c] as number) * u;
        const low = (light[below + c] as number) * (1 - u) + (light[below + 3 + c] as number) * u;
        colour[i] = (colour[i] as number) + (top * (1 - v) + low * v) * amount;
      }
    }
  }
};
