import { type Colour, rgb } from '../colour.ts';
import type { Point, Shape } from '../geometry/curve.ts';
import { lerp, smooth } from '../geometry/number.ts';
import { bounds, type Frame, inFrame } from '../geometry/shape.ts';
import type { CastShadow, ContactShadow, Element } from '../motif.ts';
import { blur } from './blur.ts';
import type { Canvas } from './canvas.ts';
import type { Lighting } from './light.ts';
import { rasterise } from './raster.ts';
import { borrow, borrowZeroed } from './scratch.ts';

/** A mask over a rectangle of the canvas. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Darkening is measured on a third of the pixels: it is all blur anyway. */
const COARSE = 3;

/**
 * Contact darkening around a part, offset away from the light. Ground that was there before the motif gets only
 * `ground` of it: more looks like a sticker's halo. Blue fades least, so the shadow is cool.
 */
export const occlude = (
  canvas: Canvas,
  lighting: Lighting,
  mask: Mask,
  strength: number,
  ground: number,
  firstRegion: number,
): void => {
  const { width, height, data } = mask;
  const radius = Math.min(Math.max(Math.min(width, height) * 0.07, 2), 14 * canvas.unit);
  const pad = Math.ceil(radius * 2.2);
  const columns = Math.ceil((width + pad * 2) / COARSE);
  const rows = Math.ceil((height + pad * 2) / COARSE);
  const coarse = borrowZeroed('occlusion', columns * rows);
  for (let y = 0; y < height; y++) {
    const row = (((y + pad) / COARSE) | 0) * columns;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const cover = data[i] as number;
      if (cover === 0) continue;
      const cell = row + (((x + pad) / COARSE) | 0);
      coarse[cell] = (coarse[cell] as number) + cover / (COARSE * COARSE);
    }
  }
  blur(coarse, columns, rows, Math.max(1, radius / COARSE));
  const dx = Math.round(mask.left - lighting.direction[0] * radius * 0.7);
  const dy = Math.round(mask.top - lighting.direction[1] * radius * 0.7);
  const window = canvas.window;
  const x0 = Math.max(-pad, window.left - dx);
  const x1 = Math.min(width + pad, window.right - dx);
  const y0 = Math.max(-pad, window.top - dy);
  const y1 = Math.min(height + pad, window.bottom - dy);
  const { colour, region } = canvas;
  for (let y = y0; y < y1; y++) {
    const row = (((y + pad) / COARSE) | 0) * columns;
    for (let x = x0; x < x1; x++) {
      let a = (coarse[row + (((x + pad) / COARSE) | 0)] as number) * strength;
      if (a < 0.004) continue;
      const i = (y + dy) * canvas.width + x + dx;
      if ((region[i] as number) < firstRegion) a *= ground;
      a *= canvas.open(i);
      colour[i * 3] = (colour[i * 3] as number) * (1 - a);
      colour[i * 3 + 1] = (colour[i * 3 + 1] as number) * (1 - a * 0.95);
      colour[i * 3 + 2] = (colour[i * 3 + 2] as number) * (1 - a * 0.82);
    }
  }
};

const CONTACT_INK: Colour = [0.08, 0.06, 0.16];

/** A soft ellipse where a thing stands. */
export const contactShadow = (canvas: Canvas, frame: Frame, shadow: ContactShadow): void => {
  const [rx, ry = rx * 0.22, dx = 0, dy = 0] = shadow.contact;
  const scale = Math.abs(frame.sx);
  const cx = frame.x + dx * scale;
  const cy = frame.y + dy * scale;
  const ink = rgb(shadow.colour ?? CONTACT_INK);
  const window = canvas.window;
  const x0 = Math.max(window.left, Math.floor(cx - rx * scale * 1.6));
  const x1 = Math.min(window.right, Math.ceil(cx + rx * scale * 1.6));
  const y0 = Math.max(window.top, Math.floor(cy - ry * scale * 2));
  const y1 = Math.min(window.bottom, Math.ceil(cy + ry * scale * 2));
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const d = Math.hypot((x - cx) / (rx * scale), (y - cy) / (ry * scale));
      const i = y * canvas.width + x;
      const a = (1 - smooth(0.35, 1.5, d)) * (shadow.alpha ?? 0.5) * canvas.open(i);
      if (a > 0.003)
        for (let c = 0; c < 3; c++)
          canvas.colour[i * 3 + c] = (canvas.colour[i * 3 + c] as number) * lerp(1, (ink[c] as number) * 2, a);
    }
};

const CAST_INK: Colour = [0.05, 0.05, 0.12];

/** The silhouette of all parts, thrown on a wall (offset) or laid on the ground (squashed and slanted). */
export const castShadow = (canvas: Canvas, elements: readonly Element[], frame: Frame, shadow: CastShadow): void => {
  const { squash = 1, alpha = 0.35, colour = CAST_INK } = shadow;
  const slant = (shadow.dx ?? 10) / 100;
  const dx = (shadow.dx ?? 10) * canvas.unit;
  const dy = (shadow.dy ?? 16) * canvas.unit;
  const thrown = ([x, y]: Point): Point =>
    squash === 1 ? [x + dx, y + dy] : [x + (frame.y - y) * slant, frame.y - (frame.y - y) * squash + dy];
  const shapes: Shape[] = [];
  for (const element of elements)
    if ('shape' in element) shapes.push(inFrame(element.shape, frame).map(ring => ring.map(thrown)));
  const soft = (shadow.blur ?? 12) * canvas.unit;
  const mask = silhouetteOf(canvas, shapes, Math.ceil(soft * 2) + 1);
  if (!mask) return;
  blur(mask.data, mask.width, mask.height, soft);
  const ink = rgb(colour);
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const cover = mask.data[y * mask.width + x] as number;
      if (cover < 0.002) continue;
      const i = (y + mask.top) * canvas.width + x + mask.left;
      const a = cover * alpha * canvas.open(i);
      for (let c = 0; c < 3; c++)
        canvas.colour[i * 3 + c] = (canvas.colour[i * 3 + c] as number) * lerp(1, (ink[c] as number) * 1.2, a);
    }
};

/** The part of the canvas that shapes (in pixels) touch, with room to blur; nothing if they miss the canvas. */
export const windowOf = (canvas: Canvas, shapes: readonly Shape[], pad: number): Omit<Mask, 'data'> | null => {
  const box = bounds(shapes.flat());
  const window = canvas.window;
  const left = Math.max(window.left, Math.floor(box.left) - pad);
  const top = Math.max(window.top, Math.floor(box.top) - pad);
  const width = Math.min(window.right, Math.ceil(box.right) + pad + 1) - left;
  const height = Math.min(window.bottom, Math.ceil(box.bottom) + pad + 1) - top;
  return width < 2 || height < 2 ? null : { left, top, width, height };
};

/** Several shapes seen as one: the greatest coverage anywhere. */
export const silhouetteOf = (canvas: Canvas, shapes: readonly Shape[], pad: number): Mask | null => {
  const whole = windowOf(canvas, shapes, pad);
  if (!whole) return null;
  const data = borrowZeroed('silhouette', whole.width * whole.height);
  for (const shape of shapes) {
    const own = windowOf(canvas, [shape], 0);
    if (!own) continue;
    const cover = rasterise(shape, own.left, own.top, own.width, own.height, borrow('one', own.width * own.height));
    for (let y = 0; y < own.height; y++) {
      const row = (y + own.top - whole.top) * whole.width + own.left - whole.left;
      for (let x = 0; x < own.width; x++) {
        const value = cover[y * own.width + x] as number;
        if (value > (data[row + x] as number)) data[row + x] = value;
      }
    }
  }
  return { ...whole, data };
};
