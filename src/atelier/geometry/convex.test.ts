import { expect, it } from 'vitest';
import { within } from './convex.ts';
import type { Ring } from './curve.ts';
import { area, ellipse, rect, transform } from './shape.ts';

const size = (ring: Ring | undefined): number => Math.abs(area(ring ?? []));

it('what lies inside stays whole, what lies outside is gone', () => {
  expect(size(within(rect(2, 2, 3, 3), rect(0, 0, 10, 10))[0])).toBe(9);
  expect(within(rect(20, 2, 3, 3), rect(0, 0, 10, 10))).toEqual([]);
});

it('what crosses the border is cut there, whichever way the outline runs', () => {
  const window = rect(0, 0, 10, 10);
  const mirror = transform(window, { flip: true, x: 10 }).map(ring => ring.toReversed());
  for (const outline of [window, mirror]) expect(size(within(rect(-5, 4, 10, 2), outline)[0])).toBeCloseTo(10);
  expect(size(within(ellipse(0, 0, 4), rect(0, -9, 9, 18))[0])).toBeCloseTo(size(ellipse(0, 0, 4)[0]) / 2);
});
