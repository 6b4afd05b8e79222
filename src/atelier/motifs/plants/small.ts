// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { TAU } from '../../geometry/number.ts';
import { rng } from '../../geometry/random.ts';
import { blob, ellipse, join, poly, transform } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, hole, many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface FlowerOptions {
  readonly colour?: Colour;
  readonly heart?: Colour;
  readonly height?: number;
  readonly petals?: number;
  readonly radius?: number;
  readonly stem?: Colour;
}

export const flower = ({
  colour = '#d8604a',
  heart = '#f2b04a',
  height: h = 60,
  petals = 7,
  radius: r = 14,
  stem = '#4f6a3a',
}: FlowerOptions = {}): Motif =>
  group(
    'flower',
    part(tube([[0, 0], [3, -h * 0.5], [0, -h]], [2.6, 2.2, 2]), stem),
    part(blob([1, -h * 0.3], [12, -h * 0.5], [20, -h * 0.48, 1], [12, -h * 0.36]), stem, { texture: 'leaf' }),
    many(petals, i => {
      const a = (i / petals) * TAU;
      return part(
        transform(blob([0, 0], [r * 0.5, -r * 0.28], [r, 0], [r * 0.5, r * 0.28]), { x: 0, y: -h, rotate: a }),
        colour,
        { round: 0.7 },
      );
    }),
    part(ellipse(0, -h, r * 0.35), heart, { texture: 'fur' }),
  );

interface MushroomOptions {
  readonly colour?: Colour;
  readonly height?: number;
  readonly width?: number;
  readonly stem?: Colour;
  readonly dots?: boolean;
  readonly glow?: Colour | undefined;
}

export const mushroom = ({
  colour = '#b5453a',
  height: h = 50,
  width: w = 50,
  stem = '#efe0c4',
  dots = true,
  glow,
}: MushroomOptions = {}): Motif =>
  group(
    'mushroom',
    glow && { glow: { x: 0, y: -h * 0.7, radius: w * 1.5, colour: glow, alpha: 0.4 } },
    part(
      blob(
        [-w * 0.13, 0], [-w * 0.1, -h * 0.4], [-w * 0.12, -h * 0.7], [w * 0.12, -h * 0.7], [w * 0.1, -h * 0.4],
        [w * 0.15, 0],
      ),
      stem,
      { texture: 'fur', shade: darker(stem, 0.3) },
    ),
    part(
      blob(
        [-w * 0.5, -h * 0.55], [-w * 0.42, -h * 0.85], [0, -h * 1.1], [w * 0.42, -h * 0.85],
        [w * 0.5, -h * 0.55], [0, -h * 0.48],
      ),
      colour,
      { shade: darker(colour, 0.3), round: 1, emit: glow ? 0.25 : 0 },
    ),
    dots &&
      ([[-0.25, -0.72, 0.07], [0.05, -0.92, 0.08], [0.28, -0.7, 0.06], [0, -0.66, 0.05]] as const).map(([x, y, r]) =>
        part(ellipse(x * w, y * h, r * w, r * w * 0.75), '#f4e6cf', { round: 0.5 }),
      ),
    glow && { lamp: { x: 0, y: -h * 0.6, colour: glow, radius: w * 1.6, power: 0.5 } },
  );

interface ReedsOptions {
  readonly height?: number;
  readonly count?: number;
  readonly colour?: Colour;
  readonly head?: Colour;
  readonly seed?: number;
}

export const reeds = ({
  height: h = 120,
  count = 9,
  colour = '#6a7a48',
  head = '#6a4430',
  seed = 1,
}: ReedsOptions = {}): Motif => {
  const random = rng(seed * 9 + 8);
  return group(
    'reeds',
    many(count, (i, u) => {
      const x = (u - 0.5) * 60 + random.bell() * 12;
      const lean = random.bell() * 34;
      const hh = h * random.between(0.6, 1.1);
      const tail = i % 3 === 0;
      return [
        part(
          tube([[x, 3], [x + lean * 0.3, -hh * 0.6], [x + lean, -hh]], [4, 3, tail ? 2 : 0.6]),
          mix(colour, '#b8b06a', random() * 0.6),
          { round: 0.5 },
        ),
        tail &&
          part(tube([[x + lean * 0.85, -hh * 0.88], [x + lean, -hh], [x + lean * 1.1, -hh * 1.14]], [7, 8, 5]), head, {
            texture: 'fur',
          }),
      ];
    }),
  );
};

interface StumpOptions {
  readonly colour?: Colour;
  readonly cut?: Colour;
}

/** What is left when a tree goes. */
export const stump = ({ colour = '#7a5038', cut = '#e0b880' }: StumpOptions = {}): Motif =>
  group(
    'stump',
    part(poly([-26, 2], [-20, -34], [20, -34], [26, 2]), colour, { texture: 'bark', round: 1 }),
    part(ellipse(0, -34, 20, 7), cut, { round: 0.2 }),
    // rings of years, foreshortened with the cut; the oldest lies off centre
    [0.78, 0.56, 0.36, 0.18].map(share =>
      part(
        join(
          ellipse(-1 + share, -34, 20 * share, 7 * share),
          hole(ellipse(-1 + share, -34, 20 * share - 1.2, 7 * share - 0.7)),
        ),
        darker(cut, 0.3),
        { round: 0, ao: 0, detail: 1, alpha: 0.7 },
      ),
    ),
  );
