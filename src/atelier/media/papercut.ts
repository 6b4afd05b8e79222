import { noise } from '../geometry/noise.ts';
import { clamp, lerp } from '../geometry/number.ts';
import { blur } from '../paint/blur.ts';
import type { Canvas } from '../paint/canvas.ts';
import { unsteady } from '../paint/unsteady.ts';

/** A region larger than this share of the sheet is a background: it keeps its gradient, in nine flat steps. */
const BACKGROUND = 0.12;
const STEPS = 9;

/** Mean colour and size of every region: red, green, blue, count. */
const averages = (canvas: Canvas): Float64Array => {
  let most = 0;
  for (const id of canvas.region) if (id > most) most = id;
  const sums = new Float64Array((most + 1) * 4);
  for (let i = 0; i < canvas.size; i++) {
    const j = (canvas.region[i] as number) * 4;
    for (let c = 0; c < 3; c++) sums[j + c] = (sums[j + c] as number) + (canvas.colour[i * 3 + c] as number);
    sums[j + 3] = (sums[j + 3] as number) + 1;
  }
  for (let j = 0; j < sums.length; j += 4)
    for (let c = 0; c < 3; c++) sums[j + c] = (sums[j + c] as number) / Math.max(1, sums[j + 3] as number);
  return sums;
};

/** Sheets of coloured paper: each region nearly flat, with the shadow of the sheets above it and a light cut edge. */
export const papercut = (canvas: Canvas): void => {
  unsteady(canvas, { amount: 2.5, tremor: 0.1 });
  const { width, height, unit, region, colour, size } = canvas;
  const mean = averages(canvas);
  const shadow = new Float32Array(size);
  const edge = new Float32Array(size);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const own = region[i] as number;
      const above =
        clamp(y - Math.round(8 * unit), 0, height - 1) * width + clamp(x - Math.round(5 * unit), 0, width - 1);
      if ((region[above] as number) > own) shadow[i] = 1;
      if ((region[clamp(y - 2, 0, height - 1) * width + clamp(x - 1, 0, width - 1)] as number) < own) edge[i] = 1;
    }
  blur(shadow, width, height, 4 * unit);
  const out = new Float32Array(colour.length);
  for (let i = 0; i < size; i++) {
    const x = (i % width) / unit;
    const y = Math.floor(i / width) / unit;
    const j = (region[i] as number) * 4;
    const big = (mean[j + 3] as number) > size * BACKGROUND;
    const fibre = 1 + (noise(x * 0.5, y * 0.5) + noise(x * 0.2, y * 0.9)) * 0.022;
    const drift = noise(x * 0.004, y * 0.004) * 0.6;
    for (let c = 0; c < 3; c++) {
      const own = lerp(colour[i * 3 + c] as number, mean[j + c] as number, big ? 0.15 : 0.62);
      const sheet = big ? Math.round(own * STEPS + drift) / STEPS : own;
      out[i * 3 + c] = sheet * (1 - (shadow[i] as number) * 0.45) * fibre + (edge[i] as number) * 0.07;
    }
  }
  canvas.colour = out;
};
