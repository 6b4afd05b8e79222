import { expect, it } from 'vitest';
import { mark, marks } from './mark.ts';

it('a mark says where, how large and which way round', () => {
  expect(mark`330,1108 ×1.5 flip turn -0.2`).toMatchObject({ x: 330, y: 1108, scale: 1.5, flip: true, rotate: -0.2 });
  expect(mark`10,20`).toEqual({ x: 10, y: 20, scale: 1, seed: 0 });
});

it('a mark takes numbers from the card', () => {
  const belly = 512.25;
  expect(mark`388,${belly + 26} lift ${0.14}`).toMatchObject({ x: 388, y: 538.25, lift: 0.14 });
});

it('a mark knows both kinds of shadow', () => {
  expect(mark`0,0 contact 34,7/0.4`.shadow).toEqual({ contact: [34, 7, undefined, undefined], alpha: 0.4 });
  expect(mark`0,0 shadow 8,10,6/0.3`.shadow).toEqual({ dx: 8, dy: 10, blur: 6, alpha: 0.3 });
});

it('marks are parted by bars and lines', () => {
  expect(marks`1,2 seed 3 |
    4,5 ×0.5`).toEqual([
    { x: 1, y: 2, scale: 1, seed: 3 },
    { x: 4, y: 5, scale: 0.5, seed: 0 },
  ]);
});

it('a slip of the pen is said aloud instead of painted', () => {
  expect(() => mark`1,2 sclae 3`).toThrow('"sclae" is not a word of a mark');
  expect(() => mark`1`).toThrow('wants a number');
  expect(() => mark`1,2 lift`).toThrow('wants a number');
});
