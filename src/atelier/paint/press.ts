import { MARK_LENGTH, MARK_WIDTH, type Mark } from './brush.ts';
import type { Canvas } from './canvas.ts';

/** Wet paint on a canvas. */
export interface Paint {
  readonly canvas: Canvas;
  /** Red, green, blue and thickness, side by side: a stroke touches all four. */
  readonly layer: Float32Array;
}

/** The stroke about to be pressed; one object for all, since there are a million of them. */
export const mark = {
  which: { alpha: new Float32Array(0), thickness: new Float32Array(0) } as Mark,
  reversed: false,
  red: 0,
  green: 0,
  blue: 0,
  opacity: 0,
  bleed: 0,
  region: 0,
};

/**
 * Presses the mark on the paint: a strip of `length` × `w` around (cx, cy) along (cos, sin), bent like a parabola. For
 * each row only the pixels that can lie in the strip are visited; a bounding box would visit three times as many.
 */
export const press = (
  sheet: Paint,
  cx: number,
  cy: number,
  cos: number,
  sin: number,
  length: number,
  w: number,
  bend: number,
): void => {
  const { canvas, layer } = sheet;
  const { width, height, region } = canvas;
  const { red, green, blue, opacity, bleed } = mark;
  const { alpha, thickness } = mark.which;
  const own = mark.region;
  const halfWidth = w / 2;
  const halfLength = length / 2;
  const halfBend = bend / 2;
  const sag = halfBend * halfLength * halfLength;
  // Across the stroke the strip spans [low, high]; the bend lifts one side only.
  const low = -halfWidth + Math.min(0, sag);
  const high = halfWidth + Math.max(0, sag);
  const tall = Math.abs(sin) * halfLength + Math.abs(cos) * Math.max(-low, high) + 1;
  const y0 = Math.max(0, (cy - tall) | 0);
  const y1 = Math.min(height - 1, (cy + tall) | 0);
  const perLength = (mark.reversed ? -MARK_LENGTH : MARK_LENGTH) / length;
  const perWidth = MARK_WIDTH / w;
  const thick = 0.5 + 0.5 * Math.min(1, w / 14);
  for (let y = y0; y <= y1; y++) {
    const dy = y - cy;
    let from = -1e9;
    let to = 1e9;
    // u = dx·cos + dy·sin must stay within ±halfLength.
    if (cos > 1e-6 || cos < -1e-6) {
      const a = (-halfLength - dy * sin) / cos;
      const b = (halfLength - dy * sin) / cos;
      from = a < b ? a : b;
      to = a < b ? b : a;
    }
    // v = dy·cos − dx·sin must stay within [low, high].
    if (sin > 1e-6 || sin < -1e-6) {
      const a = (dy * cos - low) / sin;
      const b = (dy * cos - high) / sin;
      const nearer = a < b ? a : b;
      const farther = a < b ? b : a;
      if (nearer > from) from = nearer;
      if (farther < to) to = farther;
    }
    const x0 = Math.max(0, Math.ceil(cx + from));
    const x1 = Math.min(width - 1, Math.floor(cx + to));
    let u = (x0 - cx) * cos + dy * sin;
    let straight = dy * cos - (x0 - cx) * sin;
    let i = y * width + x0;
    for (let x = x0; x <= x1; x++, i++, u += cos, straight -= sin) {
      const v = straight - halfBend * u * u;
      if (v >= halfWidth || v <= -halfWidth) continue;
      const along = (u * perLength + MARK_LENGTH / 2) | 0;
      if (along < 0 || along >= MARK_LENGTH) continue;
      const m = (((v + halfWidth) * perWidth) | 0) * MARK_LENGTH + along;
      let a = (alpha[m] as number) * opacity;
      if (a < 0.02) continue;
      if (region[i] !== own) {
        a *= bleed;
        if (a < 0.02) continue;
      }
      const t = thickness[m] as number;
      // Ridges are a little brighter than the valleys between bristles.
      const shine = a * (0.94 + t * 0.1);
      const kept = 1 - a;
      const j = i * 4;
      layer[j] = (layer[j] as number) * kept + red * shine;
      layer[j + 1] = (layer[j + 1] as number) * kept + green * shine;
      layer[j + 2] = (layer[j + 2] as number) * kept + blue * shine;
      layer[j + 3] = (layer[j + 3] as number) * kept + t * thick * a;
    }
  }
};
