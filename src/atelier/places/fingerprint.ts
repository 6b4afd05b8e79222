import { mix, type Rgb, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp, smooth, TAU } from '../geometry/number.ts';
import { cycle } from '../kit.ts';
import type { Scene } from '../scene/scene.ts';

/** Where a furrow is born (1) or dies (-1): without these a print is only a target. */
const FORKS = [
  [330, 420, 1],
  [500, 470, -1],
  [300, 700, 1],
  [520, 760, 1],
  [420, 860, -1],
  [250, 560, -1],
] as const;

/** Rings around a core, sagging below into arches, 27 units from furrow to furrow. */
const furrow = (x: number, y: number): number => {
  const [dx, dy] = [x - 395, y - 520];
  const low = smooth(-40, 420, dy);
  const rings = Math.hypot(dx * 1.12, dy * (0.9 - low * 0.25)) + fbm(x * 0.004, y * 0.004, 2) * 46;
  let p = rings * (1 - low * 0.55) + (dy + (dx * dx) / 760) * low * 0.55;
  for (const [fx, fy, sign] of FORKS) p += ((sign * 27) / TAU) * Math.atan2(y - fy, x - fx);
  return (p / 27) * TAU + Math.atan2(dy, dx);
};

const along = (x: number, y: number): number =>
  Math.atan2(furrow(x, y + 1) - furrow(x, y - 1), furrow(x + 1, y) - furrow(x - 1, y)) + Math.PI / 2;

/** Below 1 inside the finger's outline. */
const reach = (x: number, y: number): number =>
  Math.hypot((x - 400) / 318, (y - 590) / (y < 590 ? 470 : 500)) + noise(x * 0.01, y * 0.01) * 0.03;

const CROPS = ['#7f9650', '#a8a858', '#5f8450', '#93a05a'].map(rgb);

const [HEDGE, STRAW, PATH, RUT, CLOD, LOAM, SHINE, SOWN, SPROUT] = [
  '#44683c',
  '#f0e4a0',
  '#e0cf9a',
  '#b89a60',
  '#5a3524',
  '#e8c078',
  '#fff0c8',
  '#c8b868',
  '#a8a050',
].map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];

const plot = (x: number, y: number): number =>
  Math.floor((x + y * 0.3 + 90) / 330) + 3 * Math.floor((y - x * 0.25 + 200) / 390);

export const straightFields = (s: Scene): void => {
  s.field(
    (x, y) => {
      const angle = plot(x, y) * 1.9;
      const row = Math.sin((x * Math.cos(angle) + y * Math.sin(angle)) * 0.3);
      const crop = mix(cycle(CROPS, plot(x, y) + 400), HEDGE, clamp(0.5 + fbm(x * 0.005, y * 0.005, 4)) * 0.6);
      return mix(crop, STRAW, clamp(row * 0.14));
    },
    { detail: 0.18, stroke: (x, y) => plot(x, y) * 1.9 + Math.PI / 2 },
  );
};

export const fingerprintField = (s: Scene): void => {
  s.field(
    (x, y) => {
      const d = reach(x, y);
      if (d > 1) return d < 1.05 ? mix(PATH, RUT, (d - 1) * 20) : null;
      const turn = Math.atan2(y - 590, x - 400);
      if (d > 0.87 && turn > 0.35 && turn < 1.32) return mix(SOWN, SPROUT, clamp(0.5 + fbm(x * 0.03, y * 0.03, 3)));
      const ridge = Math.sin(furrow(x, y));
      const lit = Math.sin(furrow(x - 3, y - 3)) - ridge;
      return mix(mix(CLOD, LOAM, smooth(-0.35, 0.5, ridge)), SHINE, clamp(lit * 0.28));
    },
    { detail: 0.5, stroke: along },
  );
};
