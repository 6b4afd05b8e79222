import { type Colour, rgb } from '../colour.ts';
import { noise } from '../geometry/noise.ts';
import { clamp, lerp, smooth } from '../geometry/number.ts';
import type { Canvas } from '../paint/canvas.ts';
import { unsteady } from '../paint/unsteady.ts';
import { across, contourLines, luminance, softened } from './plates.ts';

export interface EtchingOptions {
  readonly paper?: Colour;
  readonly ink?: Colour;
  /** How much of the scene's colour is washed over the paper. */
  readonly tint?: number;
}

/** Three layers of hatching: turn of the needle, lines per unit, and the tones between which they thin out. */
const LAYERS = [
  { turn: 0, frequency: 0.72, dark: 0.1, light: 0.86, seed: 1 },
  { turn: 1.05, frequency: 0.8, dark: 0.02, light: 0.52, seed: 7 },
  { turn: -0.8, frequency: 0.9, dark: -0.05, light: 0.3, seed: 13 },
] as const;

/** Ink lines that swell with the dark, over a tinted sheet. Wants scenes of high contrast. */
export const etching = (canvas: Canvas, options: EtchingOptions = {}): void => {
  const { tint = 0.3 } = options;
  const paper = rgb(options.paper ?? '#efe3c8');
  const ink = rgb(options.ink ?? '#2c1e1a');
  unsteady(canvas, { amount: 2, tremor: 0.3 });
  const { width, height, unit, stroke, colour } = canvas;
  const soft = softened(canvas, 1.5);
  const edges = contourLines(canvas, 0.1, 0.8, 1);
  const out = new Float32Array(colour.length);
  for (let py = 0, i = 0; py < height; py++)
    for (let px = 0; px < width; px++, i++) {
      const x = px / unit;
      const y = py / unit;
      const tone = clamp(0.06 + luminance(soft, i)) ** 0.8;
      const angle = Math.round((stroke[i] as number) / 0.2) * 0.2;
      const pressure = 0.8 + noise(x * 0.1, y * 0.1) * 0.3;
      let bite = smooth(0.2, 0.5, edges[i] as number);
      for (const { turn, frequency, dark, light, seed } of LAYERS) {
        const w = clamp((light - tone) / (light - dark)) * 1.1;
        if (w <= 0.02) continue;
        const wave = Math.sin(across(x, y, angle + turn) * frequency + noise(x * 0.02 + seed, y * 0.02) * 3);
        bite = Math.max(bite, smooth(1 - w - 0.18, 1 - w + 0.18, Math.abs(wave)) * pressure);
      }
      for (let c = 0; c < 3; c++) {
        const sheet = paper[c] as number;
        const wash = lerp(sheet, sheet * clamp(0.35 + (colour[i * 3 + c] as number)), tint * 1.4);
        out[i * 3 + c] = lerp(wash, ink[c] as number, clamp(bite) * 0.92);
      }
    }
  canvas.colour = out;
};
