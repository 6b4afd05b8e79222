import { type Colour, type Rgb, rgb } from '../colour.ts';
import { fbm } from '../geometry/noise.ts';
import { clamp, lerp, smooth } from '../geometry/number.ts';
import type { Canvas } from '../paint/canvas.ts';

export interface SeaOptions {
  /** Horizon and lower edge as shares of the height. */
  readonly y?: number | undefined;
  readonly bottom?: number | undefined;
  /** Colour at the horizon, colour near the viewer, colour of the crests. */
  readonly colour?: Colour | undefined;
  readonly deep?: Colour | undefined;
  readonly crest?: Colour | undefined;
  /** A path of light on the water below x. */
  readonly path?:
    | {
        readonly x: number;
        readonly colour: Colour;
        readonly width?: number | undefined;
        readonly alpha?: number | undefined;
      }
    | undefined;
  readonly wave?: number | undefined;
  /** How much of what is above the horizon the water gives back. */
  readonly reflect?: number | undefined;
  readonly foam?: number | undefined;
  readonly seed?: number | undefined;
}

const mixInto = (out: Float64Array, colour: Rgb, amount: number): void => {
  for (let c = 0; c < 3; c++) out[c] = lerp(out[c] as number, colour[c] as number, amount);
};

/** Water to the viewer's feet: waves in perspective that reflect what was painted above the horizon. */
export const paintSea = (canvas: Canvas, options: SeaOptions): void => {
  const { y = 0.6, bottom = 1.01, wave = 1, reflect = 0.35, foam = 0.12, path } = options;
  const far = rgb(options.colour ?? '#2a5068');
  const near = rgb(options.deep ?? '#0f2236');
  const crest = rgb(options.crest ?? '#bfe0e0');
  const glitter = path ? rgb(path.colour) : null;
  const { width, height, unit } = canvas;
  const seed = (options.seed ?? 0) + (canvas.seed % 23);
  const horizon = y * height;
  const end = bottom * height;
  const window = canvas.window;
  const region = canvas.newRegion();
  const above = canvas.colour.slice(0, Math.max(1, Math.floor(horizon)) * width * 3);
  const out = new Float64Array(3);
  for (let py = Math.max(window.top, Math.floor(horizon)); py < Math.min(window.bottom, end); py++) {
    const t = (py - horizon) / (end - horizon + 1);
    const z = 1 / (t * 0.9 + 0.06);
    for (let px = window.left; px < window.right; px++) {
      const i = py * width + px;
      const across = ((px - width / 2) * z * 0.01) / unit;
      const swell = fbm(across * 0.8 + seed, z * 9 * 2.1 + seed * 3, 4) * wave;
      const ripple = fbm(across * 2.5 + 9, z * 9 * 6 + seed, 2) * wave;
      for (let c = 0; c < 3; c++) out[c] = lerp(far[c] as number, near[c] as number, t);
      const mirrorY = clamp(
        Math.round(horizon - (py - horizon) * 0.9 + swell * 30 * unit * (t + 0.2)),
        0,
        Math.max(0, Math.floor(horizon) - 1),
      );
      const mirrorX = clamp(Math.round(px + ripple * 26 * unit * (t + 0.15)), 0, width - 1);
      const j = (mirrorY * width + mirrorX) * 3;
      const given = reflect * (1 - t * 0.55);
      for (let c = 0; c < 3; c++) out[c] = lerp(out[c] as number, above[j + c] as number, given);
      mixInto(out, crest, smooth(0.18, 0.42, swell + ripple * 0.5) * foam * 2.2);
      const trough = smooth(0.1, 0.5, -swell);
      out[0] = (out[0] as number) * (1 - trough * 0.22);
      out[1] = (out[1] as number) * (1 - trough * 0.2);
      out[2] = (out[2] as number) * (1 - trough * 0.14);
      if (path && glitter) {
        const d = Math.abs(px - path.x * unit + ripple * 50 * unit * t) / ((path.width ?? 30) * (1 + t * 5) * unit);
        const shine = Math.exp(-d * d) * smooth(-0.12, 0.25, ripple + swell * 0.6) * (path.alpha ?? 0.9);
        mixInto(out, glitter, clamp(shine * (1 - t * 0.5)));
      }
      canvas.blend(i, out[0], out[1], out[2], 1, swell * 1.1, 0.12 + t * 0.1, region);
    }
  }
};
