import type { Shape } from '../geometry/curve.ts';
import { bounds } from '../geometry/shape.ts';
import { blur } from './blur.ts';
import { rasterise } from './raster.ts';
import { SlowNoise } from './slow-noise.ts';

/** Cards are always drawn in 800 × 1200 units; the canvas may have any number of pixels. */
export const CARD_WIDTH = 800;

/** A half-open rectangle of pixels. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Clip extends Window {
  /** Full-size coverage; zero outside the window. */
  readonly mask: Float32Array;
}

/** The buffers a scene is composed into and the brush later paints from. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Pixels per card unit. */
  readonly unit: number;
  readonly seed: number;
  /** Red, green, blue, interleaved. */
  colour: Float32Array;
  /** Direction of the brush, radians. */
  stroke: Float32Array;
  /** 0 broad brush … 1 finest brush. */
  detail: Float32Array;
  /** Which part a pixel belongs to: brushes stop at its border. Later parts have higher numbers. */
  region: Uint16Array;
  clip: Clip | null = null;
  readonly slow: SlowNoise;
  #regions = 1;

  constructor(width: number, height: number, seed: number) {
    this.width = width;
    this.height = height;
    this.size = width * height;
    this.unit = width / CARD_WIDTH;
    this.seed = seed;
    this.colour = new Float32Array(this.size * 3);
    this.stroke = new Float32Array(this.size);
    this.detail = new Float32Array(this.size);
    this.region = new Uint16Array(this.size);
    this.slow = new SlowNoise(width, height, this.unit, seed);
  }

  /** Regions are 16 bits wide; a picture with more parts than that should merge some of them. */
  newRegion(): number {
    if (this.#regions === 0xffff) throw new Error('a picture cannot have more than 65535 parts');
    return this.#regions++;
  }

  /** Where paint can land at all. */
  get window(): Window {
    return this.clip ?? { left: 0, top: 0, right: this.width, bottom: this.height };
  }

  /** Coverage of the current clip at a pixel. */
  open(i: number): number {
    return this.clip ? (this.clip.mask[i] as number) : 1;
  }

  /** One touch of paint. Only a touch that covers well decides how the pixel is brushed. */
  blend(
    i: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
    stroke: number,
    detail: number,
    region: number,
  ): void {
    const a = this.clip ? alpha * (this.clip.mask[i] as number) : alpha;
    if (a <= 0) return;
    const c = this.colour;
    const j = i * 3;
    c[j] = (c[j] as number) + (red - (c[j] as number)) * a;
    c[j + 1] = (c[j + 1] as number) + (green - (c[j + 1] as number)) * a;
    c[j + 2] = (c[j + 2] as number) + (blue - (c[j + 2] as number)) * a;
    if (a > 0.4) {
      this.stroke[i] = stroke;
      this.detail[i] = detail;
      this.region[i] = region;
    }
  }

  /** Narrows the clip to a shape in pixels; the returned function widens it again. */
  narrow(shape: Shape, soft: number, outside: boolean): () => void {
    const before = this.clip;
    const mask = rasterise(shape, 0, 0, this.width, this.height, new Float32Array(this.size));
    if (soft) blur(mask, this.width, this.height, soft);
    if (outside) for (let i = 0; i < mask.length; i++) mask[i] = 1 - (mask[i] as number);
    if (before) for (let i = 0; i < mask.length; i++) mask[i] = (mask[i] as number) * (before.mask[i] as number);
    this.clip = { mask, ...(outside ? this.window : this.#windowOf(shape, soft * 2 + 2)) };
    return () => {
      this.clip = before;
    };
  }

  #windowOf(shape: Shape, margin: number): Window {
    const b = bounds(shape);
    const w = this.window;
    const left = Math.max(w.left, Math.floor(b.left - margin));
    const top = Math.max(w.top, Math.floor(b.top - margin));
    return {
      left,
      top,
      right: Math.max(left, Math.min(w.right, Math.ceil(b.right + margin))),
      bottom: Math.max(top, Math.min(w.bottom, Math.ceil(b.bottom + margin))),
    };
  }
}
