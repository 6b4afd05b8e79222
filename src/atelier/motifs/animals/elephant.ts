import { type Colour, mix } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye } from '../../kit.ts';
import { group, line, type Motif, type Part, type Pieces, part } from '../../motif.ts';
import { hide, pelt } from './coat.ts';

export interface ElephantOptions {
  readonly colour?: Colour;
  /** A dotted saddlecloth. */
  readonly cloth?: Colour | null;
  readonly dots?: Colour;
  readonly trunk?: 'down' | 'up';
  readonly walk?: number;
  readonly ear?: Colour | null;
}

const TRUNK = {
  down: points`58,-72 74,-54 79,-30 76,-10 86,-2`,
  up: points`58,-72 78,-58 92,-74 90,-100 100,-114`,
};

export const elephant = ({
  colour = '#7f7a8c',
  cloth = null,
  dots = '#f2cf7a',
  trunk = 'down',
  walk = 0.4,
  ear = null,
}: ElephantOptions = {}): Motif => {
  const stride = walk * 12;
  const shade = darker(colour, 0.4);
  return group(
    'elephant',
    part(tube(points`-46,-70 -54,-56 -54,-38`, [5, 3, 2.5]), colour),
    pelt(tube(points`-54,-40 -55,-30`, [3, 5]), darker(colour, 0.6)),
    hide(union(leg(-20, stride), leg(32, -stride)), darker(colour, 0.45), {
      shade: darker(colour, 0.65),
      grain: 1.6,
      round: 0.9,
    }),
    hide(
      union(
        blob(...points`-50,-56 -46,-80 -22,-95 8,-93 34,-90 48,-64 40,-38 10,-33 -26,-33 -46,-38`),
        leg(-34, -stride),
        leg(22, stride),
      ),
      colour,
      { shade, grain: 1.2, bump: 0.3 },
    ),
    toes(-34 - stride),
    toes(22 + stride),
    cloth !== null && saddlecloth(cloth, dots),
    hide(
      union(tube(TRUNK[trunk], [24, 18, 12, 9, 7]), blob(...points`34,-64 36,-92 52,-102 68,-92 74,-70 64,-54 46,-50`)),
      colour,
      { shade: darker(colour, 0.3), grain: 1.4, bump: 0.3 },
    ),
    part(tube(points`62,-60 76,-52 92,-58`, [6, 5, 1.5]), '#f1e6cf'),
    hide(blob(...points`26,-90 44,-94 53,-76 49,-50 36,-40 22,-54 18,-74`), ear ?? mix(colour, '#b98a8a', 0.2), {
      shade,
      round: 0.6,
    }),
    eye(63, -78, 2.1),
    line(points`58,-82 63,-84 67,-81`, 1, darker(colour, 0.6)),
  );
};

const leg = (x: number, stride: number): Shape =>
  tube(points`${x},-50 ${x + stride * 0.4},-24 ${x + stride},-3`, [28, 19, 20], { round: false });

const toes = (x: number): Part[] =>
  [-6, 0, 6].map(dx => part(ellipse(x + dx, -3, 3, 2.4), '#d6cbbb', { round: 0.5, alpha: 0.7, ao: 0 }));

const saddlecloth = (cloth: Colour, dots: Colour): Pieces => [
  part(blob(...points`-28,-96 0,-97 20,-95 24,-70 20,-50 -4,-47 -28,-50 -32,-72`), cloth, {
    shade: darker(cloth, 0.3),
    texture: 'cloth',
    pattern: { kind: 'dot', colour: dots, width: 12, radius: 0.2 },
    round: 0.6,
  }),
  part(tube(points`-29,-50 -4,-47 21,-50`, 4), '#f0c866', { texture: 'gold' }),
];
