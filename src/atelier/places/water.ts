import { type Colour, mix } from '../colour.ts';
import { type Point, spline } from '../geometry/curve.ts';
import { rng } from '../geometry/random.ts';
import { blob } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { darker, many } from '../kit.ts';
import { group, type Motif, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

export interface DeepOptions {
  readonly top?: Colour | undefined;
  readonly middle?: Colour | undefined;
  readonly bottom?: Colour | undefined;
  /** The surface, in card units. */
  readonly y?: number | undefined;
  readonly rays?: number | undefined;
  readonly rayColour?: Colour | undefined;
}

/** Open water seen from below the surface, with light falling in. */
export const deep = (s: Scene, options: DeepOptions = {}): Scene => {
  const { top = '#5fb0b0', middle = '#2a6a86', bottom = '#0d2238', y = 0, rays = 5, rayColour = '#c8f0e0' } = options;
  s.sky(
    [
      [0, top],
      [0.4, middle],
      [1, bottom],
    ],
    { top: y, bottom: s.height, swirl: 0.4 },
  );
  const random = rng(s.seed + 3);
  for (let i = 0; i < rays; i++) {
    const x = random.between(40, 760);
    const width = random.between(20, 70);
    const slant = random.between(-160, 160);
    const right: Point = [x + slant + width * 1.6, y + random.between(500, 900)];
    const left: Point = [x + slant - width * 1.2, y + random.between(500, 900)];
    s.shaft([[x - width * 0.4, y], [x + width * 0.4, y], right, left], rayColour, random.between(0.06, 0.16), 22);
  }
  return s;
};

export interface KelpOptions {
  readonly height?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly leaves?: number | undefined;
  readonly seed?: number | undefined;
}

/** A swaying stem of weed, leaves left and right in turn. */
export const kelp = ({ height = 300, colour = '#2f5a4a', leaves = 9, seed = 1 }: KelpOptions = {}): Motif => {
  const random = rng(seed);
  const stem = many(6, (i): Point => [i ? Math.sin(i * 1.2 + seed) * 16 : 0, (-height * i) / 5]);
  const along = spline(stem, false, 8);
  return group(
    'kelp',
    part(tube(stem, [8, 6, 3]), colour, { texture: 'leaf' }),
    many(leaves, i => {
      const [x, y] = along[Math.floor(((i + 1) / (leaves + 1)) * along.length)] as Point;
      const side = i % 2 ? 1 : -1;
      const leaf = blob([x, y], [x + side * 16, y - 16], [x + side * 34, y - 40, 1], [x + side * 14, y - 30]);
      return part(leaf, mix(colour, '#7aa05a', random() * 0.5), { texture: 'leaf', round: 0.6 });
    }),
  );
};

export interface RockOptions {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly seed?: number | undefined;
}

/** A boulder, partly angular, that sinks a little into its ground. */
export const rock = ({ width = 120, height = 90, colour = '#6a6470', seed = 1 }: RockOptions = {}): Motif => {
  const random = rng(seed * 5 + 1);
  const crown = many(10, (_, u): Point => {
    const angle = Math.PI + Math.PI * u;
    const x = ((Math.cos(angle) * width) / 2) * random.between(0.85, 1.1);
    return [x, Math.sin(angle) * height * random.between(0.75, 1.05), random() < 0.5 ? 1 : 0];
  });
  const outline = blob(...crown, [width * 0.5, 8, 1], [-width * 0.5, 8, 1]);
  return group('rock', part(outline, colour, { texture: 'stone', shade: darker(colour, 0.45), round: 0.8 }));
};
