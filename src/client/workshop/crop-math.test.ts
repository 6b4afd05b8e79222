import { assert, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closest, cropOf, framingOf } from './crop-math.ts';

const sizes = record({ width: integer({ min: 200, max: 4000 }), height: integer({ min: 300, max: 4000 }) });
const framings = record({
  x: double({ min: -1, max: 2, noNaN: true }),
  y: double({ min: -1, max: 2, noNaN: true }),
  zoom: double({ min: 0.1, max: 20, noNaN: true }),
});

describe('which part of a picture is shown', () => {
  it('lies inside the picture and has the shape of a card, wherever it is dragged', () => {
    assert(
      property(sizes, framings, (size, framing) => {
        const crop = cropOf(framing, size);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(1.000_001);
        expect(crop.y + crop.height).toBeLessThanOrEqual(1.000_001);
        expect((crop.width * size.width) / (crop.height * size.height)).toBeCloseTo(2 / 3, 6);
      }),
    );
  });

  it('comes back from what was stored', () => {
    assert(
      property(sizes, framings, (size, framing) => {
        const crop = cropOf(framing, size);
        const again = cropOf(framingOf(crop, size), size);
        for (const side of ['x', 'y', 'width', 'height'] as const) expect(again[side]).toBeCloseTo(crop[side], 6);
      }),
    );
  });

  it('is never closer than a card has pixels', () => {
    expect(closest({ width: 300, height: 450 })).toBe(1.5);
    expect(closest({ width: 4000, height: 6000 })).toBe(4);
  });
});
