import type { Colour } from '../../colour.ts';
import { type Point, spline } from '../../geometry/curve.ts';
import { lerp } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lighter } from '../../kit.ts';
import { at, group, type Motif, type Part, part } from '../../motif.ts';
import { pelt } from './coat.ts';
import { quadruped } from './quadruped.ts';

/** Things can be hung on the tips: birds, lanterns, washing. */
export interface Antlered extends Motif {
  readonly tips: readonly Point[];
}

export interface AntlersOptions {
  readonly colour?: Colour;
  readonly height?: number;
  readonly thickness?: number;
  /** Tines on each side. */
  readonly count?: number;
}

/** Antlers that grow from 0,0. */
export const antlers = ({
  colour = '#d9c3a0',
  height: h = 60,
  thickness: w = 5,
  count = 4,
}: AntlersOptions = {}): Antlered => {
  const tips: Point[] = [];
  const horn = (spine: readonly Point[], widths: readonly number[]): Part =>
    part(tube(spine, widths), colour, { texture: 'bark', round: 0.9 });
  const parts = [-1, 1].flatMap(side => {
    const beam = points`${side * 3},0 ${side * h * 0.3},${-h * 0.25} ${side * h * 0.5},${-h * 0.6} ${side * h * 0.38},${-h}`;
    const curve = spline(beam, false);
    tips.push([side * h * 0.38, -h]);
    const tines = Array.from({ length: count }, (_, k) => {
      const i = k + 1;
      const root = curve[Math.floor((curve.length * i) / (count + 1))] as Point;
      const length = h * (0.42 - i * 0.03);
      // Tines lean out and in by turns.
      const angle = -Math.PI / 2 + side * (i % 2 ? 0.95 : -0.5);
      const tip: Point = [root[0] + Math.cos(angle) * length, root[1] + Math.sin(angle) * length];
      tips.push(tip);
      const bow: Point = [lerp(root[0], tip[0], 0.5) + side * 3, lerp(root[1], tip[1], 0.5)];
      return horn([root, bow, tip], [w * 0.7, w * 0.5, w * 0.15]);
    });
    return [horn(beam, [w, w * 0.8, w * 0.6, w * 0.2]), ...tines];
  });
  return { ...group('antlers', parts), tips };
};

export interface DeerOptions {
  readonly colour?: Colour;
  readonly walk?: number;
  /** Height of the antlers. */
  readonly antlers?: number;
  readonly antlerColour?: Colour;
  readonly spots?: boolean;
}

const CREAM = '#e8d3b4';
/** Where quadruped() puts this head, plus the root of the antlers on it. */
const ANTLERS_ON_DEER: Point = [28 + 15 + 2, -56 - 23 / 2 + 4 - 34 - 11];

export const deer = ({
  colour = '#9a6a44',
  walk = 0.35,
  antlers: antlerHeight = 62,
  antlerColour = '#d9c3a0',
  spots = true,
}: DeerOptions = {}): Antlered => {
  const crown = antlers({ height: antlerHeight, colour: antlerColour });
  const body = quadruped({
    name: 'deer',
    colour,
    length: 56,
    height: 56,
    girth: [20, 23, 21, 26, 17],
    legs: [11, 5.5, 4],
    neck: { x: 15, y: -34, widths: [17, 11] },
    walk,
    belly: CREAM,
    chest: CREAM,
    hoof: '#2a2022',
    pattern: spots ? { kind: 'dot', colour: '#e9d5b5', width: 8, radius: 0.14, alpha: 0.7 } : undefined,
    head: [
      at(crown, { x: 2, y: -11 }),
      part(blob(...points`-6,-7 -18,-13 -24,-9! -14,-3`), darker(colour, 0.15)),
      pelt(blob(...points`-8,2 -6,-10 4,-13 12,-8 26,4 27,9 20,11 6,8`), colour, { shade: lighter(colour, 0.15) }),
      part(ellipse(26, 6.5, 2.6, 2.4), '#221a1c'),
      eye(7, -4, 2),
      part(blob(...points`18,9 27,8 25,11 18,11.5`), CREAM, { ao: 0 }),
    ],
    tail: pelt(tube(points`6,0 -3,4 -6,12`, [7, 6, 2]), lighter(colour, 0.5)),
  });
  return { ...body, tips: crown.tips.map(([x, y]): Point => [x + ANTLERS_ON_DEER[0], y + ANTLERS_ON_DEER[1]]) };
};
