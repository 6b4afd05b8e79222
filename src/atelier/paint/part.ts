import { type Rgb, rgb } from '../colour.ts';
import { clamp } from '../geometry/number.ts';
import { bounds, type Frame, inFrame } from '../geometry/shape.ts';
import type { Part, Placement } from '../motif.ts';
import { albedoOf } from './albedo.ts';
import { blur } from './blur.ts';
import type { Canvas } from './canvas.ts';
import { layFlat, layGrain, layRelief, layTone } from './form.ts';
import { type Exposure, illuminate } from './illuminate.ts';
import { inflate, type Relief, type Sides } from './inflate.ts';
import { LAMP_REACH, type Lamp, type Lighting } from './light.ts';
import { rasterise } from './raster.ts';
import { Row } from './row.ts';
import { borrow } from './scratch.ts';
import { type Mask, occlude } from './shadow.ts';
import { grainOf } from './texture.ts';

export interface PartContext {
  readonly canvas: Canvas;
  readonly lighting: Lighting;
  readonly lamps: readonly Lamp[];
  readonly frame: Frame;
  readonly placement: Placement;
  /** The motif's first region: lower numbers are foreign ground. */
  readonly region: number;
  /** The motif's own lift. */
  readonly lift: number;
}

let row = new Row(0);

interface PartMask extends Mask {
  /** Where the part goes on beyond the canvas. */
  readonly beyond: Sides;
}

const maskOf = (part: Part, { canvas, frame }: PartContext): PartMask | null => {
  const shape = inFrame(part.shape, frame);
  const box = bounds(shape);
  const left = Math.max(0, Math.floor(box.left) - 1);
  const top = Math.max(0, Math.floor(box.top) - 1);
  const width = Math.min(canvas.width, Math.ceil(box.right) + 2) - left;
  const height = Math.min(canvas.height, Math.ceil(box.bottom) + 2) - top;
  if (width < 2 || height < 2) return null;
  const data = rasterise(shape, left, top, width, height, borrow('mask', width * height));
  if (part.soft) blur(data, width, height, part.soft * Math.abs(frame.sx));
  if (part.within) {
    const cut = inFrame(part.within, frame);
    const inner = rasterise(cut, left, top, width, height, borrow('within', width * height));
    for (let i = 0; i < data.length; i++) data[i] = (data[i] as number) * (inner[i] as number);
  }
  const beyond = {
    left: box.left < -1,
    right: box.right > canvas.width + 1,
    top: box.top < -1,
    bottom: box.bottom > canvas.height + 1,
  };
  return { left, top, width, height, data, beyond };
};

/** The covered pixels of one row, with their place in the part's own units. */
const gather = (mask: Mask, y: number, canvas: Canvas, frame: Frame): void => {
  const window = canvas.window;
  const cos = Math.cos(frame.rotate);
  const sin = Math.sin(frame.rotate);
  const dy = y - frame.y;
  const first = Math.max(mask.left, window.left);
  const last = Math.min(mask.left + mask.width, window.right);
  let n = 0;
  for (let x = first, i = (y - mask.top) * mask.width + first - mask.left; x < last; x++, i++) {
    const cover = mask.data[i] as number;
    if (cover < 0.004) continue;
    const dx = x - frame.x;
    row.column[n] = x;
    row.cover[n] = cover;
    row.localX[n] = (dx * cos + dy * sin) / frame.sx;
    row.localY[n] = (dy * cos - dx * sin) / frame.sy;
    n++;
  }
  row.count = n;
  row.y = y;
};

/** Brushes follow the form (along its contour); where it is flat they follow a slow drift. */
const layStrokes = (canvas: Canvas, part: Part, rotate: number): void => {
  if (part.stroke !== undefined) {
    row.stroke.fill(part.stroke + rotate, 0, row.count);
    return;
  }
  const drift = (part.flatStroke ?? 0.6) + rotate;
  const { stroke } = canvas.slow;
  for (let k = 0; k < row.count; k++) {
    const nx = row.nx[k] as number;
    const ny = row.ny[k] as number;
    row.stroke[k] =
      nx * nx + ny * ny > 0.18 * 0.18
        ? Math.atan2(ny, nx) + Math.PI / 2
        : drift + stroke.at(row.column[k] as number, row.y) * 1.2;
  }
};

const driftHue = (canvas: Canvas): void => {
  const { hue } = canvas.slow;
  for (let k = 0; k < row.count; k++) {
    const drift = hue.at(row.column[k] as number, row.y) * 0.07;
    row.red[k] = (row.red[k] as number) * (1 + drift);
    row.blue[k] = (row.blue[k] as number) * (1 - drift);
  }
};

const mixRow = (colour: Rgb, amount: number): void => {
  for (let k = 0; k < row.count; k++) {
    row.red[k] = (row.red[k] as number) + (colour[0] - (row.red[k] as number)) * amount;
    row.green[k] = (row.green[k] as number) + (colour[1] - (row.green[k] as number)) * amount;
    row.blue[k] = (row.blue[k] as number) + (colour[2] - (row.blue[k] as number)) * amount;
  }
};

const fadeRow = ([x0, y0, x1, y1]: NonNullable<Part['fade']>): void => {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = dx * dx + dy * dy;
  for (let k = 0; k < row.count; k++) {
    const along = (((row.localX[k] as number) - x0) * dx + ((row.localY[k] as number) - y0) * dy) / length;
    row.cover[k] = (row.cover[k] as number) * clamp(1 - along);
  }
};

const near = (lamps: readonly Lamp[], mask: Mask): Lamp[] =>
  lamps.filter(l => {
    const reach = l.radius * LAMP_REACH;
    return (
      l.x > mask.left - reach &&
      l.x < mask.left + mask.width + reach &&
      l.y > mask.top - reach &&
      l.y < mask.top + mask.height + reach
    );
  });

/** Small things ask for a small brush: .95 below 50 units across, .35 above 200. */
const detailOf = (part: Part, placement: Placement, mask: Mask, unit: number): number =>
  part.detail ?? placement.detail ?? clamp(1.15 - Math.min(mask.width, mask.height) / unit / 260, 0.35, 0.95);

/**
 * A bevel is an edge, and there is none where the part leaves the picture. Fully rounded forms keep their roundness at
 * the border instead: a wall as large as the card would otherwise lose all its modelling.
 */
const reliefOf = (mask: PartMask, bevel: number): Relief =>
  bevel ? inflate(mask.data, mask.width, mask.height, bevel, mask.beyond) : inflate(mask.data, mask.width, mask.height);

/** Paints one part: mask, contact shadow, form, then row by row colour, grain, light, air. */
export const paintPart = (part: Part, context: PartContext): void => {
  const { canvas, lighting, frame, placement } = context;
  const mask = maskOf(part, context);
  if (!mask) return;
  if (row.cover.length < canvas.width) row = new Row(canvas.width);
  const region = part.merge ? context.region : canvas.newRegion();
  const emit = part.emit ?? 0;
  const alpha = (part.alpha ?? 1) * (placement.alpha ?? 1);
  const ao = part.ao ?? placement.ao ?? 0.28;
  if (ao > 0 && !emit && (part.alpha ?? 1) > 0.5)
    occlude(canvas, lighting, mask, ao, placement.ground ?? 0.3, context.region);

  const round = part.round ?? 0.8;
  const relief = round > 0 && !emit ? reliefOf(mask, (part.bevel ?? 0) * Math.abs(frame.sx)) : null;
  const seed = (canvas.seed % 97) + (part.seed ?? 0);
  const layColour = albedoOf(part, canvas, seed, placement.silhouette ? rgb(placement.silhouette) : null);
  const grain = grainOf(part.texture);
  const bump = part.bump ?? 0.5;
  const exposure: Exposure = {
    lighting,
    lamps: near(context.lamps, mask),
    lit: (placement.lit ?? 1) * (part.lit ?? 1),
    rim: relief ? (part.rim ?? 1) * (placement.rim ?? 1) : 0,
    lift: placement.lift ?? part.lift ?? context.lift,
    emit,
  };
  const detail = detailOf(part, placement, mask, canvas.unit);
  const fog = placement.fog ? rgb(placement.fog) : lighting.fog;
  const depth = (placement.depth ?? 0) * (1 - emit * 0.6);
  const tint = placement.tint ? rgb(placement.tint.colour) : null;

  const window = canvas.window;
  const bottom = Math.min(mask.top + mask.height, window.bottom);
  for (let y = Math.max(mask.top, window.top); y < bottom; y++) {
    gather(mask, y, canvas, frame);
    if (row.count === 0) continue;
    layColour(row);
    if (relief) layRelief(row, relief, mask.left, mask.top, round);
    else layFlat(row);
    layStrokes(canvas, part, frame.rotate);
    if (!emit && part.texture && bump) layGrain(row, grain, part.grain ?? 1, seed, bump);
    else if (!emit) layTone(row, grain, part.grain ?? 1, seed);
    driftHue(canvas);
    if (emit < 1) illuminate(row, canvas, exposure);
    if (tint) mixRow(tint, placement.tint?.amount ?? 0.5);
    if (depth) mixRow(fog, depth);
    if (part.fade) fadeRow(part.fade);
    const start = y * canvas.width;
    for (let k = 0; k < row.count; k++)
      canvas.blend(
        start + (row.column[k] as number),
        row.red[k] as number,
        row.green[k] as number,
        row.blue[k] as number,
        (row.cover[k] as number) * alpha,
        row.stroke[k] as number,
        detail,
        region,
      );
  }
};
