import { type Colour, type Rgb, rgb } from '../colour.ts';
import { noise } from '../geometry/noise.ts';
import { clamp } from '../geometry/number.ts';
import type { Canvas } from '../paint/canvas.ts';
import { unsteady } from '../paint/unsteady.ts';
import { across, contourLines, luminance, softened } from './plates.ts';

export interface LinocutOptions {
  readonly paper?: Colour;
  readonly warm?: Colour;
  readonly cool?: Colour;
  readonly key?: Colour;
  /** Lines per card unit, times two π. */
  readonly frequency?: number;
}

/** The gouge keeps to a few directions: steps of .3 radians. */
const GOUGE = 0.3;

/** Four inks and cut lines: light is paper, dark is key, the middle is warm or cool by the hue beneath. */
export const linocut = (canvas: Canvas, options: LinocutOptions = {}): void => {
  const { paper = '#f1e4c8', warm = '#d8743c', cool = '#5c7f7a', key = '#20202e', frequency = 0.95 } = options;
  const inks = { paper: rgb(paper), warm: rgb(warm), cool: rgb(cool), key: rgb(key) };
  unsteady(canvas, { amount: 3.5, tremor: 0.4 });
  const { width, height, unit, stroke } = canvas;
  const soft = softened(canvas, 2);
  const around = softened(canvas, 40);
  const edges = contourLines(canvas, 0.12, 1.2, 1);
  const out = new Float32Array(canvas.colour.length);
  const inkAt = (i: number, light: number, cut: number): Rgb => {
    if (((edges[i] as number) > 0.18 && light < 0.75) || cut < 0.34) return inks.key;
    if (cut >= 0.62) return inks.paper;
    return (soft[i * 3] as number) - (soft[i * 3 + 2] as number) > 0.12 ? inks.warm : inks.cool;
  };
  for (let py = 0, i = 0; py < height; py++)
    for (let px = 0; px < width; px++, i++) {
      const x = px / unit;
      const y = py / unit;
      const raw = luminance(soft, i);
      // Local contrast: what is lighter than its surroundings is cut away.
      const light = clamp((raw - 0.36) * 1.25 + 0.5 + (raw - luminance(around, i)) * 0.6);
      const angle = Math.round((stroke[i] as number) / GOUGE) * GOUGE;
      const line = Math.sin(across(x, y, angle) * frequency + noise(x * 0.03, y * 0.03) * 2.2) * 0.5;
      const ink = inkAt(i, light, light + (line + noise(x * 0.25, y * 0.25) * 0.12) * 0.34);
      const patchy = noise(x * 0.7, y * 0.7) * 0.05 + noise(x * 0.05, y * 0.05) * 0.04;
      for (let c = 0; c < 3; c++) out[i * 3 + c] = (ink[c] as number) + patchy * (ink === inks.paper ? 0.4 : 1);
    }
  canvas.colour = out;
};
