import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shape } from '../geometry/curve.ts';
import { area, ellipse, join, poly, rect, union } from '../geometry/shape.ts';
import { hole } from '../kit.ts';
import { rasterise } from './raster.ts';

const SIZE = 64;
const cover = (shape: Shape): Float32Array => rasterise(shape, 0, 0, SIZE, SIZE, new Float32Array(SIZE * SIZE));
const sum = (mask: Float32Array): number => mask.reduce((a, b) => a + b, 0);

describe('rasterise', () => {
  it('covers pixels by exactly the part of them inside', () => {
    const mask = cover(rect(2.25, 3.5, 4, 2));
    expect(mask[3 * SIZE + 2]).toBeCloseTo(0.75 * 0.5);
    expect(mask[4 * SIZE + 3]).toBeCloseTo(1);
    expect(mask[4 * SIZE + 6]).toBeCloseTo(0.25);
  });

  it('sums up to the area of any triangle inside the window', () => {
    const place = fc.double({ min: 1, max: SIZE - 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(place, { minLength: 6, maxLength: 6 }), ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => {
        const triangle = poly([a, b], [c, d], [e, f]);
        expect(sum(cover(triangle))).toBeCloseTo(Math.abs(area(triangle[0] ?? [])), 0);
      }),
    );
  });

  it('merges overlapping rings of a union and cuts holes', () => {
    expect(sum(cover(union(rect(10, 10, 20, 20), rect(20, 10, 20, 20))))).toBeCloseTo(600, 1);
    expect(sum(cover(join(rect(10, 10, 20, 20), hole(rect(15, 15, 5, 5)))))).toBeCloseTo(375, 1);
  });

  it('clips at the window without losing what is inside', () => {
    expect(sum(cover(rect(-100, -100, 300, 300)))).toBeCloseTo(SIZE * SIZE);
    expect(sum(cover(rect(-30, 10, 40, 10)))).toBeCloseTo(100, 2);
    expect(sum(cover(rect(SIZE - 5, 10, 40, 10)))).toBeCloseTo(50, 2);
    expect(sum(cover(ellipse(SIZE, 32, 10)))).toBeCloseTo((Math.PI * 100) / 2, -1);
  });
});
