import { type Colour, type Rgb, rgb } from '../colour.ts';
import type { Shape } from '../geometry/curve.ts';
import { fbm } from '../geometry/noise.ts';
import { clamp, lerp } from '../geometry/number.ts';
import { tabulate } from '../geometry/table.ts';
import { blur } from '../paint/blur.ts';
import type { Canvas } from '../paint/canvas.ts';
import { silhouetteOf } from '../paint/shadow.ts';
import { layField } from './field.ts';

/** Light added to paint that is not yet white: the brighter the ground, the less it takes. */
const addLight = (canvas: Canvas, i: number, colour: Rgb, amount: number): void => {
  for (let c = 0; c < 3; c++) {
    const v = canvas.colour[i * 3 + c] as number;
    canvas.colour[i * 3 + c] = v + (colour[c] as number) * amount * (1 - Math.min(1, v));
  }
};

/** A halo around a point, in pixels. */
export const paintGlow = (
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  alpha = 0.6,
  falloff = 2,
): void => {
  const window = canvas.window;
  const fade = radius > 24 ? tabulate(t => t ** falloff, 128) : (t: number): number => t ** falloff;
  const x0 = Math.max(window.left, Math.floor(x - radius));
  const x1 = Math.min(window.right, Math.ceil(x + radius));
  const y1 = Math.min(window.bottom, Math.ceil(y + radius));
  for (let py = Math.max(window.top, Math.floor(y - radius)); py < y1; py++)
    for (let px = x0; px < x1; px++) {
      const d2 = (px - x) * (px - x) + (py - y) * (py - y);
      if (d2 >= radius * radius) continue;
      const i = py * canvas.width + px;
      addLight(canvas, i, colour, fade(1 - Math.sqrt(d2) / radius) * alpha * canvas.open(i));
    }
};

/** A small round dot, in pixels: a star, a snowflake, a spark. The finest brush keeps it. */
export const paintDot = (canvas: Canvas, x: number, y: number, radius: number, colour: Rgb, alpha: number): void => {
  const window = canvas.window;
  for (
    let py = Math.max(window.top, Math.floor(y - radius - 1));
    py <= Math.min(window.bottom - 1, y + radius + 1);
    py++
  )
    for (
      let px = Math.max(window.left, Math.floor(x - radius - 1));
      px <= Math.min(window.right - 1, x + radius + 1);
      px++
    ) {
      const cover = clamp(radius + 0.5 - Math.hypot(px - x, py - y)) * alpha;
      if (cover <= 0) continue;
      const i = py * canvas.width + px;
      canvas.blend(i, colour[0], colour[1], colour[2], cover, 0, 0.95, canvas.region[i] as number);
      if (cover > 0.2) canvas.detail[i] = 0.95;
    }
};

/** A bank of mist around a height, in card units. */
export const paintMist = (canvas: Canvas, y: number, height: number, colour: Rgb, alpha: number, seed: number): void =>
  layField(
    canvas,
    (x, py, dab) => {
      const d = (py - y) / height;
      const density = 0.75 + fbm(x * 0.004 + seed * 5, py * 0.012, 3) * 1.1;
      [dab.red, dab.green, dab.blue] = colour;
      dab.alpha = clamp(Math.exp(-d * d * 3) * alpha * clamp(density));
    },
    { glaze: true, top: Math.max(0, y - height * 1.6), bottom: y + height * 1.6, coarse: 4 },
  );

const overShape = (canvas: Canvas, shape: Shape, soft: number, touch: (i: number, cover: number) => void): void => {
  const mask = silhouetteOf(canvas, [shape], Math.ceil(soft * 2) + 2);
  if (!mask) return;
  blur(mask.data, mask.width, mask.height, soft);
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const i = (y + mask.top) * canvas.width + x + mask.left;
      const cover = (mask.data[y * mask.width + x] as number) * canvas.open(i);
      if (cover > 0.002) touch(i, cover);
    }
};

/** A shaft of light; shape and softness in pixels. */
export const paintShaft = (canvas: Canvas, shape: Shape, colour: Colour, alpha: number, soft: number): void => {
  const light = rgb(colour);
  overShape(canvas, shape, soft, (i, cover) => addLight(canvas, i, light, cover * alpha));
};

/** A shadow with an opinion: multiplies by a colour inside a shape. */
export const paintShade = (canvas: Canvas, shape: Shape, colour: Colour, alpha: number, soft: number): void => {
  const ink = rgb(colour);
  overShape(canvas, shape, soft, (i, cover) => {
    for (let c = 0; c < 3; c++) {
      const v = canvas.colour[i * 3 + c] as number;
      canvas.colour[i * 3 + c] = lerp(v, v * (ink[c] as number), cover * alpha);
    }
  });
};
