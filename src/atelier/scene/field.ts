import type { Canvas } from '../paint/canvas.ts';

/** One sample of a field: written over and over, so that a million pixels cost no allocation. */
export interface Dab {
  red: number;
  green: number;
  blue: number;
  alpha: number;
  stroke: number;
}

export type Fill = (x: number, y: number, dab: Dab) => void;

export interface FieldLayout {
  /** Card units; the whole height by default. */
  readonly top?: number | undefined;
  readonly bottom?: number | undefined;
  readonly detail?: number | undefined;
  /** Keep the regions underneath (mist, glazes) instead of starting a new one. */
  readonly glaze?: boolean | undefined;
  /** Sample every n-th pixel and interpolate: right for anything soft. */
  readonly coarse?: number | undefined;
}

const VALUES = 5;

/** Samples a line of the field into `line`, five numbers a sample. x, y and step are in pixels. */
const sampleLine = (
  fill: Fill,
  canvas: Canvas,
  y: number,
  left: number,
  count: number,
  step: number,
  line: Float64Array,
) => {
  for (let n = 0, o = 0; n < count; n++, o += VALUES) {
    dab.alpha = 1;
    dab.stroke = 0;
    fill((left + n * step) / canvas.unit, y / canvas.unit, dab);
    line[o] = dab.red;
    line[o + 1] = dab.green;
    line[o + 2] = dab.blue;
    line[o + 3] = dab.alpha;
    line[o + 4] = dab.stroke;
  }
};

const dab: Dab = { red: 0, green: 0, blue: 0, alpha: 1, stroke: 0 };

const blendOf = (
  above: Float64Array,
  below: Float64Array,
  o: number,
  w00: number,
  w10: number,
  w01: number,
  w11: number,
): number =>
  (above[o] as number) * w00 +
  (above[o + VALUES] as number) * w10 +
  (below[o] as number) * w01 +
  (below[o + VALUES] as number) * w11;

/** Paints a function of the plane over the canvas. */
export const layField = (canvas: Canvas, fill: Fill, layout: FieldLayout = {}): void => {
  const { detail = 0, glaze = false, coarse = 1 } = layout;
  const own = glaze ? 0 : canvas.newRegion();
  const window = canvas.window;
  const top = Math.max(window.top, ((layout.top ?? 0) * canvas.unit) | 0);
  const bottom = Math.min(window.bottom, Math.ceil((layout.bottom ?? 1e9) * canvas.unit));
  const { left, right } = window;
  if (bottom <= top || right <= left) return;
  const step = Math.max(1, Math.round(coarse * canvas.unit));
  const count = Math.ceil((right - left) / step) + 1;
  let above = new Float64Array(count * VALUES);
  let below = new Float64Array(count * VALUES);
  sampleLine(fill, canvas, top, left, count, step, below);
  for (let y = top; y < bottom; y++) {
    const into = (y - top) % step;
    if (into === 0) {
      [above, below] = [below, above];
      if (step > 1 || y + 1 < bottom) sampleLine(fill, canvas, y + step, left, count, step, below);
    }
    const v = into / step;
    for (let x = left; x < right; x++) {
      const n = ((x - left) / step) | 0;
      const u = (x - left) / step - n;
      const o = n * VALUES;
      const i = y * canvas.width + x;
      const w00 = (1 - u) * (1 - v);
      const w10 = u * (1 - v);
      const w01 = (1 - u) * v;
      const w11 = u * v;
      const alpha = step === 1 ? (above[o + 3] as number) : blendOf(above, below, o + 3, w00, w10, w01, w11);
      if (alpha <= 0.004) continue;
      const region = glaze ? (canvas.region[i] as number) : own;
      // A direction cannot be averaged with its opposite: it is taken from the nearest sample.
      const stroke = (v > 0.5 ? below : above)[o + (u > 0.5 ? VALUES : 0) + 4] as number;
      const red = step === 1 ? (above[o] as number) : blendOf(above, below, o, w00, w10, w01, w11);
      const green = step === 1 ? (above[o + 1] as number) : blendOf(above, below, o + 1, w00, w10, w01, w11);
      const blue = step === 1 ? (above[o + 2] as number) : blendOf(above, below, o + 2, w00, w10, w01, w11);
      canvas.blend(i, red, green, blue, alpha, stroke, detail, region);
    }
  }
};
