import { blur } from '../paint/blur.ts';
import type { Canvas } from '../paint/canvas.ts';

/** The scene out of focus (radius in card units), interleaved like the canvas. */
export const softened = (canvas: Canvas, radius: number): Float32Array =>
  blur(Float32Array.from(canvas.colour), canvas.width, canvas.height, radius * canvas.unit, 2, 3);

/** 1 along borders between regions that differ by more than `contrast` (sum of three channels), 0 elsewhere. */
export const contours = (canvas: Canvas, contrast: number): Float32Array => {
  const { width, height, colour, region } = canvas;
  const out = new Float32Array(canvas.size);
  const differs = (i: number, j: number): boolean =>
    region[i] !== region[j] &&
    Math.abs((colour[i * 3] as number) - (colour[j * 3] as number)) +
      Math.abs((colour[i * 3 + 1] as number) - (colour[j * 3 + 1] as number)) +
      Math.abs((colour[i * 3 + 2] as number) - (colour[j * 3 + 2] as number)) >
      contrast;
  for (let y = 0; y < height - 1; y++)
    for (let x = 0, i = y * width; x < width - 1; x++, i++) if (differs(i, i + 1) || differs(i, i + width)) out[i] = 1;
  return out;
};

/** The same, blurred to a width in card units. */
export const contourLines = (canvas: Canvas, contrast: number, width: number, passes: number): Float32Array =>
  blur(contours(canvas, contrast), canvas.width, canvas.height, width * canvas.unit, passes);

export const luminance = (colour: Float32Array, i: number): number =>
  0.3 * (colour[i * 3] as number) + 0.59 * (colour[i * 3 + 1] as number) + 0.11 * (colour[i * 3 + 2] as number);

/** Distance across a hatching of direction `angle`, in card units. */
export const across = (x: number, y: number, angle: number): number => x * Math.sin(angle) - y * Math.cos(angle);
