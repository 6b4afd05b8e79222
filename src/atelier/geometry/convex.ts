import type { Point, Ring, Shape } from './curve.ts';
import { area } from './shape.ts';

/** What of a shape lies inside a convex outline (Sutherland and Hodgman): an iris under its lids, a moon in its window. */
export const within = (shape: Shape, outline: Shape): Shape => {
  const window = outline[0] ?? [];
  const turn = Math.sign(area(window));
  return shape
    .map(ring =>
      window.reduce((left: Ring, a, i) => cut(left, a, window[(i + 1) % window.length] as Point, turn), ring),
    )
    .filter(ring => ring.length > 2);
};

/** What lies on the side of the line from a to b that the outline keeps. */
const cut = (ring: Ring, a: Point, b: Point, turn: number): Ring => {
  const [dx, dy] = [(b[0] - a[0]) * turn, (b[1] - a[1]) * turn];
  const kept: Point[] = [];
  const n = ring.length;
  for (let i = 0; i < n; i++) {
    const p = ring[i] as Point;
    const next = ring[i + 1 === n ? 0 : i + 1] as Point;
    const here = dx * (p[1] - a[1]) - dy * (p[0] - a[0]);
    const there = dx * (next[1] - a[1]) - dy * (next[0] - a[0]);
    if (here >= 0) kept.push(p);
    if (here >= 0 === there >= 0) continue;
    const t = here / (here - there);
    kept.push([p[0] + (next[0] - p[0]) * t, p[1] + (next[1] - p[1]) * t]);
  }
  return kept;
};
