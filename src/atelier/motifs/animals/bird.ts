import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { darker, eye } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { pelt, plumage } from './coat.ts';

export interface BirdOptions {
  readonly colour?: Colour;
  readonly belly?: Colour;
  readonly beak?: Colour;
  readonly name?: string;
}

/** A small bird on its feet. */
export const bird = ({
  colour = '#34405c',
  belly = '#d7b48a',
  beak = '#e0a23c',
  name = 'bird',
}: BirdOptions = {}): Motif =>
  group(
    name,
    part(blob(...points`-16,-12 -40,-6 -42,-1 -16,-4`), darker(colour, 0.2), { stroke: 0 }),
    line(points`-1,-2 0,6 4,6`, 1.2, '#3a2c28'),
    line(points`4,-2 5,6 9,6`, 1.2, '#3a2c28'),
    plumage(blob(...points`-18,-8 -8,-20 6,-26 16,-32 24,-26 24,-16 14,-3 0,0 -12,-2`), colour, {
      grain: 1.8,
      shade: darker(colour, 0.1),
    }),
    pelt(blob(...points`22,-20 16,-8 4,0 -6,-2 6,-8 14,-18`), belly, { ao: 0, round: 0.5 }),
    part(blob(...points`24,-27 34,-23! 24,-21`), beak),
    plumage(blob(...points`-20,-6 -10,-18 4,-20 8,-12 -4,-5`), darker(colour, 0.25), { grain: 2 }),
    eye(19, -26, 1.7),
  );

export const crow = (options: BirdOptions = {}): Motif =>
  bird({ colour: '#22222e', belly: '#2c2c3a', beak: '#3c3a40', name: 'crow', ...options });

export interface FlyingBirdOptions {
  readonly colour?: Colour;
  readonly shade?: Colour | null;
  readonly beak?: Colour;
  /** How high the wings are raised: 0 level … 1 straight up. */
  readonly wing?: number;
  readonly name?: string;
}

export const flyingBird = ({
  colour = '#e9e2d4',
  shade = null,
  beak = '#d99a3a',
  wing: w = 0.5,
  name = 'bird in flight',
}: FlyingBirdOptions = {}): Motif =>
  group(
    name,
    plumage(
      blob(...points`-4,-4 -16,${-18 * w - 8} -34,${-46 * w - 6} -22,${-44 * w} -2,${-22 * w - 6} 12,-6`),
      darker(colour, 0.25),
      { grain: 1.6, round: 0.5 },
    ),
    part(blob(...points`-14,-3 -36,-6 -40,1 -34,4 -14,4`), darker(colour, 0.15)),
    plumage(blob(...points`-18,0 -4,-8 12,-9 22,-8 26,-3 18,4 2,8 -12,5`), colour, {
      shade: shade ?? darker(colour, 0.15),
      grain: 2,
    }),
    part(blob(...points`25,-6 35,-2! 25,0`), beak),
    plumage(
      blob(...points`-6,-2 -8,${-24 * w - 8} -22,${-58 * w - 8} -6,${-52 * w - 4} 10,${-26 * w - 4} 12,-2 2,3`),
      colour,
      { shade: darker(colour, 0.2), grain: 1.5, round: 0.6 },
    ),
    eye(19, -4.5, 1.3),
  );
