import { type Colour, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp, smooth } from '../geometry/number.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Lighting } from '../paint/light.ts';
import { type Dab, layField } from './field.ts';
import { Ramp, type Stops } from './ramp.ts';

export interface Clouds {
  /** Cover: -.1 a few, .1 half the sky, .3 overcast (default .1). */
  readonly amount?: number | undefined;
  readonly scale?: number | undefined;
  /** How much wider than tall (default 2.2). */
  readonly stretch?: number | undefined;
  /** Between which heights of the sky, 0–1; beyond them clouds thin out. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Softness of the edge (default .35). */
  readonly soft?: number | undefined;
  readonly colour?: Colour | undefined;
  /** Colour of the side that faces the light. */
  readonly lit?: Colour | undefined;
  readonly alpha?: number | undefined;
}

export interface SkyOptions {
  /** In words: how much, their colour and their lit side, and how dense if not .9: '0.06 #c8d4c4 #fdfae4/0.8'. */
  readonly clouds?: Clouds | string | undefined;
  /** Card units between which the stops are spread. */
  readonly top?: number | undefined;
  readonly bottom?: number | undefined;
  /** How far the brush swings from side to side. */
  readonly swirl?: number | undefined;
  /** A light in the air; `radial` makes the brush circle it. */
  readonly glow?:
    | {
        readonly x: number;
        readonly y: number;
        readonly radius: number;
        readonly colour: Colour;
        readonly alpha?: number | undefined;
        readonly radial?: boolean | undefined;
      }
    | undefined;
}

type Layer = (x: number, y: number, t: number, dab: Dab) => void;

const towards = (dab: Dab, r: number, g: number, b: number, amount: number): void => {
  dab.red += (r - dab.red) * amount;
  dab.green += (g - dab.green) * amount;
  dab.blue += (b - dab.blue) * amount;
};

const glowLayer = (glow: NonNullable<SkyOptions['glow']>): Layer => {
  const [r, g, b] = rgb(glow.colour);
  const alpha = glow.alpha ?? 0.8;
  return (x, y, _t, dab) => {
    const d = Math.hypot(x - glow.x, y - glow.y) / glow.radius;
    towards(dab, r, g, b, clamp(Math.exp(-d * d * 2.2) * alpha));
    if (glow.radial) dab.stroke = Math.atan2(y - glow.y, x - glow.x) + Math.PI / 2 + noise(x * 0.004, y * 0.004) * 0.5;
  };
};

/** Clouds are noise bent by noise; where they thin out towards the light they are lit. */
const readClouds = (written: string): Clouds => {
  const [looks = '', alpha] = written.split('/');
  const [amount, colour, lit] = looks.split(' ');
  return { amount: Number(amount), colour, lit, alpha: alpha === undefined ? undefined : Number(alpha) };
};

const cloudLayer = (clouds: Clouds, lighting: Lighting, seed: number): Layer => {
  const { amount = 0.1, scale = 1, stretch = 2.2, from = -0.2, to = 1.2, soft = 0.35, alpha = 0.9 } = clouds;
  const body = rgb(clouds.colour ?? '#ffffff');
  const lit = rgb(clouds.lit ?? clouds.colour ?? '#ffffff');
  const f = 0.0032 / scale;
  const [dx, dy] = lighting.direction;
  return (x, y, t, dab) => {
    const window = smooth(from, from + 0.25, t) * (1 - smooth(to - 0.25, to, t));
    if (window <= 0.01) return;
    const bendX = fbm(x * f + seed, y * f * stretch, 3);
    const bendY = fbm(x * f + 31 + seed, y * f * stretch + 7, 3);
    const bentX = x * f + bendX * 1.1 + seed * 1.3;
    const bentY = y * f * stretch + bendY * 1.1 + 3;
    const here = fbm(bentX, bentY, 5);
    const cover = smooth(-amount, -amount + soft, here) * window;
    if (cover <= 0.01) return;
    const light = clamp((here - fbm(bentX + dx * 34 * f, bentY + dy * 34 * f * stretch, 5)) * 3.2 + 0.45);
    towards(
      dab,
      body[0] + (lit[0] - body[0]) * light,
      body[1] + (lit[1] - body[1]) * light,
      body[2] + (lit[2] - body[2]) * light,
      cover * alpha,
    );
    dab.stroke = dab.stroke * 0.4 + bendX * 2.4;
  };
};

/** A graded sky with wandering brushwork, over the whole window. */
export const paintSky = (canvas: Canvas, lighting: Lighting, stops: Stops, options: SkyOptions): void => {
  const { top = 0, bottom = canvas.height / canvas.unit, swirl = 0 } = options;
  const seed = canvas.seed % 50;
  const colours = new Ramp(stops);
  const layers: Layer[] = [];
  if (options.glow) layers.push(glowLayer(options.glow));
  const { clouds } = options;
  if (clouds) layers.push(cloudLayer(typeof clouds === 'string' ? readClouds(clouds) : clouds, lighting, seed));
  layField(
    canvas,
    (x, y, dab) => {
      const t = (y - top) / (bottom - top);
      const place = t + fbm(x * 0.0022 + seed, y * 0.0035, 3) * 0.07;
      dab.red = colours.at(place, 0);
      dab.green = colours.at(place, 1);
      dab.blue = colours.at(place, 2);
      dab.stroke =
        noise(x * 0.0024 + seed, y * 0.0035) * 1.1 + (swirl && swirl * Math.sin(x * 0.004 + y * 0.006 + seed));
      for (const layer of layers) layer(x, y, t, dab);
    },
    { detail: 0.05, coarse: 3 },
  );
};
