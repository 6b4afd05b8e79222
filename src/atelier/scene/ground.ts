import { type Colour, mix, type Rgb } from '../colour.ts';
import type { Point, Shape } from '../geometry/curve.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { lerp } from '../geometry/number.ts';
import { type Random, rng } from '../geometry/random.ts';
import { ellipse } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { type Motif, type Part, part, type Texture } from '../motif.ts';
import type { Painting } from './painting.ts';

/** Trees along a ridge. */
export interface Grove {
  readonly count: number;
  readonly scale?: number | undefined;
  readonly make: (random: Random) => Motif;
}

export interface HillsOptions {
  /** Height of the ridge as a share of the picture, and how far it swings. */
  readonly y?: number | undefined;
  readonly swing?: number | undefined;
  /** Waves across the picture, relative (default 1). */
  readonly frequency?: number | undefined;
  /** A shape of your own, added to the ridge: u 0–1 → share of the height. */
  readonly profile?: ((u: number) => number) | undefined;
  readonly octaves?: number | undefined;
  readonly seed?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly shade?: Colour | undefined;
  /** Colour strewn over it; the default suits the texture. */
  readonly mottle?: Colour | undefined;
  readonly texture?: Texture | undefined;
  readonly depth?: number | undefined;
  readonly round?: number | undefined;
  readonly rim?: number | undefined;
  readonly detail?: number | undefined;
  readonly stroke?: number | undefined;
  /** Mist at the foot, 0–1, and its colour (default the rig's fog). */
  readonly mist?: number | undefined;
  readonly mistColour?: Colour | undefined;
  readonly trees?: Grove | undefined;
  /** Loose strokes of other colours on near ground; false for none. */
  readonly dabs?:
    | { readonly count?: number | undefined; readonly colours?: readonly Colour[] | undefined }
    | false
    | undefined;
}

/** What lies on each ground besides its own colour: dry grass, fallen leaves, dry sand, dust. */
const strewn = (colour: Colour, texture: Texture): Rgb => {
  if (texture === 'grass') return mix(colour, '#e0c860', 0.38);
  if (texture === 'leaf') return mix(colour, '#e08a3c', 0.35);
  if (texture === 'sand') return mix(colour, '#fff0d0', 0.25);
  return mix(colour, '#c8c0d0', 0.2);
};

/** Loose horizontal strokes, larger towards the viewer. */
const looseDabs = (s: Painting, o: HillsOptions, ridge: (x: number) => number, colour: Colour): Part[] => {
  const { count = 150, colours } = o.dabs || {};
  const random = rng((o.seed ?? 0) * 77 + s.seed);
  const palette = colours ?? [
    mix(colour, '#fff0b0', 0.35),
    mix(colour, '#000020', 0.3),
    mix(colour, '#e0a050', 0.3),
    mix(colour, '#6a90a0', 0.25),
  ];
  return Array.from({ length: count }, () => {
    const x = random() * s.width;
    const top = ridge(x) + 14;
    const y = top + (s.height - top) * random() ** 1.1;
    const near = 0.5 + (y - (o.y ?? 0.7) * s.height) / (s.height * 0.3);
    const angle = (random() - 0.5) * 0.5;
    const length = random.between(7, 18) * near;
    const dx = Math.cos(angle) * length;
    const dy = Math.sin(angle) * length * 0.4;
    const spine: Point[] = [
      [x - dx, y - dy],
      [x, y - 1.5 * near],
      [x + dx, y + dy],
    ];
    const options = { round: 0.3, ao: 0, alpha: 0.55, detail: 0.5, merge: true };
    return part(tube(spine, [0.8, 4.2 * near, 0.8]), random.pick(palette), options);
  });
};

/** A ridge filled down to the bottom of the picture. Returns its line in card units. */
export const putHills = (s: Painting, o: HillsOptions): ((x: number) => number) => {
  const { y = 0.7, swing = 0.05, frequency = 1, octaves = 3, seed = 0, profile, depth = 0, trees } = o;
  const { colour = '#4a5a5a', shade, texture = 'grass', round = 0.25, rim = 1, detail = 0.18, stroke } = o;
  const ridge = (x: number): number => {
    const u = x / s.width;
    const bumps = fbm(u * 2.2 * frequency + seed * 11.7 + (s.seed % 13), seed * 3.1, octaves);
    return s.height * (y + (profile ? profile(u) : 0) + bumps * swing * 2);
  };
  const line: Point[] = [];
  for (let x = -20; x <= s.width + 20; x += 5) line.push([x, ridge(x)]);
  const top = Math.min(...line.map(p => p[1]));
  const ring = [...line, [s.width + 20, s.height + 30] as const, [-20, s.height + 30] as const];
  for (let i = 0; i < (trees?.count ?? 0); i++) {
    const random = rng(seed * 31 + i + s.seed);
    const x = random() * s.width * 1.1 - s.width * 0.05;
    const scale = (trees?.scale ?? 1) * random.between(0.6, 1.3);
    s.put(trees?.make(random), { x, y: ridge(x) + 6, scale, depth, detail: 0.4, flip: random() < 0.5 });
  }
  s.put(
    part([ring], colour, {
      shade: shade ? mix(colour, shade, 0.72) : mix(colour, '#000000', 0.25),
      gradient: [0, top, 0, Math.min(s.height, top + s.height * 0.42)],
      texture,
      round,
      bevel: 40,
      rim,
      detail,
      ao: 0.12,
      stroke,
      flatStroke: 0,
      mottle: { colour: o.mottle ?? strewn(colour, texture), scale: 0.006, amount: depth > 0.3 ? 0.3 : 0.55 },
    }),
    { depth },
  );
  if (depth < 0.2 && o.dabs !== false) s.put(looseDabs(s, o, ridge, colour), { depth });
  return ridge;
};

export interface TuftsOptions {
  /** Shares of the picture. */
  readonly left?: number | undefined;
  readonly right?: number | undefined;
  readonly y?: number | undefined;
  readonly spread?: number | undefined;
  /** Follow a line (card units) instead of y. */
  readonly line?: ((x: number) => number) | undefined;
  readonly count?: number | undefined;
  readonly height?: number | undefined;
  readonly lean?: number | undefined;
  /** 0 even … 1 in clumps. */
  readonly clump?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly shade?: Colour | undefined;
  readonly depth?: number | undefined;
}

/** Tufts of grass or reeds, back to front. */
export const putTufts = (s: Painting, o: TuftsOptions): void => {
  const { left = 0, right = 1, y = 0.95, count = 90, height = 40, spread = 0.03, lean = 0, clump = 0.55 } = o;
  const { colour = '#3d5a3a', shade = '#8fa05a', depth = 0, line } = o;
  const random = rng(s.seed + Math.round(y * 991));
  const roots: Point[] = [];
  for (let tries = 0; roots.length < count && tries < count * 6; tries++) {
    const u = lerp(left, right, random());
    if (clump && noise(u * 7 + y * 31, s.seed * 0.37) < clump * 0.5 - 0.32 * random()) continue;
    const x = u * s.width;
    roots.push([x, (line ? line(x) : y * s.height) + random.bell() * spread * s.height]);
  }
  roots.sort((a, b) => a[1] - b[1]);
  for (const [x, y0] of roots) {
    const blades = random.whole(3, 6);
    const tall = height * random.between(0.45, 1.2);
    const blade = (_: unknown, j: number): Part => {
      const h = tall * random.between(0.5, 1.1);
      const dx = (random.bell() * 0.7 + lean) * h;
      const foot = x + j * 3 - blades * 1.5;
      const spine: Point[] = [
        [foot, y0 + 4],
        [foot + dx * 0.25, y0 - h * 0.6],
        [x + dx + j * 3, y0 - h],
      ];
      const options = { round: 0.4, detail: 0.6, ao: 0.05, merge: true };
      return part(tube(spine, [4.2, 3, 0.6]), mix(colour, shade, random() ** 1.3), options);
    };
    s.put(Array.from({ length: blades }, blade), { depth });
  }
};

export interface PuffOptions {
  readonly colour?: Colour | undefined;
  readonly shade?: Colour | undefined;
  readonly seed?: number | undefined;
  readonly depth?: number | undefined;
  readonly alpha?: number | undefined;
  readonly count?: number | undefined;
  readonly detail?: number | undefined;
}

/** Storybook cumulus: many discs inflated as one body, flat below. */
export const putPuff = (s: Painting, x: number, y: number, width: number, height: number, o: PuffOptions): void => {
  const { colour = '#f4ead8', seed = 1, count = 9, detail = 0.2 } = o;
  const random = rng(seed * 97 + s.seed);
  const discs: Shape[] = [ellipse(x, y - height * 0.1, width * 0.47, height * 0.18)];
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5) / count) * 2 - 1;
    const bulge = Math.sqrt(1 - u * u * 0.85);
    const r = height * (0.3 + 0.28 * random()) * bulge;
    const cx = x + u * width * 0.42 + random.bell() * width * 0.04;
    const cy = y - r * 0.55 - height * 0.34 * bulge * random();
    discs.push(ellipse(cx, cy, r * 1.15, r));
    for (let k = 0; k < 4; k++) {
      const angle = Math.PI * (1.05 + 0.9 * random());
      const small = r * random.between(0.28, 0.5);
      discs.push(ellipse(cx + Math.cos(angle) * r * 0.95, cy + Math.sin(angle) * r * 0.85, small * 1.1, small));
    }
  }
  const { fog, below } = s.lighting;
  const body = part(discs.flat(), colour, {
    shade: o.shade ?? mix(mix(colour, fog, 0.45), below, 0.2),
    round: 0.8,
    detail,
    ao: 0.05,
    rim: 0.8,
    texture: 'stone',
    bump: 0.05,
    grain: 0.3,
  });
  s.put(body, { depth: o.depth, alpha: o.alpha });
};
