import { type Colour, mix, type Rgb, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp, smooth, TAU } from '../geometry/number.ts';
import { rect } from '../geometry/shape.ts';
import { darker } from '../kit.ts';
import { part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

interface Wallpaper {
  readonly kind: 'stripe' | 'flower';
  readonly colour: Colour;
  /** Period in card units (default 60). */
  readonly width?: number | undefined;
  readonly alpha?: number | undefined;
}

export interface RoomOptions {
  /** Its colour in the light and in the corners. */
  readonly wall?: readonly [lit: Colour, shaded: Colour] | undefined;
  /** A figure, its colour, its period and how much of it shows: 'flower #c898a0 76/0.32' or 'stripe …'. */
  readonly paper?: string | undefined;
  readonly floor?: Colour | undefined;
  /** Where the wall meets the floor, in card units; 1230 hides the floor. */
  readonly y?: number | undefined;
  /** The vanishing point. */
  readonly vanishX?: number | undefined;
  readonly vanishY?: number | undefined;
  readonly skirting?: Colour | null | undefined;
  /** How much the scene's lamps light wall and floor, 0 (default) – 1. */
  readonly lamplight?: number | undefined;
}

const readPaper = (written: string): Wallpaper => {
  const [kind, colour = '', size = ''] = written.split(' ');
  const [width, alpha] = size.split('/').map(Number);
  if (kind !== 'flower' && kind !== 'stripe') throw new Error(`there is no wallpaper with a ${kind}`);
  return { kind, colour, width, alpha };
};

/** How much of the wallpaper's figure shows at a point. */
const figureAt = ({ kind, width = 60 }: Wallpaper, x: number, y: number): number => {
  if (kind === 'stripe') return smooth(-0.1, 0.1, Math.sin((x / width) * TAU + noise(x * 0.01, y * 0.01)));
  const row = Math.floor(y / width);
  const u = (((x + ((row & 1) * width) / 2) / width + 100) % 1) - 0.5;
  const v = ((y / width) % 1) - 0.5;
  // Five petals: the radius swings five times round.
  const petals = 1 + 0.35 * Math.cos(Math.atan2(v, u) * 5);
  return 1 - smooth(0.16, 0.2, Math.hypot(u, v) * petals);
};

const wallAt = (wall: Rgb, shade: Rgb, vanishX: number, vanishY: number, paper: Wallpaper | undefined) => {
  const print = paper ? rgb(paper.colour) : null;
  return (x: number, y: number): Rgb => {
    const away = Math.hypot((x - vanishX) / 620, (y - vanishY) / 700) + fbm(x * 0.004, y * 0.004, 3) * 0.25;
    const plain = mix(wall, shade, clamp(away));
    return paper && print ? mix(plain, print, figureAt(paper, x, y) * (paper.alpha ?? 0.5)) : plain;
  };
};

/** Boards run to the vanishing point; z is how far away the row of the floor is. */
const floorAt = (floor: Colour, y0: number, height: number, vanishX: number) => {
  const light = mix(floor, '#ffe0b0', 0.12);
  const dark = darker(floor, 0.5);
  const gap = darker(floor, 0.75);
  return (x: number, y: number): Rgb => {
    const t = (y - y0) / (height - y0);
    const z = 1 / (t * 0.8 + 0.28);
    const across = (((x - vanishX) * z) / 60) * 2.2;
    const board = Math.floor(across);
    if (across - board < 0.036 * z) return gap;
    const grain = fbm((across / 2.2) * 6 + board * 5, z * 9 + board * 3, 3);
    const shade = 0.25 + Math.abs(x - vanishX) / 900 + (1 - t) * 0.25 + grain * 0.35 + noise(board * 3.7, 2) * 0.3;
    return mix(light, dark, clamp(shade));
  };
};

/** A papered wall, a skirting board and a plank floor in one-point perspective. */
export const room = (s: Scene, options: RoomOptions = {}): Scene => {
  const { wall = ['#8a6f86', darker('#8a6f86', 0.35)], floor = '#8a5a3c', skirting = '#e6d8c0' } = options;
  const { y = 780, vanishX = 400, vanishY = 500, paper, lamplight } = options;
  s.field(wallAt(rgb(wall[0]), rgb(wall[1]), vanishX, vanishY, paper === undefined ? undefined : readPaper(paper)), {
    stroke: (x, py) => Math.PI / 2 + noise(x * 0.005, py * 0.005) * 0.8,
    detail: 0.1,
    bottom: y + 4,
    coarse: 2,
    lamplight,
  });
  if (y < s.height)
    s.field(floorAt(floor, y, s.height, vanishX), {
      stroke: (x, py) => Math.atan2(py - vanishY, x - vanishX),
      detail: 0.25,
      top: y,
      lamplight,
    });
  if (skirting)
    s.put(
      part(rect(-10, y - 16, 820, 22), skirting, {
        texture: 'hplank',
        grain: 0.6,
        shade: darker(skirting, 0.4),
        round: 0.4,
        bevel: 4,
      }),
    );
  return s;
};
