import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lighter, many } from '../../kit.ts';
import { group, line, type Motif, type Part, type Pieces, part } from '../../motif.ts';
import { hide, pelt } from '../animals/coat.ts';

export interface GallopingHorseOptions {
  readonly colour?: Colour;
  readonly mane?: Colour;
  /** A saddle and a pole turn it into a carousel horse. */
  readonly saddle?: Colour | null;
  readonly pole?: Colour | null;
  readonly gems?: Colour;
}

export const gallopingHorse = ({
  colour = '#efe4d0',
  mane = '#b5803c',
  saddle = null,
  pole = null,
  gems = '#c8485a',
}: GallopingHorseOptions = {}): Motif =>
  group(
    'galloping horse',
    pole !== null && brassPole(pole, points`0,-220 0,-84`),
    pelt(tube(points`-42,-76 -64,-92 -88,-78 -114,-88`, [9, 20, 17, 2]), mane),
    pelt(tube(points`-46,-76 -66,-80 -86,-62 -106,-66`, [7, 12, 10, 2]), lighter(mane, 0.2), { ao: 0.1 }),
    hide(
      union(
        tube(points`30,-58 60,-56 72,-44 92,-40`, [17, 11, 8, 7]),
        tube(points`-28,-58 -44,-34 -60,-30 -76,-8`, [24, 12, 8, 7]),
      ),
      darker(colour, 0.32),
      { bump: 0.1 },
    ),
    hooves(points`96,-39 -78,-5`, 0.4, mane),
    hide(
      union(
        blob(...points`-44,-64 -38,-84 -14,-86 12,-84 36,-90 46,-72 42,-54 20,-46 -10,-50 -34,-46`),
        tube(points`28,-72 46,-96 56,-116`, [36, 22, 16]),
        tube(points`34,-56 62,-44 66,-32 56,-18`, [20, 12, 8, 7]),
        tube(points`-34,-58 -52,-36 -66,-34 -88,-18`, [30, 13, 8, 7]),
        blob(...points`46,-118 52,-132 62,-131 80,-112 88,-102 85,-94 75,-94 58,-104`),
      ),
      colour,
      { bump: 0.1, shade: darker(colour, 0.22) },
    ),
    hooves(points`54,-15 -91,-16`, -0.3, mane),
    part(blob(...points`50,-130 52,-146! 58,-131`), colour),
    eye(66, -116, 2.6),
    part(ellipse(83, -99, 1.8, 1.2), darker(colour, 0.7), { ao: 0 }),
    line(points`84,-95 76,-97`, 1, darker(colour, 0.6)),
    flyingMane(mane),
    saddle !== null && tack(saddle, gems),
    pole !== null && brassPole(pole, points`0,-50 0,90`),
  );

const hooves = (feet: readonly Point[], lean: number, mane: Colour): Part[] =>
  feet.map(([x, y]) => part(ellipse(x, y, 6, 4.6, lean), darker(mane, 0.5)));

const flyingMane = (mane: Colour): Part[] =>
  many(6, i => {
    const x = 52 - i * 4.4;
    const y = -130 + i * 9;
    const lock = points`${x + 4},${y} ${x - 12},${y - 8 + i} ${x - 28},${y + 2} ${x - 40},${y - 4 + i * 2}`;
    return pelt(tube(lock, [9, 11, 8, 1]), i % 2 ? mane : lighter(mane, 0.2), { ao: 0.15 });
  });

const tack = (saddle: Colour, gems: Colour): Pieces => [
  part(blob(...points`-20,-88 0,-84 22,-88 24,-62 0,-50 -20,-60`), saddle, {
    texture: 'cloth',
    round: 0.5,
    pattern: { kind: 'dot', colour: '#f0d890', width: 9, radius: 0.2 },
  }),
  part(tube(points`-20,-61 0,-50 24,-62`, 4), '#e0b048', { texture: 'gold' }),
  part(tube(points`40,-92 50,-78 44,-58`, 5), saddle),
  part(tube(points`60,-106 74,-118`, 3.4), saddle),
  part(blob(...points`-16,-86 -20,-97 -8,-92 10,-92 20,-99 18,-86`), darker(saddle, 0.35)),
  part(ellipse(47, -80, 4), gems, { emit: 0.3 }),
];

const brassPole = (pole: Colour, spine: readonly Point[]): Part =>
  part(tube(spine, 8), pole, {
    texture: 'gold',
    round: 1,
    pattern: { kind: 'stripe', colour: lighter(pole, 0.55), width: 16, rotate: 1, bias: 0.2, alpha: 0.8 },
  });
