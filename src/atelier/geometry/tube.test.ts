import { describe, expect, it } from 'vitest';
import { rasterise } from '../paint/raster.ts';
import { type Shape, spline } from './curve.ts';
import { type PathPoint, points } from './points.ts';
import { ellipse, union } from './shape.ts';
import { tube } from './tube.ts';

const SIZE = 160;
const cover = (shape: Shape): Float32Array =>
  rasterise(shape, -80, -80, SIZE, SIZE, new Float32Array(SIZE * SIZE + SIZE + 2));

/** The share of a round brush's stroke along the spine that the tube leaves blank. */
const missing = (spine: PathPoint[], width: number): number => {
  const stroke = cover(union(...spline(spine, false, 40).map(([x, y]) => ellipse(x, y, width / 2))));
  const drawn = cover(tube(spine, width));
  const wanted = stroke.filter(v => v > 0.9).length;
  return stroke.filter((v, i) => v > 0.9 && (drawn[i] as number) < 0.5).length / wanted;
};

describe('tubes', () => {
  it('a gentle bend is one outline', () => {
    expect(tube(points`-40,0 0,-20 40,0`, 10)).toHaveLength(1);
  });

  it.each([
    ['a hairpin', points`-40,-4 40,0 -40,4`, 24],
    ['an elbow', points`0,-30 6,0 0,-28`, 14],
    ['a zigzag', points`-40,-30 30,-20 -30,0 30,20 -40,30`, 22],
  ])('%s cuts no hole into itself', (_, spine, width) => {
    expect(missing(spine, width)).toBeLessThan(0.02);
  });
});
