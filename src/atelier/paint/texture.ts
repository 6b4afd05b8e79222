import { type Rgb, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { smooth, TAU } from '../geometry/number.ts';
import type { Pattern, Texture } from '../motif.ts';

/** How much lighter or darker the surface is at a point of the part; its slope dents the surface. */
export type Grain = (x: number, y: number, seed: number) => number;

/** Position within a repeating cell, 0–1. The 1000 keeps it positive for any part on a card. */
const cell = (v: number): number => (v + 1000) % 1;

/** Overlapping rows, each shifted by half: scales, feathers, tiles, bricks. */
const shifted = (x: number, row: number, period: number): number => x + (row & 1) * (period / 2);

const BOARD = 9;
const boards = (along: number, across: number): number =>
  fbm(across * 0.2, along * 0.025 + Math.floor(across / BOARD) * 7, 3) * 0.4 - (cell(across / BOARD) < 0.1 ? 0.3 : 0);

const scales: Grain = (x, y) => {
  const cx = cell(shifted(x, Math.floor(y / 5), 7) / 7) - 0.5;
  const d = Math.hypot(cx * 1.2, cell(y / 5) - 0.1);
  return d > 0.52 ? -0.28 : 0.12 - d * 0.2;
};

/** Scales again, but bent by noise and softened, or a bird looks like a fish. */
const feather: Grain = (x0, y0, seed) => {
  const x = x0 + noise(x0 * 0.09, y0 * 0.09) * 5;
  const y = y0 + noise(x * 0.07 + 9, y0 * 0.1) * 5;
  const cx = cell(shifted(x, Math.floor(y / 8), 10) / 10) - 0.5;
  const d = Math.hypot(cx * 1.15, cell(y / 8) - 0.15);
  const quill = d > 0.55 ? -0.12 : 0.06 - d * 0.1;
  return quill + noise(x * 0.5, y * 0.12) * 0.16 + fbm(x * 0.05 + seed, y * 0.05, 2) * 0.2;
};

const brick: Grain = (x, y) => {
  const row = Math.floor(y / 7);
  const along = shifted(x, row, 14) / 14;
  const mortar = cell(along) < 0.08 || cell(y / 7) < 0.13;
  const tone = mortar ? -0.25 : noise(Math.floor(along) * 3.3, row * 5.7) * 0.35;
  return tone + fbm(x * 0.1, y * 0.1, 2) * 0.2;
};

const tile: Grain = (x, y) => {
  const row = Math.floor(y / 6);
  const along = shifted(x, row, 8) / 8;
  const gap = cell(y / 6) > 0.8 - Math.abs(cell(along) - 0.5) * 0.5 ? -0.3 : 0;
  return gap + noise(Math.floor(along) * 3.3, row * 5.7) * 0.3;
};

const GRAINS: Record<Texture, Grain> = {
  wood: (x, y, s) => fbm(x * 0.22 + s, y * 0.022, 3) * 0.42,
  bark: (x, y, s) => fbm(x * 0.22 + s, y * 0.022, 3) * 0.75,
  plank: (x, y) => boards(y, x),
  hplank: (x, y) => boards(x, y),
  fur: (x, y, s) => fbm(x * 0.35 + s, y * 0.09 + x * 0.03, 3) * 0.55,
  stone: (x, y, s) => fbm(x * 0.05 + s, y * 0.05, 5) * 0.8 + noise(x * 0.4, y * 0.4) * 0.1,
  cloth: (x, y, s) => Math.sin(x * 0.32 + noise(x * 0.03, y * 0.03 + s) * 5) * 0.11 + fbm(x * 0.1, y * 0.03, 2) * 0.22,
  scales,
  feather,
  brick,
  tile,
  leaf: (x, y, s) => fbm(x * 0.12 + s, y * 0.12, 3) * 0.9,
  grass: (x, y, s) => fbm(x * 0.25 + s, y * 0.05, 3) * 0.6,
  sand: (x, y, s) => Math.sin(y * 0.25 + fbm(x * 0.01, y * 0.02 + s, 3) * 9) * 0.06 + fbm(x * 0.02, y * 0.04, 3) * 0.22,
  water: (x, y, s) => fbm(x * 0.02 + s, y * 0.12, 4) * 0.5,
  marble: (x, y, s) => Math.abs(Math.sin(fbm(x * 0.02 + s, y * 0.02, 4) * 8)) ** 0.4 * 0.25 - 0.2,
  gold: (x, y, s) => fbm(x * 0.06 + s, y * 0.06, 3) * 0.5,
};

/** Nothing painted by hand is even: a part without texture still varies a little. */
const PLAIN: Grain = (x, y, s) => fbm(x * 0.04 + s, y * 0.04, 3) * 0.22;

export const grainOf = (texture: Texture | undefined): Grain => (texture ? GRAINS[texture] : PLAIN);

/** A pattern made ready: how much of its colour shows at a point, 0–1. */
export interface Print {
  readonly colour: Rgb;
  at(x: number, y: number): number;
}

/** A figure in the pattern's own turned coordinates u, v; x and y are the part's. */
type Figure = (u: number, v: number, x: number, y: number) => number;

const FIGURES: Record<Pattern['kind'], (p: Pattern, width: number) => Figure> = {
  stripe:
    ({ wobble = 1.2, bias = 0 }, width) =>
    (u, _v, x, y) =>
      smooth(-0.08, 0.08, Math.sin(((u + noise(x * 0.08, y * 0.08) * wobble) / width) * TAU) - bias),
  dot:
    ({ radius = 0.22 }, width) =>
    (u, v) => {
      const across = cell(shifted(u, Math.floor(v / width), width) / width) - 0.5;
      return 1 - smooth(radius, radius + 0.1, Math.hypot(across, cell(v / width) - 0.5));
    },
  check: (_, width) => (u, v) => (Math.floor(u / width) + Math.floor(v / width)) & 1,
  patch: (_, width) => (u, v) => (noise(Math.floor(u / width) * 3.7 + 9, Math.floor(v / width) * 5.1) > 0.05 ? 1 : 0),
  ring:
    ({ x: cx = 0, y: cy = 0 }, width) =>
    (_u, _v, x, y) =>
      smooth(-0.1, 0.1, Math.sin((Math.hypot(x - cx, y - cy) / width) * TAU)),
};

export const printOf = (p: Pattern): Print => {
  const { width = 6, rotate = 0, alpha = 1 } = p;
  const cos = Math.cos(rotate);
  const sin = Math.sin(rotate);
  const figure = FIGURES[p.kind](p, width);
  return { colour: rgb(p.colour), at: (x, y) => figure(x * cos + y * sin, y * cos - x * sin, x, y) * alpha };
};
