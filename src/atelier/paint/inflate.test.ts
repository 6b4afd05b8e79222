import { describe, expect, it } from 'vitest';
import type { Shape } from '../geometry/curve.ts';
import { ellipse, rect } from '../geometry/shape.ts';
import { inflate } from './inflate.ts';
import { rasterise } from './raster.ts';

const SIZE = 120;

const reliefOf = (shape: Shape, bevel = 0, open = false) => {
  const mask = rasterise(shape, 0, 0, SIZE, SIZE, new Float32Array(SIZE * SIZE));
  const { columns, nx, ny, nz } = inflate(mask, SIZE, SIZE, bevel, {
    left: open,
    right: open,
    top: open,
    bottom: open,
  });
  return (x: number, y: number) => {
    const i = (y + 1) * columns + x + 1;
    return { nx: nx[i] as number, ny: ny[i] as number, nz: nz[i] as number };
  };
};

describe('inflate', () => {
  it('makes a half-sphere of a disc: the height is √(R² − r²) and the normal points outwards by r', () => {
    const at = reliefOf(ellipse(60, 60, 50, 50, 0, 200));
    for (const dx of [0, 10, 20, 30, 40]) {
      const { nx, ny, nz } = at(60 + dx, 60);
      expect(nz - 0.15).toBeCloseTo(Math.sqrt(2500 - dx * dx), -0.5);
      expect(nx).toBeCloseTo(dx + 0.5, -0.3);
      expect(Math.abs(ny)).toBeLessThan(1);
    }
  });

  it('makes a half-cylinder of a strip, however long it is', () => {
    const at = reliefOf(rect(5, 50, 110, 20));
    // In one dimension u″ = −4 gives u = 2(h² − y²), with h to the middle of the first cell outside.
    expect((at(60, 60).nz - 0.15) ** 2 / (2 * 10.5 ** 2)).toBeCloseTo(1, 1);
    expect(at(60, 66).ny).toBeGreaterThan(8);
    expect(Math.abs(at(60, 60).nx)).toBeLessThan(0.2);
  });

  it('leaves the top of a bevelled form flat', () => {
    const at = reliefOf(rect(10, 10, 100, 100), 4);
    expect(Math.abs(at(60, 60).nx) + Math.abs(at(60, 60).ny)).toBeLessThan(0.01);
    expect(Math.abs(at(11, 60).nx)).toBeGreaterThan(0.5);
  });

  it('has no edge where the form goes on beyond the picture', () => {
    const ground = rect(-20, 40, SIZE + 40, SIZE);
    expect(Math.abs(reliefOf(ground, 8)(0, 80).nx)).toBeGreaterThan(0.5);
    const at = reliefOf(ground, 8, true);
    expect(Math.abs(at(0, 80).nx)).toBeLessThan(0.05);
    expect(Math.abs(at(60, SIZE - 1).ny)).toBeLessThan(0.05);
    expect(at(60, 41).ny).toBeLessThan(-0.5);
  });
});
