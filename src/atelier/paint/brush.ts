import { noise } from '../geometry/noise.ts';
import { clamp, smooth } from '../geometry/number.ts';
import type { Random } from '../geometry/random.ts';

/** A brush mark is a small picture: along it the stroke runs, across it lie the bristles. */
export const MARK_LENGTH = 96;
export const MARK_WIDTH = 32;

export interface Mark {
  readonly alpha: Float32Array;
  /** How thick the paint lies: impasto catches light at its slopes. */
  readonly thickness: Float32Array;
}

/** Bristles start and lift at different moments, split, and run dry towards the end (`dry` 0–1). */
const makeMark = (seed: number, dry: number): Mark => {
  const alpha = new Float32Array(MARK_LENGTH * MARK_WIDTH);
  const thickness = new Float32Array(MARK_LENGTH * MARK_WIDTH);
  for (let v = 0, i = 0; v < MARK_WIDTH; v++) {
    const fromEdge = Math.min(v, MARK_WIDTH - 1 - v) / MARK_WIDTH;
    const start = 0.02 + 0.1 * (noise(v * 0.4, seed) + 0.5);
    const end = 0.85 + 0.2 * noise(v * 0.5, seed + 9);
    const bristle = 0.6 + 0.5 * noise(v * 0.75, seed + 33);
    for (let u = 0; u < MARK_LENGTH; u++, i++) {
      const t = u / MARK_LENGTH;
      const body = smooth(start - 0.05, start + 0.05, t) * (1 - smooth(end - 0.14, end, t));
      const side = smooth(0, 0.12, fromEdge + noise(t * 7, v * 0.2 + seed) * 0.05);
      const gaps = clamp((noise(t * 3 + seed, v * 0.9) + 0.1 + t * 0.5) * 1.4);
      alpha[i] = clamp(body * side * (1 - dry * gaps));
      const ridge = clamp(0.35 + bristle * 0.6 + noise(t * 5, v * 0.8 + seed) * 0.3);
      thickness[i] = ridge * (t > end - 0.2 ? 1.15 : 1);
    }
  }
  return { alpha, thickness };
};

export const makeMarks = (random: Random, count: number, dry: number): Mark[] =>
  Array.from({ length: count }, () => makeMark(random() * 100, dry));
