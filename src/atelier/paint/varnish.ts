import { smooth } from '../geometry/number.ts';
import type { Canvas } from './canvas.ts';

export interface Varnish {
  /** How much of the drawing is put back where the detail is fine. */
  readonly restore: number;
  /** Strength of raking light over thick paint. */
  readonly impasto: number;
}

/** A thin line painted with strokes breaks into dashes; it is put back almost whole. */
const THIN_LINE = { detail: 0.985, restore: 0.78 } as const;

/** Where a painter would reach for the smallest brush, part of the drawing itself. */
const restored = (detail: number, restore: number): number => {
  if (detail > THIN_LINE.detail) return Math.max(restore, THIN_LINE.restore);
  return detail > 0.5 ? restore * smooth(0.5, 0.95, detail) : 0;
};

/** Light from the upper left on the slopes of the paint, as a factor. */
const rakingLight = (layer: Float32Array, i: number, width: number, impasto: number): number => {
  const across = (layer[(i + 1) * 4 + 3] as number) - (layer[(i - 1) * 4 + 3] as number);
  const down = (layer[(i + width) * 4 + 3] as number) - (layer[(i - width) * 4 + 3] as number);
  return 1 + Math.min(Math.max((across * 0.6 + down * 0.8) * impasto * -0.5, -0.12), 0.14);
};

/** The finished surface: strokes, fine detail and impasto together, as plain colour. */
export const varnish = (
  canvas: Canvas,
  reference: Float32Array,
  layer: Float32Array,
  { restore, impasto }: Varnish,
): Float32Array => {
  const { width, height } = canvas;
  const out = new Float32Array(canvas.size * 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const back = restored(canvas.detail[i] as number, restore);
      const inside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
      const light = impasto && inside ? rakingLight(layer, i, width, impasto) : 1;
      for (let c = 0; c < 3; c++) {
        const paint = layer[i * 4 + c] as number;
        out[i * 3 + c] = (paint + ((reference[i * 3 + c] as number) - paint) * back) * light;
      }
    }
  return out;
};
