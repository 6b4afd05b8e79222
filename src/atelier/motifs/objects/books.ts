// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { rng } from '../../geometry/random.ts';
import { blob, rect } from '../../geometry/shape.ts';
import { both, darker } from '../../kit.ts';
import { group, line, type Motif, type Part, part } from '../../motif.ts';

interface OpenBookOptions {
  readonly width?: number;
  readonly colour?: Colour;
  readonly cover?: Colour;
  readonly lines?: boolean;
}

export const openBook = ({
  width: w = 160,
  colour = '#f3e8d0',
  cover = '#7a3a34',
  lines = true,
}: OpenBookOptions = {}): Motif => {
  const hw = w / 2;
  const page = (side: number): Part =>
    part(
      blob(
        [0, 0, 1], [side * hw * 0.3, -9], [side * hw * 0.7, -7], [side * hw, -2, 1], [side * hw * 0.88, -44, 1],
        [side * hw * 0.6, -50], [side * hw * 0.25, -50], [0, -40, 1],
      ),
      colour,
      { shade: mix(colour, '#a0805a', 0.35), gradient: [side * hw, 0, 0, 0], round: 0.4 },
    );
  return group(
    'book',
    part(
      blob([-hw * 1.06, 3, 1], [0, 8], [hw * 1.06, 3, 1], [hw * 0.92, -46, 1], [0, -40], [-hw * 0.92, -46, 1]),
      cover,
      { round: 0.5 },
    ),
    both(page),
    lines &&
      both(side =>
        [0, 1, 2, 3, 4].map(i =>
          line(
            [[side * hw * 0.12, -12 - i * 6], [side * hw * 0.45, -18 - i * 5.6], [side * hw * 0.8, -14 - i * 5.6]],
            1,
            '#7a5a48',
            { alpha: 0.45 },
          ),
        ),
      ),
  );
};

interface BookSpineOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
}

export const bookSpine = ({ width: w = 14, height: h = 60, colour = '#8a3f3a' }: BookSpineOptions = {}): Motif =>
  group(
    'book',
    part(rect(-w / 2, -h, w, h, 2), colour, { shade: darker(colour, 0.3), round: 0.8, texture: 'cloth' }),
    part(rect(-w / 2, -h * 0.85, w, 2.4), '#e0b860', { ao: 0, round: 0.2 }),
    part(rect(-w / 2, -h * 0.2, w, 2.4), '#e0b860', { ao: 0, round: 0.2 }),
  );

interface BookStackOptions {
  readonly count?: number;
  readonly width?: number;
  readonly seed?: number;
  readonly colours?: readonly Colour[];
}

/** A pile lying on its side; `top` is where the next thing can stand. */
export const bookStack = ({
  count = 6,
  width: w = 70,
  seed = 1,
  colours = ['#8a3f3a', '#3f5a6a', '#b08a3a', '#5a6a42', '#6a4a6a', '#c07a4a'],
}: BookStackOptions = {}): Motif & { readonly top: number } => {
  const random = rng(seed + 9);
  const books: Part[] = [];
  let y = 0;
  for (let i = 0; i < count; i++) {
    const h = random.between(9, 15);
    const long = w * random.between(0.75, 1.05);
    const x = random.bell() * 7;
    const spineLeft = i % 2 === 1;
    const cover = random.pick(colours);
    books.push(
      part(rect(x - long / 2, y - h, long, h, 2.5), cover, { round: 0.6, texture: 'cloth' }),
      part(rect(x - long / 2 + (spineLeft ? 3 : -1), y - h + 2.4, long - 2, h - 4.8), '#efe2c6', {
        texture: 'hplank',
        grain: 4,
        round: 0.2,
        ao: 0.1,
      }),
      part(rect(x + (spineLeft ? -long / 2 : long / 2 - 6), y - h, 6, h, 2), cover, { ao: 0 }),
    );
    y -= h;
  }
  return { ...group('pile of books', books), top: y };
};
