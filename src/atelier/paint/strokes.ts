import { type Random, rng } from '../geometry/random.ts';
import { blur } from './blur.ts';
import { type Mark, makeMarks } from './brush.ts';
import type { Canvas } from './canvas.ts';
import { mark, type Paint, press } from './press.ts';
import { type Ground, tidyEdges, underpaint } from './underpaint.ts';
import { unsteady } from './unsteady.ts';
import { varnish } from './varnish.ts';

/** One size of brush. */
interface Level {
  /** Width in card units. */
  readonly width: number;
  /** Length as a multiple of the width. */
  readonly length: number;
  /** Used only where the detail is at least this. */
  readonly detail: number;
  /** Skipped where the canvas is already this close to the reference. */
  readonly tolerance: number;
}

export const level = (width: number, length: number, detail: number, tolerance: number): Level => ({
  width,
  length,
  detail,
  tolerance,
});

export interface BrushOptions {
  readonly levels?: readonly Level[] | undefined;
  /** How much strokes differ in value and in hue. */
  readonly valueJitter?: number | undefined;
  readonly hueJitter?: number | undefined;
  /** Share of strokes that jitter 2.2 times as far: flecks. */
  readonly flecks?: number | undefined;
  /** Dryness of the brush. */
  readonly dry?: number | undefined;
  readonly ground?: Ground | undefined;
  /** Light on the ridges of thick paint. */
  readonly impasto?: number | undefined;
  /** How much of the drawing is put back where the detail is fine. */
  readonly restore?: number | undefined;
  /** Unsteadiness of outlines in card units. */
  readonly unsteady?: number | undefined;
  /** Share of strokes that run over a border: lost edges. */
  readonly lostEdges?: number | undefined;
}

/** Six brushes from house-painter's to hair, each half the width of the one before. */
const OIL: Required<{ [K in keyof BrushOptions]: NonNullable<BrushOptions[K]> }> = {
  levels: [
    level(50, 3.6, 0, 0.02),
    level(27, 4, 0, 0.038),
    level(14, 4.3, 0, 0.05),
    level(7, 4.3, 0.3, 0.055),
    level(3.6, 4, 0.55, 0.06),
    level(2, 3.6, 0.75, 0.07),
  ],
  valueJitter: 0.11,
  hueJitter: 0.075,
  flecks: 0.06,
  dry: 0.4,
  ground: { colour: [0, 0, 0], amount: 0 },
  impasto: 0.6,
  restore: 0.24,
  unsteady: 3,
  lostEdges: 0.05,
};

/** How much paint the broad brushes carry over the border of a region; the finer ones none. */
const BLEED = [0.4, 0.1, 0.03];
/** A stroke ends where the reference has changed by this much (sum of three channels). */
const COLOUR_STOP = 0.22;
const MARKS = 10;

type Settings = typeof OIL;

/** What is being painted, and from what. */
interface Sheet extends Paint {
  /** The composed scene, which the strokes try to reach. */
  readonly reference: Float32Array;
  /** The reference as the current brush sees it: blurred to its width. */
  readonly seen: Float32Array;
  readonly marks: readonly Mark[];
  readonly random: Random;
  readonly settings: Settings;
}

/** Seeds on a jittered grid, in random order, so that no direction of overlap shows. */
const seedsOf = (canvas: Canvas, step: number, random: Random): Float32Array => {
  const seeds: number[] = [];
  for (let y = step / 2; y < canvas.height; y += step)
    for (let x = step / 2; x < canvas.width; x += step)
      seeds.push(x + (random() - 0.5) * step, y + (random() - 0.5) * step);
  const out = Float32Array.from(seeds);
  for (let i = out.length / 2 - 1; i > 0; i--) {
    const j = (random() * (i + 1)) | 0;
    const x = out[i * 2] as number;
    const y = out[i * 2 + 1] as number;
    out[i * 2] = out[j * 2] as number;
    out[i * 2 + 1] = out[j * 2 + 1] as number;
    out[j * 2] = x;
    out[j * 2 + 1] = y;
  }
  return out;
};

const distance = (a: Float32Array, i: number, b: Float32Array, j: number): number =>
  Math.abs((a[i] as number) - (b[j] as number)) +
  Math.abs((a[i + 1] as number) - (b[j + 1] as number)) +
  Math.abs((a[i + 2] as number) - (b[j + 2] as number));

/** How far the brush travels from a seed before it meets a border, another colour, or its own length. */
const travel = (
  sheet: Sheet,
  x: number,
  y: number,
  dx: number,
  dy: number,
  far: number,
  step: number,
  free: boolean,
) => {
  const { canvas, seen } = sheet;
  const { width, height, region } = canvas;
  const home = clampInt(y, height) * width + clampInt(x, width);
  let way = step;
  for (; way < far; way += step) {
    const px = (x + dx * way) | 0;
    const py = (y + dy * way) | 0;
    if (px < 0 || py < 0 || px >= width || py >= height) break;
    if (free) continue;
    const i = py * width + px;
    if (region[i] !== region[home] || distance(seen, i * 3, seen, home * 3) > COLOUR_STOP) break;
  }
  return way;
};

const clampInt = (v: number, size: number): number => (v < 0 ? 0 : v >= size ? size - 1 : v | 0);

/** The difference of two brush directions, which have no front or back: within a quarter turn. */
const turn = (from: number, to: number): number => {
  const d = to - from;
  return d - Math.round(d / Math.PI) * Math.PI;
};

const paintLevel = (sheet: Sheet, brush: Level, index: number): void => {
  const { canvas, reference, seen, layer, random, settings } = sheet;
  const { width, height, region, detail, stroke } = canvas;
  const w = brush.width * canvas.unit;
  const seeds = seedsOf(canvas, w * (index < 2 ? 0.55 : 0.62), random);
  const bleed = BLEED[index] ?? 0;
  const first = index === 0;
  const fine = index >= 3;
  const step = Math.max(1.5, w * 0.35);
  for (let s = 0; s < seeds.length; s += 2) {
    const x = seeds[s] as number;
    const y = seeds[s + 1] as number;
    const i = clampInt(y, height) * width + clampInt(x, width);
    const d = detail[i] as number;
    if (d < brush.detail - random() * 0.12) continue;
    if (!first && distance(layer, i * 4, reference, i * 3) < brush.tolerance * (1.6 - d)) continue;

    const angle = (stroke[i] as number) + (random() - 0.5) * (0.35 + (1 - d) * 0.25);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const half = (w * brush.length * (0.6 + random() * 0.8)) / 2;
    const ahead = travel(sheet, x, y, cos, sin, half, step, first);
    const behind = travel(sheet, x, y, -cos, -sin, half, step, first);
    const length = Math.max(ahead + behind, w * 1.3);
    const cx = x + (cos * (ahead - behind)) / 2;
    const cy = y + (sin * (ahead - behind)) / 2;
    const end = clampInt(cy + (sin * length) / 2, height) * width + clampInt(cx + (cos * length) / 2, width);
    const bend =
      region[end] === region[i]
        ? Math.min(
            Math.max(turn(stroke[i] as number, stroke[end] as number) / (length / 2), -1.2 / length),
            1.2 / length,
          )
        : 0;

    const reach = random() < settings.flecks ? 2.2 : 1;
    const value = 1 + (random() + random() - 1) * settings.valueJitter * reach * (fine ? 0.65 : 1);
    const hue = (random() + random() - 1) * settings.hueJitter * reach * (fine ? 0.6 : 1);
    const lost = random() < settings.lostEdges && index < 5 ? Math.max(bleed, 0.3) : bleed;
    const r = seen[i * 3] as number;
    const g = seen[i * 3 + 1] as number;
    const b = seen[i * 3 + 2] as number;
    mark.which = sheet.marks[(random() * sheet.marks.length) | 0] as Mark;
    mark.reversed = random() < 0.5;
    mark.red = r * value + hue * 0.5 * (0.4 + r);
    mark.green = g * value + hue * 0.08;
    mark.blue = b * value - hue * 0.5 * (0.4 + b);
    mark.opacity = first ? 0.95 : 0.9;
    mark.bleed = lost;
    mark.region = region[i] as number;
    press(sheet, cx, cy, cos, sin, length, w, bend);
  }
};

/** Repaints the composed scene with brush strokes, broad to fine. */
export const paintStrokes = (canvas: Canvas, options: BrushOptions = {}): void => {
  const settings = { ...OIL, ...options } as Settings;
  const { width, height, unit } = canvas;
  if (settings.unsteady) unsteady(canvas, { amount: settings.unsteady });
  const reference = canvas.colour;
  tidyEdges(canvas, 5 * unit, 0.62);
  const random = rng(canvas.seed + 77);
  const marks = makeMarks(random, MARKS, settings.dry);
  const layer = underpaint(canvas, reference, settings.ground);
  const blurred = new Float32Array(reference.length);
  settings.levels.forEach((brush, index) => {
    const radius = brush.width * unit * 0.22;
    let seen = reference;
    if (radius >= 1) {
      blurred.set(reference);
      seen = blur(blurred, width, height, radius, 2, 3);
    }
    paintLevel({ canvas, reference, seen, layer, marks, random, settings }, brush, index);
  });
  canvas.colour = varnish(canvas, reference, layer, settings);
};
