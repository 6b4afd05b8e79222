import { type Colour, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp, lerp, smooth } from '../geometry/number.ts';
import type { Canvas } from '../paint/canvas.ts';
import { unsteady } from '../paint/unsteady.ts';
import { contourLines, softened } from './plates.ts';

export interface WatercolourOptions {
  readonly paper?: Colour;
  /** Pigment in the wash; above 1 is stronger. */
  readonly density?: number;
  /** Leave a rough white border, as taped paper does. */
  readonly border?: boolean;
}

/** Where the wash dries it draws a tide line: one every fourteenth of a slow fractal's range. */
const tideLine = (x: number, y: number): number =>
  smooth(0, 0.06, Math.abs(Math.sin(fbm(x * 0.004 + 9, y * 0.004, 3) * 14))) < 0.6 ? 0.12 : 0;

/** The tooth of the paper collects pigment. */
const grainOf = (x: number, y: number): number => noise(x * 0.5, y * 0.5) * 0.5 + noise(x * 0.23, y * 0.25) * 0.6;

/** How much paint there is near the edge of the sheet, and how dark its dried rim is. */
const sheetEdge = (x: number, y: number, width: number, height: number): readonly [paint: number, rim: number] => {
  const inside = Math.min(x, width - x, y, height - y);
  const t = inside + fbm(x * 0.02, y * 0.02, 3) * 22 + noise(x * 0.15, y * 0.15) * 3;
  const paint = smooth(20, 25, t);
  return [paint, paint * (1 - smooth(25, 40, t))];
};

/** Transparent washes: pigment multiplies the paper, gathers at edges and pales where it was wet. Wants light rigs. */
export const watercolour = (canvas: Canvas, options: WatercolourOptions = {}): void => {
  const { density = 1.06, border = true } = options;
  const paper = rgb(options.paper ?? '#f6efe0');
  unsteady(canvas, { amount: 5, frequency: 0.022, tremor: 0.5 });
  const { width, height, unit, detail, colour } = canvas;
  const near = contourLines(canvas, 0.08, 2.2, 2);
  const wide = contourLines(canvas, 0.08, 9, 2);
  const soft = softened(canvas, 3);
  const wash = softened(canvas, 16);
  const out = new Float32Array(colour.length);
  for (let py = 0, i = 0; py < height; py++)
    for (let px = 0; px < width; px++, i++) {
      const x = px / unit;
      const y = py / unit;
      const grain = grainOf(x, y);
      const d = detail[i] as number;
      const wet = density * (1 + fbm(x * 0.006, y * 0.006, 4) * 0.62 + grain * 0.09 * (1 - d * 0.5));
      const pigment = Math.max(0.2, wet + (near[i] as number) * 0.55 - (wide[i] as number) * 0.05 + tideLine(x, y));
      const [paint, rim] = border ? sheetEdge(x, y, width / unit, height / unit) : [1, 0];
      for (let c = 0; c < 3; c++) {
        const j = i * 3 + c;
        const white = paper[c] as number;
        const seen =
          d < 0.2
            ? lerp(soft[j] as number, wash[j] as number, 0.6)
            : lerp(soft[j] as number, colour[j] as number, 0.75);
        const value = 0.05 + 0.95 * clamp(seen) ** 0.9;
        const painted = white * clamp(value / white, 0.02, 1) ** pigment;
        out[j] = lerp(white * (1 - grain * 0.012), painted * (1 - rim * 0.16), paint);
      }
    }
  canvas.colour = out;
};
