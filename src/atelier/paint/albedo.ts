import { type Rgb, rgb } from '../colour.ts';
import type { Shape } from '../geometry/curve.ts';
import { fbm } from '../geometry/noise.ts';
import { clamp, smooth } from '../geometry/number.ts';
import { bounds } from '../geometry/shape.ts';
import type { Part } from '../motif.ts';
import type { Canvas } from './canvas.ts';
import type { Row } from './row.ts';
import { type Print, printOf } from './texture.ts';

const tintRow = (row: Row, k: number, colour: Rgb, amount: number): void => {
  row.red[k] = (row.red[k] as number) + (colour[0] - (row.red[k] as number)) * amount;
  row.green[k] = (row.green[k] as number) + (colour[1] - (row.green[k] as number)) * amount;
  row.blue[k] = (row.blue[k] as number) + (colour[2] - (row.blue[k] as number)) * amount;
};

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

const topToBottom = (shape: Shape): Line => {
  const { top, bottom } = bounds(shape);
  return [0, top, 0, bottom];
};

const layGradient = (row: Row, canvas: Canvas, [x0, y0, x1, y1]: Line, shade: Rgb): void => {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const perLength = 1 / (dx * dx + dy * dy);
  const { gradient } = canvas.slow;
  for (let k = 0; k < row.count; k++) {
    const along = (((row.localX[k] as number) - x0) * dx + ((row.localY[k] as number) - y0) * dy) * perLength;
    tintRow(row, k, shade, clamp(along + gradient.at(row.column[k] as number, row.y) * 0.12));
  }
};

const layMottle = (row: Row, seed: number, mottle: NonNullable<Part['mottle']>, colour: Rgb): void => {
  const { scale, amount = 0.6 } = mottle;
  for (let k = 0; k < row.count; k++) {
    // Patches lie flat: they are stretched along x, as seen from the side.
    const n = fbm((row.localX[k] as number) * scale + seed, (row.localY[k] as number) * scale * 2.2, 3);
    if (n > -0.05) tintRow(row, k, colour, smooth(-0.05, 0.3, n) * amount);
  }
};

const layPrint = (row: Row, print: Print): void => {
  for (let k = 0; k < row.count; k++) {
    const amount = print.at(row.localX[k] as number, row.localY[k] as number);
    if (amount > 0) tintRow(row, k, print.colour, amount);
  }
};

/** Lays the part's own colour, before any light: base, second colour, patches, print. */
export type Albedo = (row: Row) => void;

export const albedoOf = (part: Part, canvas: Canvas, seed: number, silhouette: Rgb | null): Albedo => {
  const base = silhouette ?? rgb(part.colour);
  const shade = part.shade && !silhouette ? rgb(part.shade) : null;
  const line = part.gradient ?? topToBottom(part.shape);
  const mottle = part.mottle ? rgb(part.mottle.colour) : null;
  const print = part.pattern && !silhouette ? printOf(part.pattern) : null;
  return row => {
    row.red.fill(base[0], 0, row.count);
    row.green.fill(base[1], 0, row.count);
    row.blue.fill(base[2], 0, row.count);
    if (shade) layGradient(row, canvas, line, shade);
    if (part.mottle && mottle) layMottle(row, seed, part.mottle, mottle);
    if (print) layPrint(row, print);
  };
};
