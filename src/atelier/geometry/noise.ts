import { TAU } from './number.ts';
import { rng } from './random.ts';

/** A fixed shuffle of 0..255, doubled so that neighbour lookups need no wrap. 1234 is the seed of the sketch. */
const SHUFFLE = (() => {
  const random = rng(1234);
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
  return Uint8Array.from({ length: 512 }, (_, i) => order[i & 255] as number);
})();

const GRADIENT_X = Float64Array.from({ length: 256 }, (_, i) => Math.fround(Math.cos((i / 256) * TAU)));
const GRADIENT_Y = Float64Array.from({ length: 256 }, (_, i) => Math.fround(Math.sin((i / 256) * TAU)));

/** Gradient noise, roughly in [-1, 1], period 256. The hottest function of the painter: no branches, no allocation. */
export const noise = (x: number, y: number): number => {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const row = yi & 255;
  const left = (SHUFFLE[xi & 255] as number) + row;
  const right = (SHUFFLE[(xi & 255) + 1] as number) + row;
  const aa = SHUFFLE[left] as number;
  const ab = SHUFFLE[left + 1] as number;
  const ba = SHUFFLE[right] as number;
  const bb = SHUFFLE[right + 1] as number;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const n00 = (GRADIENT_X[aa] as number) * fx + (GRADIENT_Y[aa] as number) * fy;
  const n10 = (GRADIENT_X[ba] as number) * (fx - 1) + (GRADIENT_Y[ba] as number) * fy;
  const n01 = (GRADIENT_X[ab] as number) * fx + (GRADIENT_Y[ab] as number) * (fy - 1);
  const n11 = (GRADIENT_X[bb] as number) * (fx - 1) + (GRADIENT_Y[bb] as number) * (fy - 1);
  const top = n00 + u * (n10 - n00);
  const bottom = n01 + u * (n11 - n01);
  return (top + v * (bottom - top)) * 1.5;
};

/** Fractal noise. 2.03 instead of 2 and the shifts keep the octaves' grids from lining up. */
export const fbm = (x: number, y: number, octaves = 4): number => {
  let sum = 0;
  let amplitude = 0.5;
  let frequency = 1;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(x * frequency + i * 17.3, y * frequency + i * 9.1);
    amplitude *= 0.5;
    frequency *= 2.03;
  }
  return sum;
};
