import { expect, it } from 'vitest';
import { blur } from './blur.ts';

const spot = (): Float32Array => {
  const data = new Float32Array(41 * 41);
  data[20 * 41 + 20] = 1;
  return data;
};

it('a blur keeps the amount of light and is symmetric', () => {
  const data = blur(spot(), 41, 41, 4);
  expect(data.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4);
  expect(data[20 * 41 + 15]).toBeCloseTo(data[15 * 41 + 20] as number, 6);
  expect(data[20 * 41 + 15]).toBeCloseTo(data[20 * 41 + 25] as number, 6);
});

it('below one pixel a blur does nothing', () => {
  expect(blur(spot(), 41, 41, 0.8)).toEqual(spot());
});

it('interleaved channels do not mix', () => {
  const data = new Float32Array(20 * 20 * 3);
  data[(10 * 20 + 10) * 3 + 1] = 1;
  blur(data, 20, 20, 2, 2, 3);
  expect(data.filter((_, i) => i % 3 !== 1).every(v => v === 0)).toBe(true);
  expect(data[(10 * 20 + 12) * 3 + 1]).toBeGreaterThan(0);
});
