import { type Colour, mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { lighter } from '../../kit.ts';
import { group, type Motif, type Pieces, part } from '../../motif.ts';
import { pelt } from '../animals/coat.ts';

export interface LunaMothOptions {
  readonly colour?: Colour;
  readonly edge?: Colour;
  readonly spot?: Colour;
}

/** The pale moth with long tails. */
export const lunaMoth = ({ colour = '#b8d0a0', edge = '#8a5a70', spot = '#f0d890' }: LunaMothOptions = {}): Motif => {
  const wings = (q: -1 | 1): Pieces => [
    pelt(
      blob(...points`${q * 4},2 ${q * 30},8 ${q * 34},34 ${q * 22},60 ${q * 30},92! ${q * 12},66 ${q * 8},30`),
      mix(colour, edge, 0.15),
      { round: 0.4 },
    ),
    pelt(blob(...points`${q * 3},-8 ${q * 22},-34 ${q * 62},-48! ${q * 58},-14 ${q * 36},8 ${q * 8},6`), colour, {
      round: 0.4,
      shade: lighter(colour, 0.3),
    }),
    part(tube(points`${q * 3},-10 ${q * 24},-36 ${q * 62},-48`, [3, 4, 1]), edge, { ao: 0 }),
    points`36,-18 20,28`.map(([x, y]) => [
      part(ellipse(q * x, y, 5.6), edge, { ao: 0 }),
      part(ellipse(q * x, y, 3.4), spot, { ao: 0 }),
    ]),
    part(tube(points`${q * 2},-20 ${q * 8},-32 ${q * 18},-36`, [1, 3, 1]), '#c8a878'),
  ];
  return group('moth', wings(-1), wings(1), pelt(tube(points`0,-18 0,22`, [9, 5]), '#efe6d4'));
};
