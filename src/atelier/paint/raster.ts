import type { Point, Shape } from '../geometry/curve.ts';

/**
 * Exact-area antialiasing. Every edge leaves, in each row it crosses, the signed area to its right as differences; a
 * running sum along the row then gives the coverage. The absolute value makes the winding irrelevant for a lone ring,
 * the cap at one merges overlapping rings of the same winding, and opposite windings cancel into holes.
 */
export const rasterise = (
  shape: Shape,
  left: number,
  top: number,
  width: number,
  height: number,
  out: Float32Array,
): Float32Array => {
  out.fill(0, 0, width * height);
  for (const ring of shape) {
    const n = ring.length;
    let a = ring[n - 1] as Point;
    for (let i = 0; i < n; i++) {
      const b = ring[i] as Point;
      addEdge(out, width, height, a[0] - left, a[1] - top, b[0] - left, b[1] - top);
      a = b;
    }
  }
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let i = y * width, end = i + width; i < end; i++) {
      sum += out[i] as number;
      const cover = sum < 0 ? -sum : sum;
      // Below a thousandth it is rounding left over from edges that cancel.
      out[i] = cover > 1 ? 1 : cover < 0.001 ? 0 : cover;
    }
  }
  return out;
};

const addEdge = (
  out: Float32Array,
  width: number,
  height: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void => {
  if (ay === by) return;
  const down = ay < by;
  const y0 = down ? ay : by;
  const y1 = down ? by : ay;
  const slope = (bx - ax) / (by - ay);
  let x = down ? ax : bx;
  if (y0 < 0) x -= y0 * slope;
  const last = Math.min(height, Math.ceil(y1));
  for (let y = Math.max(0, Math.floor(y0)); y < last; y++) {
    const rise = (y1 < y + 1 ? y1 : y + 1) - (y0 > y ? y0 : y);
    const next = x + slope * rise;
    if (x < next) addSpan(out, y * width, width, x, next, down ? rise : -rise);
    else addSpan(out, y * width, width, next, x, down ? rise : -rise);
    x = next;
  }
};

/** One row's worth of an edge that runs from x = a to x = b (a ≤ b) and climbs by `rise`. */
const addSpan = (out: Float32Array, row: number, width: number, a: number, b: number, rise: number): void => {
  if (a >= width) return;
  if (b <= 0) {
    out[row] = (out[row] as number) + rise;
    return;
  }
  let d = rise;
  let from = a;
  let to = b;
  if (from < 0) {
    const outside = (d * -from) / (b - a);
    out[row] = (out[row] as number) + outside;
    d -= outside;
    from = 0;
  }
  if (to > width) {
    d *= (width - from) / (to - from);
    to = width;
  }
  const first = Math.floor(from);
  const end = Math.ceil(to);
  if (end <= first + 1) {
    const middle = 0.5 * (from + to) - first;
    add(out, row, first, width, d * (1 - middle));
    add(out, row, first + 1, width, d * middle);
    return;
  }
  // The edge crosses several pixels: a triangle, full steps, and a triangle again.
  const step = 1 / (to - from);
  const lead = 1 - (from - first);
  const tail = to - end + 1;
  const firstArea = 0.5 * step * lead * lead;
  const lastArea = 0.5 * step * tail * tail;
  add(out, row, first, width, d * firstArea);
  if (end === first + 2) add(out, row, first + 1, width, d * (1 - firstArea - lastArea));
  else {
    const secondArea = step * (0.5 + lead);
    add(out, row, first + 1, width, d * (secondArea - firstArea));
    for (let q = first + 2; q < end - 1; q++) add(out, row, q, width, d * step);
    add(out, row, end - 1, width, d * (1 - secondArea - (end - first - 3) * step - lastArea));
  }
  add(out, row, end, width, d * lastArea);
};

const add = (out: Float32Array, row: number, x: number, width: number, value: number): void => {
  if (x < width) out[row + x] = (out[row + x] as number) + value;
};
