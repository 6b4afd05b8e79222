import { clamp, lerp } from './number.ts';

/** [x, y], or [x, y, 1] for a sharp corner where a spline passes. */
export type Point = readonly [x: number, y: number, corner?: number];
/** A closed outline. */
export type Ring = readonly Point[];
/** Outlines that belong together: rings of the same winding merge, rings of opposite winding are holes. */
export type Shape = readonly Ring[];

const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Catmull-Rom through the points; at a corner the curve forgets what lies on the other side. */
export const spline = (points: readonly Point[], closed = true, segments = 10): Ring => {
  const n = points.length;
  const get = (i: number): Point => points[closed ? (i + n) % n : clamp(i, 0, n - 1)] as Point;
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const b = get(i);
    const c = get(i + 1);
    const a = b[2] ? b : get(i - 1);
    const d = c[2] ? c : get(i + 2);
    for (let k = 0; k < segments; k++) {
      const t = k / segments;
      out.push([cubic(a[0], b[0], c[0], d[0], t), cubic(a[1], b[1], c[1], d[1], t)]);
    }
  }
  if (!closed) out.push([get(n - 1)[0], get(n - 1)[1]]);
  return out;
};

/** Points along an arc, angles in degrees, clockwise on the canvas (y grows downwards). */
export const arc = (
  cx: number,
  cy: number,
  radius: number,
  from: number,
  to: number,
  steps = 8,
  radiusY = radius,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (lerp(from, to, i / steps) * Math.PI) / 180;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radiusY];
  });

/** Adds points so that no edge is longer than `step`. */
export const resample = (ring: Ring, step: number): Ring => {
  const out: Point[] = [];
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i] as Point;
    const b = ring[(i + 1) % ring.length] as Point;
    const pieces = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 0; k < pieces; k++) out.push([lerp(a[0], b[0], k / pieces), lerp(a[1], b[1], k / pieces)]);
  }
  return out;
};
