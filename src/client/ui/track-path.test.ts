import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crowdAt } from './track-path.ts';

describe('a crowd on one stone', () => {
  it('stands about it', () => {
    expect(crowdAt(200, 1, 40, 390)).toEqual([180]);
    const [left = 0, right = 0] = crowdAt(200, 2, 40, 390);
    expect((left + right + 40) / 2).toBe(200);
  });

  it('stays on the track, at its ends too, and nobody hides behind another', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 390, noNaN: true }), fc.integer({ min: 2, max: 12 }), (x, count) => {
        const places = crowdAt(x, count, 40, 390);
        expect(places).toHaveLength(count);
        expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...places) + 40).toBeLessThanOrEqual(390 + 1e-9);
        for (const [i, place] of places.entries()) if (i > 0) expect(place - (places[i - 1] ?? 0)).toBeGreaterThan(10);
      }),
    );
  });
});
