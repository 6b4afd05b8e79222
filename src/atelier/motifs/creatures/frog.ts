import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, transform, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { hide } from '../animals/coat.ts';

export const frog = ({ colour = '#7a9a48', belly = '#e0dca8' }: { colour?: Colour; belly?: Colour } = {}): Motif => {
  const hindLeg = union(
    tube(points`14,-12 34,-22`, [16, 13]),
    tube(points`34,-22 22,-2`, [13, 8]),
    tube(points`22,-2 40,0`, [8, 5]),
  );
  return group(
    'frog',
    part(union(hindLeg, transform(hindLeg, { flip: true })), darker(colour, 0.2)),
    hide(blob(...points`-24,-6 -24,-24 -14,-38 14,-38 24,-24 24,-6 0,0`), colour, {
      shade: darker(colour, 0.25),
      bump: 0.2,
    }),
    part(ellipse(0, -12, 15, 12), belly, { ao: 0, soft: 2 }),
    [-1, 1].map(q => [
      part(tube(points`${q * 13},-16 ${q * 15},-2`, [8, 6]), colour),
      part(ellipse(q * 16, 0, 8, 3), colour),
      part(ellipse(q * 13, -42, 9), colour),
      part(ellipse(q * 13, -43, 6), '#f0d060', { round: 0.6 }),
      part(ellipse(q * 13, -43, 4, 1.8), '#15101c', { ao: 0, detail: 1 }),
    ]),
    line(points`-18,-27 0,-22 18,-27`, 1.4, darker(colour, 0.6)),
  );
};
