import { type Colour, mix } from '../../colour.ts';
import { spline } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, line, type Motif, type Pieces, part } from '../../motif.ts';
import { pelt } from './coat.ts';

export interface MothOptions {
  readonly colour?: Colour;
  readonly shade?: Colour;
  readonly spot?: Colour;
  readonly body?: Colour;
  readonly name?: string;
}

/** A moth or butterfly with spread wings, seen from above. */
export const moth = ({
  colour = '#c9a06a',
  shade = '#6a3f3a',
  spot = '#f4dfb0',
  body = '#4a352c',
  name = 'moth',
}: MothOptions = {}): Motif => {
  const flat = { round: 0.3, ao: 0 };
  const wing = (s: -1 | 1): Pieces => [
    pelt(
      blob(...points`${s * 4},4 ${s * 22},6 ${s * 44},22 ${s * 40},48 ${s * 22},52 ${s * 8},30`),
      mix(colour, shade, 0.3),
      { shade, round: 0.35 },
    ),
    pelt(
      blob(...points`${s * 3},-6 ${s * 20},-34 ${s * 56},-46 ${s * 64},-38 ${s * 58},-8 ${s * 40},12 ${s * 14},8`),
      colour,
      { shade, gradient: [0, 0, s * 60, -20], round: 0.35 },
    ),
    part(ellipse(s * 40, -18, 9), shade, { round: 0.2, ao: 0 }),
    part(ellipse(s * 40, -18, 6.5), spot, flat),
    part(ellipse(s * 40, -18, 3.4), '#1d1622', flat),
    part(ellipse(s * 26, 30, 6), spot, { ...flat, alpha: 0.85 }),
    part(ellipse(s * 26, 30, 3), shade, flat),
    line(spline(points`${s * 60},-40 ${s * 53},-10 ${s * 38},8`, false), 1.6, spot, { alpha: 0.5 }),
  ];
  return group(
    name,
    wing(-1),
    wing(1),
    pelt(tube(points`0,-18 0,4 0,36`, [8, 11, 3]), body),
    pelt(ellipse(0, -20, 5.5), body),
    [-1, 1].map(s => part(tube(points`${s * 2},-23 ${s * 10},-38 ${s * 20},-44`, [1.2, 2.2, 0.6]), body)),
  );
};
