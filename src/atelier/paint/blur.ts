import { clamp } from '../geometry/number.ts';
import { borrow } from './scratch.ts';

const blurRows = (from: Float32Array, to: Float32Array, width: number, height: number, r: number, channels: number) => {
  const weight = 1 / (2 * r + 1);
  const inner = Math.max(0, Math.min(width, width - r - 1));
  for (let y = 0; y < height; y++)
    for (let c = 0; c < channels; c++) {
      const first = y * width * channels + c;
      const last = first + (width - 1) * channels;
      let sum = (from[first] as number) * (r + 1);
      for (let x = 1; x <= r; x++) sum += from[first + Math.min(x, width - 1) * channels] as number;
      let at = first;
      let enters = first + Math.min(r + 1, width - 1) * channels;
      let leaves = first;
      for (let x = 0; x < width; x++) {
        to[at] = sum * weight;
        sum += (from[enters] as number) - (from[leaves] as number);
        at += channels;
        if (x < inner - 1) enters += channels;
        else enters = last;
        if (x >= r) leaves += channels;
      }
    }
};

let columnSums = new Float64Array(0);

/** Columns are summed side by side, a row at a time: walking down single columns misses the cache at every step. */
const blurColumns = (from: Float32Array, to: Float32Array, stride: number, height: number, r: number) => {
  const weight = 1 / (2 * r + 1);
  if (columnSums.length < stride) columnSums = new Float64Array(stride);
  const sums = columnSums;
  sums.fill(0, 0, stride);
  for (let y = -r; y <= r; y++) {
    const row = clamp(y, 0, height - 1) * stride;
    for (let i = 0; i < stride; i++) sums[i] = (sums[i] as number) + (from[row + i] as number);
  }
  for (let y = 0; y < height; y++) {
    const row = y * stride;
    const enters = Math.min(height - 1, y + r + 1) * stride;
    const leaves = Math.max(0, y - r) * stride;
    for (let i = 0; i < stride; i++) {
      const sum = sums[i] as number;
      to[row + i] = sum * weight;
      sums[i] = sum + (from[enters + i] as number) - (from[leaves + i] as number);
    }
  }
};

/** Box blur in place, edges held. Two passes are close enough to a Gaussian for paint. Below one pixel it does nothing. */
export const blur = (
  data: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 2,
  channels = 1,
): Float32Array => {
  if (radius < 1) return data;
  const r = Math.round(radius);
  const half = borrow('blur', data.length);
  for (let pass = 0; pass < passes; pass++) {
    blurRows(data, half, width, height, r, channels);
    blurColumns(half, data, width * channels, height, r);
  }
  return data;
};
