import { expect, it } from 'vitest';
import { fbm, noise } from './noise.ts';
import { rng } from './random.ts';

it('the same seed throws the same numbers, another seed others', () => {
  const throws = (seed: number | string): number[] => Array.from({ length: 5 }, rng(seed));
  expect(throws('low-tide')).toEqual(throws('low-tide'));
  expect(throws(1)).not.toEqual(throws(2));
});

it('throws stay in [0, 1) and are even', () => {
  const random = rng(7);
  const throws = Array.from({ length: 4000 }, random);
  expect(Math.min(...throws)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...throws)).toBeLessThan(1);
  expect(throws.reduce((a, b) => a + b) / throws.length).toBeCloseTo(0.5, 1);
});

it('whole numbers include both ends', () => {
  const random = rng(3);
  expect(new Set(Array.from({ length: 200 }, () => random.whole(1, 3)))).toEqual(new Set([1, 2, 3]));
});

it('noise is continuous, vanishes on the lattice and repeats itself after 256', () => {
  expect(noise(3, 5)).toBeCloseTo(0);
  expect(Math.abs(noise(0.5, 0.5) - noise(0.501, 0.5))).toBeLessThan(0.01);
  expect(noise(0.3, 0.7)).toBeCloseTo(noise(256.3, 256.7), 6);
  expect(Math.abs(fbm(12.3, 4.5, 5))).toBeLessThan(1.5);
});
