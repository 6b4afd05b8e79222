import type { Rgb } from '../colour.ts';
import { blur } from './blur.ts';
import type { Canvas } from './canvas.ts';

/** Raises the detail along contrasting borders, so that a small brush tidies the silhouettes. */
export const tidyEdges = (canvas: Canvas, radius: number, raised: number): void => {
  const { width, height, colour, region, detail } = canvas;
  const edge = new Float32Array(canvas.size);
  const differs = (i: number, j: number): boolean =>
    region[i] !== region[j] &&
    Math.abs((colour[i * 3] as number) - (colour[j * 3] as number)) +
      Math.abs((colour[i * 3 + 1] as number) - (colour[j * 3 + 1] as number)) +
      Math.abs((colour[i * 3 + 2] as number) - (colour[j * 3 + 2] as number)) >
      0.12;
  for (let y = 0; y < height - 1; y++)
    for (let x = 0, i = y * width; x < width - 1; x++, i++) if (differs(i, i + 1) || differs(i, i + width)) edge[i] = 1;
  blur(edge, width, height, Math.max(1, radius), 1);
  for (let i = 0; i < edge.length; i++)
    if ((edge[i] as number) > 0.01 && (detail[i] as number) < raised) detail[i] = raised;
};

/** Colour of the primed canvas, and how much of it shows. */
export interface Ground {
  readonly colour: Rgb;
  readonly amount: number;
}

/** Thickness of the ground, in the units of a brush mark. */
const THIN = 0.4;

/** The first thin layer (red, green, blue, thickness): the scene out of focus, tinted by the ground. */
export const underpaint = (canvas: Canvas, reference: Float32Array, ground: Ground): Float32Array => {
  const soft = blur(Float32Array.from(reference), canvas.width, canvas.height, 14 * canvas.unit, 2, 3);
  const layer = new Float32Array(canvas.size * 4);
  for (let i = 0; i < canvas.size; i++) {
    for (let c = 0; c < 3; c++) {
      const value = soft[i * 3 + c] as number;
      layer[i * 4 + c] = value + ((ground.colour[c] as number) - value) * ground.amount;
    }
    layer[i * 4 + 3] = THIN;
  }
  return layer;
};
