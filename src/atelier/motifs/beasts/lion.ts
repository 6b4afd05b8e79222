// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { TAU } from '../../geometry/number.ts';
import { rng } from '../../geometry/random.ts';
import { blob, ellipse, union, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, lighter, many } from '../../kit.ts';
import { group, line, type Motif, type Part, part } from '../../motif.ts';

const LOCKS = 30;

interface LionOptions {
  readonly colour?: Colour;
  readonly mane?: Colour;
}

/** A lion from the front, under a barber's cloth if you give it one. Origin at the chin. */
export const lion = ({ colour = '#d6a054', mane = '#a5602c' }: LionOptions = {}): Motif => {
  const random = rng(4);
  /** A lock of the mane grows outwards from the middle of the face and curls a little. */
  const lock = (i: number): Part => {
    const angle = (i / LOCKS) * TAU;
    const reach = 118 + random() * 26;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const curl = angle + 0.14;
    return part(
      tube(
        [
          [dx * 60, -70 + dy * 60], [dx * reach * 0.8, -70 + dy * reach * 0.8],
          [Math.cos(curl) * reach * 1.08, -70 + Math.sin(curl) * reach * 1.12],
        ],
        [58, 46, 6],
      ),
      mix(mane, i % 3 ? '#d08a3c' : '#5a2c20', 0.22 + 0.2 * (i % 2)),
      { texture: 'fur', grain: 0.6, ao: 0.3 },
    );
  };
  return group(
    'lion',
    many(LOCKS, lock),
    // inner mane, ears, face
    part(wobble(ellipse(0, -72, 92, 96), 6, 0.05), darker(mane, 0.12), { texture: 'fur', grain: 0.5 }),
    both(side => [
      part(ellipse(side * 66, -140, 24, 22), colour, { texture: 'fur' }),
      part(ellipse(side * 66, -138, 13, 12), darker(colour, 0.4), { ao: 0.2 }),
    ]),
    part(
      blob(
        [0, -150], [44, -138], [66, -96], [58, -48], [34, -6], [0, 6], [-34, -6], [-58, -48], [-66, -96],
        [-44, -138],
      ),
      colour,
      { texture: 'fur', grain: 0.5, shade: lighter(colour, 0.15) },
    ),
    // bridge of the nose, muzzle, nose, lip
    part(
      blob([-15, -116], [0, -122], [15, -116], [20, -62], [30, -46], [0, -34], [-30, -46], [-20, -62]),
      lighter(colour, 0.16),
      { texture: 'fur', grain: 0.6, ao: 0.15 },
    ),
    part(union(ellipse(-20, -24, 26, 21), ellipse(20, -24, 26, 21), ellipse(0, -2, 20, 15)), '#f0dfc0', {
      texture: 'fur',
      ao: 0.2,
    }),
    part(blob([-19, -54], [0, -58], [19, -54], [6, -38], [0, -35], [-6, -38]), '#5a2c30', { round: 0.9 }),
    line([[0, -36], [0, -22]], 2.4, '#4a2428'),
    both(side => [
      // mouth, closed eye, brow, whiskers
      line([[0, -22], [side * 12, -13], [side * 25, -19]], [2.4, 2.4, 1], '#4a2428'),
      line([[side * 20, -88], [side * 34, -81], [side * 48, -90]], [1.6, 4, 1.6], '#3a1c20'),
      part(tube([[side * 16, -106], [side * 34, -116], [side * 52, -108]], [3, 7, 2]), darker(mane, 0.3), {
        texture: 'fur',
        ao: 0,
      }),
      [0, 1, 2].map(i =>
        line(
          [[side * 30, -26 + i * 6], [side * 62, -32 + i * 10], [side * 92, -30 + i * 16]],
          [1.2, 1, 0.4],
          '#f6ead0',
        ),
      ),
    ]),
  );
};
