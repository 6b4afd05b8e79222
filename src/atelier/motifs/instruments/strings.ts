// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, ring } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { GOLD, IRON } from '../palette.ts';

interface ViolinOptions {
  readonly colour?: Colour;
  readonly dark?: Colour;
  readonly bow?: boolean;
}

/** A violin leaning on its end, with its bow behind it. */
export const violin = ({ colour = '#a8542c', dark = '#2a1c1e', bow = true }: ViolinOptions = {}): Motif =>
  group(
    'violin',
    bow && [line([[34, -4], [-30, -118]], 2.2, '#5a3424'), line([[37, -7], [-27, -121]], 0.9, '#efe6d4')],
    // neck, scroll, pegs, body
    part(tube([[0, -70], [0, -132]], [8, 6]), dark, { round: 0.8 }),
    part(ring(0, -140, 8, 3.4), darker(colour, 0.3), { round: 1 }),
    [-128, -134].map((y, i) => line([[-9, y], [9, y + (i ? 1 : -1)]], 3, dark)),
    part(
      blob(
        [0, 2], [-20, 0], [-29, -16], [-25, -32], [-15, -40], [-16, -52], [-22, -60], [-18, -74], [0, -79],
        [18, -74], [22, -60], [16, -52], [15, -40], [25, -32], [29, -16], [20, 0],
      ),
      colour,
      { shade: darker(colour, 0.3), texture: 'wood', grain: 0.6, round: 0.6, bevel: 9 },
    ),
    both(side =>
      part(tube([[side * 10, -48], [side * 13, -40], [side * 10, -32], [side * 13, -26]], [1.2, 2.6, 2.6, 1.2]), dark, {
        round: 0,
        ao: 0,
        detail: 1,
      }),
    ),
    // tailpiece, bridge, strings
    part(poly([-6, -2], [-3, -28], [3, -28], [6, -2]), dark),
    part(rect(-9, -40, 18, 4, 1), '#d8b070'),
    [-3, -1, 1, 3].map(x => line([[x, -10], [x * 0.8, -130]], 0.7, '#efe6d4', { alpha: 0.8 })),
  );

interface ViolinCaseOptions {
  readonly colour?: Colour;
}

export const violinCase = ({ colour = IRON }: ViolinCaseOptions = {}): Motif =>
  group(
    'violin case',
    part(
      blob(
        [-60, 0], [-66, -18], [-54, -34], [-30, -36], [-8, -28], [24, -24], [62, -22], [70, -12], [62, -2],
        [10, 0],
      ),
      colour,
      { shade: darker(colour, 0.5), round: 0.7, bevel: 10, texture: 'stone', bump: 0.1 },
    ),
    part(tube([[-65, -16], [-20, -15], [69, -12]], 2.4), GOLD, { texture: 'gold', ao: 0 }),
    part(tube([[-8, -30], [2, -38], [14, -27]], 3), darker(colour, 0.3)),
  );

interface FiddleOptions {
  readonly colour?: Colour;
  /** Length of the cello's spike. */
  readonly spike?: number;
  readonly name?: string;
}

/** A fiddle in the hand, neck upwards, about 150 tall; with a spike and put larger it is a cello. */
export const fiddle = ({ colour = '#a5562c', spike = 0, name = 'violin' }: FiddleOptions = {}): Motif =>
  group(
    name,
    spike && line([[0, 40], [0, 40 + spike]], 2.6, '#8a8a90'),
    part(
      blob(
        [-20, -42], [0, -47], [20, -42], [27, -24], [15, -4], [31, 20], [22, 40], [0, 45], [-22, 40], [-31, 20],
        [-15, -4], [-27, -24],
      ),
      colour,
      { shade: darker(colour, 0.3), texture: 'wood', grain: 0.7 },
    ),
    part(tube([[0, -26], [0, -102]], [7, 5.4]), '#33222a', { round: 0.6 }),
    part(ellipse(0, -106, 6, 8), colour, { texture: 'wood' }),
    both(side =>
      line([[side * 12, -10], [side * 9, -1], [side * 14, 6], [side * 11, 14]], [2, 1.6, 1.6, 2], '#24141a'),
    ),
    // tailpiece, bridge, strings
    part(poly([-5, 34], [5, 34], [3, 14], [-3, 14]), '#33222a'),
    part(rect(-9, 6, 18, 3), '#d8b070'),
    [-2.4, -0.8, 0.8, 2.4].map(x => line([[x, 30], [x * 0.8, -98]], 0.7, '#f0e6d0', { alpha: 0.8 })),
  );

interface BowOptions {
  readonly height?: number;
}

export const bow = ({ height: h = 130 }: BowOptions = {}): Motif =>
  group(
    'bow',
    part(tube([[0, -h / 2], [-5, 0], [0, h / 2]], 2.6), '#5a3020'),
    line([[0, -h / 2], [0, h / 2]], 1.5, '#f2ead6'),
  );
