import { type Colour, mix } from '../../colour.ts';
import { type Point, spline } from '../../geometry/curve.ts';
import { rng } from '../../geometry/random.ts';
import { tube } from '../../geometry/tube.ts';
import { group, type Motif, type Part, part } from '../../motif.ts';

/** A strand of beard: falls from (x, y) and curls outwards at its end. */
export const beardStrand = (x: number, y: number, length: number, lean: number, colour: Colour): Part =>
  part(
    tube(
      [
        [x, y],
        [x + lean * 0.25, y + length * 0.45],
        [x + lean * 0.8, y + length * 0.8],
        [x + lean * 1.3, y + length * 0.72],
      ],
      [40, 44, 26, 4],
    ),
    colour,
    { texture: 'fur', grain: 0.4, round: 0.9, ao: 0.25, stroke: 1.57, shade: mix(colour, '#2c5a68', 0.3) },
  );

/** A row of waves with leaning crests and two lines of foam. */
export const beardWaves = (y: number, half: number, height: number, colour: Colour, seed: number): Motif => {
  const random = rng(seed);
  const line: Point[] = [[400 - half, y + 30]];
  for (let x = 440 - half; x < 370 + half; x += 84 + random() * 40)
    line.push(
      [x, y + height * 0.4],
      [x + 44 + random.bell() * 8, y - height * random.between(0.45, 1.15), 1],
      [x + 62, y - height * 0.1],
    );
  const crest = spline([...line, [400 + half, y + 30]], false, 8);
  return group(
    'waves',
    part([[...crest, [430 + half, y + 260], [370 - half, y + 260]]], colour, {
      texture: 'water',
      shade: mix(colour, '#0c2c40', 0.55),
      round: 0.35,
      bevel: 26,
      ao: 0.4,
    }),
    part(tube(crest, 9, { raw: true }), '#eef2e6', { round: 0.7, ao: 0.1, detail: 0.9 }),
    part(
      tube(
        crest.map(([px, py]): Point => [px + 5, py + 20]),
        5,
        { raw: true },
      ),
      '#d8e6e0',
      { round: 0.5, ao: 0, alpha: 0.5 },
    ),
  );
};

export const halfMoustache = (side: -1 | 1) =>
  group('moustache', beardStrand(400 + side * 14, 520, 130, side * 108, '#f2f2ea'));
