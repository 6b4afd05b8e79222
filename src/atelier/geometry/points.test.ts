import { expect, it } from 'vitest';
import { points } from './points.ts';

it('pairs become points and an exclamation mark a sharp corner', () => {
  expect(points`-40,0 0,-62.5! .5,-.25`).toEqual([
    [-40, 0],
    [0, -62.5, 1],
    [0.5, -0.25],
  ]);
});

it('computed coordinates keep every bit', () => {
  const [x, y, tiny] = [0.1 + 0.2, -Math.PI * 1e6, 1 / 3e9];
  expect(points`${x},${y} ${tiny},0!`).toEqual([
    [x, y],
    [tiny, 0, 1],
  ]);
});

it('a misspelt point is refused by name', () => {
  expect(() => points`1,2 3;4`).toThrow('"3;4"');
  expect(() => points`${Number.NaN},1`).toThrow('NaN,1');
});
