import type { Rgb } from '../colour.ts';
import { noise } from '../geometry/noise.ts';
import { lerp, smooth } from '../geometry/number.ts';
import type { Bloom } from './bloom.ts';
import type { Canvas } from './canvas.ts';

/** The last look: how the finished painting is photographed. */
export interface Grade {
  /** Colour the shadows and the highlights lean to, and how far. */
  readonly shadows?: Rgb | undefined;
  readonly highlights?: Rgb | undefined;
  readonly split?: number | undefined;
  readonly saturation?: number | undefined;
  readonly contrast?: number | undefined;
  readonly vignette?: number | undefined;
  readonly vignetteColour?: Rgb | undefined;
  /** Tooth of the paper, as a share of the value. */
  readonly paper?: number | undefined;
  /** Lift of the blacks: ink never is. */
  readonly lift?: number | undefined;
  readonly bloom?: Bloom | undefined;
}

/** Bright paint rolls off from .7 instead of clipping. */
const film = (v: number): number => (v <= 0 ? 0 : v < 0.7 ? v : 0.7 + 0.3 * (1 - Math.exp((0.7 - v) / 0.3)));

const toByte = (v: number): number => (v <= 0 ? 0 : v >= 1 ? 255 : (v * 255 + 0.5) | 0);

/** Film shoulder, saturation, contrast, split tone, vignette, paper; out come 8-bit RGB pixels. */
export const develop = (canvas: Canvas, grade: Grade): Uint8Array => {
  const { shadows = [0.1, 0.1, 0.25], highlights = [1, 0.9, 0.7], split = 0.1 } = grade;
  const { saturation = 1.05, contrast = 1.05, vignette = 0.27, paper = 0.035, lift = 0.02 } = grade;
  const corner = grade.vignetteColour ?? [0.08, 0.06, 0.14];
  const { width, height, unit } = canvas;
  const out = new Uint8Array(canvas.size * 3);
  const inks = [0, 1, 2].map(c => ({
    shadow: shadows[c] as number,
    highlight: highlights[c] as number,
    corner: corner[c] as number,
    lift: lift * (c === 2 ? 0.4 : 0.3),
  }));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3) {
      const r = film(canvas.colour[i] as number);
      const g = film(canvas.colour[i + 1] as number);
      const b = film(canvas.colour[i + 2] as number);
      const l = 0.3 * r + 0.59 * g + 0.11 * b;
      const towardsShadow = (1 - l) * (1 - l) * split * 0.6;
      const towardsLight = l * l * split * 0.6;
      const dark = darkness(x / width, y / height, x / unit, y / unit) * vignette;
      const tooth = 1 + paper * paperTooth(x / unit, y / unit);
      for (let c = 0; c < 3; c++) {
        const ink = inks[c] as (typeof inks)[number];
        let v = c === 0 ? r : c === 1 ? g : b;
        v = (l + (v - l) * saturation - 0.5) * contrast + 0.5;
        v += (ink.shadow - v) * towardsShadow + (ink.highlight - v) * towardsLight;
        if (dark > 0) v = lerp(v, v * ink.corner * 2.2 + ink.corner * 0.25, dark);
        out[i + c] = toByte(v * tooth + ink.lift);
      }
    }
  return out;
};

/** 0 in the middle, 1 in the corners, with a slightly uneven border. */
const darkness = (u: number, v: number, x: number, y: number): number => {
  const du = (u - 0.5) * 1.2075;
  const dv = v - 0.5;
  const d2 = du * du + dv * dv;
  // The middle of the picture is far from any border: skip the noise there.
  if (d2 < 0.28 * 0.28) return 0;
  return smooth(0.36, 0.78, Math.sqrt(d2) + noise(x * 0.006, y * 0.006) * 0.05);
};

const paperTooth = (x: number, y: number): number =>
  noise(x * 0.55, y * 0.55) * 0.8 + noise(x * 0.21 + 7, y * 0.23) * 0.9 + noise(x * 1.1, y * 1.3) * 0.5;
