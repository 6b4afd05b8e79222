import { noise } from '../geometry/noise.ts';
import type { Canvas } from './canvas.ts';

export interface Unsteadiness {
  /** Greatest displacement in card units. */
  readonly amount: number;
  /** Waves per card unit (default .03; much faster makes edges look furry). */
  readonly frequency?: number | undefined;
  /** Share of a finer wave on top (default .25). */
  readonly tremor?: number | undefined;
}

/** Displacements are slow, so they are worked out on every fourth pixel and interpolated. */
const COARSE = 4;

/** An unsteady hand: all buffers are warped together by slow noise, less where the detail is fine. */
export const unsteady = (canvas: Canvas, { amount, frequency = 0.03, tremor = 0.25 }: Unsteadiness): void => {
  const { width, height, size, unit } = canvas;
  const columns = Math.ceil(width / COARSE) + 2;
  const rows = Math.ceil(height / COARSE) + 2;
  const shiftX = new Float32Array(columns * rows);
  const shiftY = new Float32Array(columns * rows);
  const slow = (frequency * COARSE) / unit;
  const fast = slow * 2.7;
  for (let y = 0, i = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, i++) {
      shiftX[i] = noise(x * slow, y * slow) + tremor * noise(x * fast, y * fast + 9);
      shiftY[i] = noise(x * slow + 40, y * slow + 17) + tremor * noise(x * fast + 3, y * fast + 71);
    }
  const between = (grid: Float32Array, i: number, u: number, v: number): number => {
    const top = (grid[i] as number) * (1 - u) + (grid[i + 1] as number) * u;
    const low = (grid[i + columns] as number) * (1 - u) + (grid[i + columns + 1] as number) * u;
    return top * (1 - v) + low * v;
  };

  const from = canvas.colour;
  const colour = new Float32Array(size * 3);
  const region = new Uint16Array(size);
  const stroke = new Float32Array(size);
  const detail = new Float32Array(size);
  for (let y = 0, i = 0; y < height; y++) {
    const gy = (y / COARSE) | 0;
    const gv = y / COARSE - gy;
    for (let x = 0; x < width; x++, i++) {
      const gx = (x / COARSE) | 0;
      const cell = gy * columns + gx;
      const reach = amount * unit * (1 - 0.65 * (canvas.detail[i] as number));
      const sx = Math.min(Math.max(x + between(shiftX, cell, x / COARSE - gx, gv) * reach, 0), width - 1.01);
      const sy = Math.min(Math.max(y + between(shiftY, cell, x / COARSE - gx, gv) * reach, 0), height - 1.01);
      const xi = sx | 0;
      const yi = sy | 0;
      const u = sx - xi;
      const v = sy - yi;
      const q = yi * width + xi;
      const nearest = q + (u > 0.5 ? 1 : 0) + (v > 0.5 ? width : 0);
      region[i] = canvas.region[nearest] as number;
      stroke[i] = canvas.stroke[nearest] as number;
      detail[i] = canvas.detail[nearest] as number;
      const a = q * 3;
      const b = a + width * 3;
      const w00 = (1 - u) * (1 - v);
      const w10 = u * (1 - v);
      const w01 = (1 - u) * v;
      const w11 = u * v;
      for (let c = 0; c < 3; c++)
        colour[i * 3 + c] =
          (from[a + c] as number) * w00 +
          (from[a + 3 + c] as number) * w10 +
          (from[b + c] as number) * w01 +
          (from[b + 3 + c] as number) * w11;
    }
  }
  canvas.colour = colour;
  canvas.region = region;
  canvas.stroke = stroke;
  canvas.detail = detail;
};
