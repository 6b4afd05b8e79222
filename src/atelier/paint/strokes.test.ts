import { expect, it } from 'vitest';
import { Canvas } from './canvas.ts';
import { paintStrokes } from './strokes.ts';

/** Left half red, right half blue, two regions, fine detail. */
const halves = (): Canvas => {
  const canvas = new Canvas(160, 240, 1);
  const [left, right] = [canvas.newRegion(), canvas.newRegion()];
  for (let y = 0; y < 240; y++)
    for (let x = 0; x < 160; x++)
      if (x < 80) canvas.blend(y * 160 + x, 0.8, 0.1, 0.1, 1, 0, 0.9, left);
      else canvas.blend(y * 160 + x, 0.1, 0.1, 0.8, 1, 0, 0.9, right);
  return canvas;
};

const mean = (canvas: Canvas, from: number, to: number, channel: number): number => {
  let sum = 0;
  for (let y = 20; y < 220; y++)
    for (let x = from; x < to; x++) sum += canvas.colour[(y * 160 + x) * 3 + channel] as number;
  return sum / (200 * (to - from));
};

it('strokes reach the colours of the scene', () => {
  const canvas = halves();
  paintStrokes(canvas);
  expect(mean(canvas, 5, 70, 0)).toBeCloseTo(0.8, 1);
  expect(mean(canvas, 90, 155, 2)).toBeCloseTo(0.8, 1);
});

it('fine strokes stop at the border of their region', () => {
  const canvas = halves();
  paintStrokes(canvas, { lostEdges: 0, unsteady: 0 });
  expect(mean(canvas, 76, 79, 2)).toBeLessThan(0.25);
  expect(mean(canvas, 82, 85, 0)).toBeLessThan(0.25);
});

it('no two strokes are quite alike', () => {
  const canvas = halves();
  paintStrokes(canvas);
  const values = new Set(
    Array.from({ length: 60 }, (_, i) => (canvas.colour[(120 * 160 + 5 + i) * 3] as number).toFixed(3)),
  );
  expect(values.size).toBeGreaterThan(10);
});
