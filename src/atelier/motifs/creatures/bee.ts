import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { darker, eye } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { pelt } from '../animals/coat.ts';

export const bee = ({ colour = '#e8b03c', dark = '#3a2820' }: { colour?: Colour; dark?: Colour } = {}): Motif => {
  const wing = (x: number, lean: number) =>
    part(ellipse(x, -22, 8, 18, lean), '#eef2f0', { alpha: 0.62, round: 0.3, ao: 0, emit: 0.25 });
  return group(
    'bee',
    wing(-4, -0.5),
    wing(6, 0.1),
    pelt(blob(...points`-30,-2! -18,-12 2,-14 18,-8 22,0 16,9 -2,13 -20,8`), colour, { shade: darker(colour, 0.3) }),
    [-16, -5].map(x =>
      pelt(blob(...points`${x - 4},${-11 - (x + 16) * 0.1} ${x + 2},-13 ${x + 3},11 ${x - 3},11`), dark, {
        round: 0.7,
        ao: 0,
      }),
    ),
    pelt(ellipse(19, -1, 8.5, 8), dark),
    eye(22, -3, 2, '#f4e8d0'),
    [-2, 3].map(d => line(points`22,-8 ${28 + d},-16 ${34 + d},-16`, 1.2, dark)),
  );
};
