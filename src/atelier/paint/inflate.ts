import { borrow, borrowZeroed } from './scratch.ts';

/** Normals of an inflated silhouette on a coarse grid: `step` pixels a cell, one empty cell of margin all round. */
export interface Relief {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  readonly nz: Float32Array;
}

/** Forms are soft, so 150 cells across are enough at any picture size. */
const MOST_CELLS = 150;
/** Never quite flat at the outline: a normal lying fully in the plane would turn the rim into wire. */
const LEAST_Z = 0.15;
/** A long strip relaxes like a square √2 times as wide. */
const STRIP = Math.SQRT2;
/** As many sweeps as cells across leave an error of e^−2π, two thousandths. */
const MOST_SWEEPS = 160;

/** Sides of the mask where the form goes on beyond the picture, and so has no edge. */
export interface Sides {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}

const CLOSED: Sides = { left: false, right: false, top: false, bottom: false };

/**
 * Blows a silhouette up like a cushion: solves ∇²u = −4 inside the mask with u = 0 outside. On a disc of radius R that
 * is u = R² − r², so √u is the height of a half-sphere, and −∇u/2 with √u is exactly its normal. Any other outline gets
 * the roundness that fits it. `bevel` (in pixels) screens the equation, so forms wider than that stay flat on top.
 */
export const inflate = (mask: Float32Array, width: number, height: number, bevel = 0, open = CLOSED): Relief => {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / MOST_CELLS));
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const cells = columns * rows;
  const inside = shrink(mask, width, height, step, columns, rows);
  const u = borrowZeroed('inflate-u', cells);
  const spans = spansOf(inside, columns, rows);
  solve(u, spans, columns, bevel ? (step / bevel) ** 2 : 0, () => goOn(u, columns, rows, open));
  const nx = borrowZeroed('inflate-nx', cells);
  const ny = borrowZeroed('inflate-ny', cells);
  const nz = borrowZeroed('inflate-nz', cells);
  for (let y = 1; y < rows - 1; y++)
    for (let x = 1, i = y * columns + 1; x < columns - 1; x++, i++) {
      nx[i] = ((u[i - 1] as number) - (u[i + 1] as number)) * 0.25;
      ny[i] = ((u[i - columns] as number) - (u[i + columns] as number)) * 0.25;
      nz[i] = Math.sqrt(u[i] as number) + LEAST_Z;
    }
  return { step, columns, rows, nx, ny, nz };
};

/** Past an open side the form is as high as on it: the margin repeats the last cells. */
const goOn = (u: Float32Array, columns: number, rows: number, { left, right, top, bottom }: Sides): void => {
  const last = columns * rows;
  if (left) for (let i = 0; i < last; i += columns) u[i] = u[i + 1] as number;
  if (right) for (let i = columns - 1; i < last; i += columns) u[i] = u[i - 1] as number;
  if (top) u.copyWithin(0, columns, columns * 2);
  if (bottom) u.copyWithin((rows - 1) * columns, (rows - 2) * columns, (rows - 1) * columns);
};

const shrink = (mask: Float32Array, width: number, height: number, step: number, columns: number, rows: number) => {
  const small = borrowZeroed('inflate-mask', columns * rows);
  const share = 1 / (step * step);
  for (let y = 0; y < height; y++) {
    const row = (((y / step) | 0) + 1) * columns + 1;
    for (let x = 0, cell = row, left = step, i = y * width; x < width; x++, i++) {
      const cover = mask[i] as number;
      if (cover > 0) small[cell] = (small[cell] as number) + cover * share;
      if (--left === 0) {
        left = step;
        cell++;
      }
    }
  }
  // The last column and row of cells may reach over the mask; they count for what they have.
  if (width % step)
    for (let i = columns - 2; i < small.length; i += columns) small[i] = ((small[i] as number) * step) / (width % step);
  if (height % step)
    for (let i = (rows - 2) * columns; i < (rows - 1) * columns; i++)
      small[i] = ((small[i] as number) * step) / (height % step);
  return small;
};

interface Spans {
  /** Pairs [first, last] of cell indices, row by row. */
  readonly ends: Float32Array;
  readonly count: number;
  /** How thick the form is, in cells: the smaller of its longest horizontal and vertical runs through one cell. */
  readonly thickness: number;
}

const spansOf = (inside: Float32Array, columns: number, rows: number): Spans => {
  const ends = borrow('inflate-spans', columns * rows + 2);
  const down = borrowZeroed('inflate-runs', columns);
  let count = 0;
  let thickness = 1;
  for (let y = 1; y < rows - 1; y++) {
    const row = y * columns;
    for (let x = 1; x < columns - 1; ) {
      if ((inside[row + x] as number) < 0.5) {
        down[x++] = 0;
        continue;
      }
      const start = x;
      let tallest = 0;
      while (x < columns - 1 && (inside[row + x] as number) >= 0.5) {
        const run = (down[x] as number) + 1;
        down[x++] = run;
        if (run > tallest) tallest = run;
      }
      ends[count++] = row + start;
      ends[count++] = row + x - 1;
      thickness = Math.max(thickness, Math.min(x - start, tallest));
    }
  }
  return { ends, count, thickness };
};

/**
 * Successive over-relaxation. The best factor and the number of sweeps follow from the thickness of the form, not from
 * its extent: a metre of rope settles as fast as an inch of it.
 */
const solve = (
  u: Float32Array,
  { ends, count, thickness }: Spans,
  columns: number,
  screen: number,
  afterSweep: () => void,
): void => {
  const reach = thickness * STRIP;
  const omega = 2 / (1 + Math.sin(Math.PI / (reach + 1)));
  const sweeps = Math.min(MOST_SWEEPS, Math.ceil(reach) + 6);
  const weight = 1 / (4 + screen);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let s = 0; s < count; s += 2) {
      const last = ends[s + 1] as number;
      for (let i = ends[s] as number; i <= last; i++) {
        const around =
          (u[i - 1] as number) + (u[i + 1] as number) + (u[i - columns] as number) + (u[i + columns] as number);
        const here = u[i] as number;
        const next = here + omega * ((around + 4) * weight - here);
        u[i] = next > 0 ? next : 0;
      }
    }
    afterSweep();
  }
};
