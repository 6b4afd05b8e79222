import type { Rgb } from '../colour.ts';
import { noise } from '../geometry/noise.ts';
import { lerp, smooth } from '../geometry/number.ts';
import type { Canvas } from '../paint/canvas.ts';
import { level, paintStrokes } from '../paint/strokes.ts';

const GROUND: Rgb = [0.13, 0.14, 0.2];

/** Dry sticks on dark paper: no thick paint, much jitter, and the paper's tooth left uncovered. */
export const pastel = (canvas: Canvas): void => {
  paintStrokes(canvas, {
    ground: { colour: GROUND, amount: 1 },
    dry: 1.15,
    valueJitter: 0.2,
    hueJitter: 0.14,
    flecks: 0.14,
    impasto: 0.15,
    restore: 0.12,
    unsteady: 3.5,
    lostEdges: 0.16,
    levels: [
      level(26, 5, 0, 0),
      level(16, 5, 0, 0.07),
      level(9, 5, 0, 0.09),
      level(5, 4.5, 0.3, 0.08),
      level(3, 4, 0.55, 0.07),
      level(2, 3.6, 0.8, 0.08),
    ],
  });
  const { width, height, unit, colour, detail } = canvas;
  for (let py = 0, i = 0; py < height; py++)
    for (let px = 0; px < width; px++, i++) {
      const x = px / unit;
      const y = py / unit;
      const tooth = noise(x * 0.42, y * 0.42) + 0.6 * noise(x * 0.9, y * 0.9);
      const bare = smooth(0.05, 0.5, tooth) * 0.7 * (1 - 0.55 * (detail[i] as number));
      for (let c = 0; c < 3; c++) colour[i * 3 + c] = lerp(colour[i * 3 + c] as number, GROUND[c] as number, bare);
    }
};
