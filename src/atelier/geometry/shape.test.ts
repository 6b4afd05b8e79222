import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hole } from '../kit.ts';
import type { Ring, Shape } from './curve.ts';
import { area, blob, bounds, ellipse, join, poly, rect, transform, union, wobble } from './shape.ts';
import { tube } from './tube.ts';

const total = (shape: Shape): number => shape.reduce((sum, ring) => sum + area(ring), 0);
const only = (shape: Shape): Ring => shape[0] as Ring;

describe('shapes', () => {
  it('a rectangle has the area of its sides', () => {
    expect(total(rect(3, 4, 20, 10))).toBeCloseTo(200);
  });

  it('an ellipse comes within one per cent of πab', () => {
    expect(total(ellipse(0, 0, 30, 20))).toBeGreaterThan(Math.PI * 600 * 0.99);
    expect(total(ellipse(0, 0, 30, 20))).toBeLessThan(Math.PI * 600);
  });

  it('a straight tube has the area of its length and two half-discs', () => {
    expect(
      Math.abs(
        total(
          tube(
            [
              [0, 0],
              [100, 0],
            ],
            10,
          ),
        ),
      ),
    ).toBeCloseTo(1000 + Math.PI * 25, -1);
  });

  it('a corner point stays a corner of a blob', () => {
    expect(only(blob([0, 0, 1], [10, 0, 1], [10, 10, 1]))).toContainEqual([10, 0]);
  });

  it('union gives every ring the same winding', () => {
    const mixed = union(rect(0, 0, 10, 10), hole(rect(5, 5, 10, 10)), poly([0, 0], [0, 9], [9, 0]));
    expect(mixed.every(ring => area(ring) > 0)).toBe(true);
  });

  it('a flip keeps the winding, so that mirrored holes stay holes', () => {
    const ring = join(rect(0, 0, 10, 10), hole(rect(2, 2, 4, 4)));
    expect(total(transform(ring, { flip: true }))).toBeCloseTo(84);
    expect(total(transform(ring, { flipY: true, rotate: 1 }))).toBeCloseTo(84);
  });

  it('a transform scales areas by the square and by its stretch', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        fc.double({ min: -4, max: 4, noNaN: true }),
        (scale, stretchX, rotate) => {
          const moved = transform(rect(-5, -5, 10, 10), { x: 7, y: -3, scale, stretchX, rotate });
          expect(total(moved) / (100 * scale * scale * stretchX)).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it('an unsteady outline strays no farther than it was told', () => {
    const box = bounds(wobble(rect(0, 0, 100, 100), 3));
    expect(box.left).toBeGreaterThan(-4.5);
    expect(box.right).toBeLessThan(104.5);
  });
});
