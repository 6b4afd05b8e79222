// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, rect, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, line, type Motif, type Part, type Pieces, part } from '../../motif.ts';

export interface ChessOptions {
  readonly colour?: Colour;
}

const IVORY = '#f2e6cc';
const FOOT: readonly Point[] = points`19,-34 24,-26 34,-20 40,-8 40,0`;

/** Turned wood: half widths and heights, mirrored round the axis. */
const turned = (colour: Colour, half: readonly Point[]): Part =>
  part([[...half.map(([x, y]): Point => [-x, y]), ...half.toReversed()]], colour, {
    texture: 'wood', grain: 0.5, shade: mix(colour, '#5a3a2c', 0.35), round: 1,
  });

/** A polished plate to stand on: flat on top, with one line of light. */
const plate = (colour: Colour): Pieces => [
  turned(colour, points`28,-40 31,-34 25,-26 30,-18`),
  part(rect(-46, -20, 92, 20, 7), colour, { shade: mix(colour, '#5a3a2c', 0.3), round: 0.9 }),
  part(rect(-40, -26, 80, 9, 4), mix(colour, '#ffffff', 0.15), { round: 0.8 }),
  line(points`-34,-14 -8,-13 18,-14`, [1, 3, 1], '#ffffff', { alpha: 0.5 }),
];

/** A lock of the mane: cut straight at its lower end, so that three of them make a stair. */
const lock = (i: number): readonly Point[] => {
  const [x, y] = [-i * 9 - 6, i * 36 - 154];
  return points`${x + 4},${y}! ${x - 26},${y + 4} ${x - 44 + i * 4},${y + 44}! ${x - 6},${y + 34}!`;
};

/** The knight, about 170 tall, looking right. */
export const chessKnight = ({ colour = IVORY }: ChessOptions = {}): Motif => {
  const carved = mix(colour, '#8a5a34', 0.4);
  const groove = mix(colour, '#6a3a20', 0.65);
  const horse = points`-30,-36! -37,-70 -34,-108 -20,-140 -12,-152! -6,-178! 4,-154 10,-152 18,-172! 24,-146 36,-132
    54,-106 70,-88 72,-76 64,-67 50,-68 42,-76 26,-82! 12,-74 26,-56 34,-36!`;
  return group(
    'chess knight',
    plate(colour),
    part(blob(...horse), colour, { texture: 'wood', grain: 0.5, shade: mix(colour, '#7a5236', 0.4), round: 0.75 }),
    [2, 1, 0].map(i => part(blob(...lock(i)), i % 2 ? mix(carved, colour, 0.25) : carved, { texture: 'wood', round: 0.6, ao: 0.5 })),
    part(poly(...points`-4,-156 -4,-170 2,-156`), groove, { round: 0.2, ao: 0 }),
    part(poly(...points`14,-152 17,-165 20,-150`), groove, { round: 0.2, ao: 0 }),
    line(points`24,-84 18,-100 22,-116`, [1, 2.4, 1], groove),
    part(ellipse(28, -122, 5.4, 4.6, 0.4), '#2a1a1a', { ao: 0, detail: 1 }),
    part(ellipse(29.6, -123.6, 1.5), '#ffffff', { emit: 1, ao: 0, detail: 1 }),
    line(points`18,-130 28,-132 36,-126`, [1, 2.6, 1], groove),
    part(ellipse(63, -84, 2.6, 2), groove, { ao: 0, detail: 1 }),
    line(points`70,-76 58,-77 48,-74`, 1.8, groove),
  );
};

export const chessKing = ({ colour = IVORY }: ChessOptions = {}): Motif =>
  group('chess king', turned(colour, [...points`20,-116 24,-108 12,-100 17,-90 13,-60`, ...FOOT]),
    part(union(tube(points`0,-140 0,-114`, 7), tube(points`-9,-131 9,-131`, 7)), colour, { texture: 'wood' }));

export const chessRook = ({ colour = IVORY }: ChessOptions = {}): Motif =>
  group('chess rook', turned(colour, [...points`27,-104 27,-82 19,-78`, ...FOOT]),
    [-19, 0, 19].map(x => part(rect(x - 7, -114, 13, 14), colour, { texture: 'wood' })), part(rect(-6, -66, 12, 20, 5), '#5a3626'));

export const chessPawn = ({ colour = IVORY }: ChessOptions = {}): Motif =>
  group('chess pawn', turned(colour, [...points`9,-66 17,-60 10,-56`, ...FOOT]), part(ellipse(0, -80, 19), colour, { texture: 'wood' }));
