import { type Colour, rgb } from '../colour.ts';
import { clamp, lerp, smooth, TAU } from '../geometry/number.ts';
import { rng } from '../geometry/random.ts';
import type { Canvas } from '../paint/canvas.ts';
import { unsteady } from '../paint/unsteady.ts';
import { softened } from './plates.ts';

export interface MosaicOptions {
  /** Size of a stone in card units. */
  readonly size?: number;
  readonly grout?: Colour;
}

/** Stones on a jittered brick grid, each with its own tilt and brightness. */
const layStones = (canvas: Canvas, size: number) => {
  const columns = Math.ceil(canvas.width / size) + 2;
  const rows = Math.ceil(canvas.height / size) + 2;
  const random = rng(canvas.seed + 5);
  const numbers = (): Float32Array => new Float32Array(columns * rows);
  const stones = {
    columns,
    rows,
    x: numbers(),
    y: numbers(),
    tilt: numbers(),
    light: numbers(),
    pixel: new Int32Array(columns * rows),
  };
  for (let row = 0, q = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, q++) {
      const x = (column - 0.5 + (random() - 0.5) * 0.55 + (row & 1) * 0.5) * size;
      const y = (row - 0.5 + (random() - 0.5) * 0.55) * size;
      stones.x[q] = x;
      stones.y[q] = y;
      stones.light[q] = 1 + (random() - 0.5) * 0.22;
      stones.tilt[q] = random() * TAU;
      stones.pixel[q] = clamp(y | 0, 0, canvas.height - 1) * canvas.width + clamp(x | 0, 0, canvas.width - 1);
    }
  return stones;
};

/** Small stones in grout; a stone never straddles two regions. Wants big shapes. */
export const mosaic = (canvas: Canvas, options: MosaicOptions = {}): void => {
  const { size = 14 } = options;
  const grout = rgb(options.grout ?? '#6a6058');
  unsteady(canvas, { amount: 2.5 });
  const { width, height, unit, region } = canvas;
  const step = size * unit;
  const stones = layStones(canvas, step);
  const soft = softened(canvas, 2);
  const out = new Float32Array(canvas.colour.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const column = Math.floor(x / step) + 1;
      const row = Math.floor(y / step) + 1;
      let nearest = 1e9;
      let second = 1e9;
      let best = 0;
      for (let r = Math.max(0, row - 2); r <= Math.min(stones.rows - 1, row + 1); r++)
        for (let c = Math.max(0, column - 2); c <= Math.min(stones.columns - 1, column + 1); c++) {
          const q = r * stones.columns + c;
          const dx = Math.abs(x - (stones.x[q] as number));
          const dy = Math.abs(y - (stones.y[q] as number));
          // Between a square's distance and a circle's: stones with rounded corners.
          const foreign = region[stones.pixel[q] as number] === region[i] ? 0 : step * 0.55;
          const d = Math.max(dx, dy) * 0.6 + Math.hypot(dx, dy) * 0.4 + foreign;
          if (d < nearest) {
            second = nearest;
            nearest = d;
            best = q;
          } else if (d < second) second = d;
        }
      const pixel = stones.pixel[best] as number;
      const source = region[pixel] === region[i] ? pixel : i;
      const dx = (x - (stones.x[best] as number)) / step;
      const dy = (y - (stones.y[best] as number)) / step;
      const tilt = stones.tilt[best] as number;
      const facet = 1 + (dx * Math.cos(tilt) + dy * Math.sin(tilt)) * 0.16 - (dx + dy) * 0.1;
      const shine = (stones.light[best] as number) * facet * 1.12;
      const stone = smooth(0.5 * unit, 2.2 * unit, second - nearest);
      for (let c = 0; c < 3; c++)
        out[i * 3 + c] = lerp(grout[c] as number, (soft[source * 3 + c] as number) * shine, stone);
    }
  canvas.colour = out;
};
