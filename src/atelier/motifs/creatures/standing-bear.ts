import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, transform, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lid, lighter } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { pelt } from '../animals/coat.ts';

const ARM = {
  out: points`22,-88 46,-84 62,-98`,
  up: points`22,-90 40,-112 34,-140`,
  folded: points`22,-88 36,-66 20,-52`,
};

export interface StandingBearOptions {
  readonly colour?: Colour;
  readonly arms?: keyof typeof ARM;
  readonly eyes?: 'open' | 'shut';
}

/** A bear on its hind legs. */
export const standingBear = ({ colour = '#5a4236', arms = 'out', eyes = 'open' }: StandingBearOptions = {}): Motif => {
  const arm = tube(ARM[arms], [20, 18, 15]);
  return group(
    'bear',
    pelt(
      union(
        tube(points`-16,-34 -19,-14 -18,-4`, [30, 24, 24]),
        tube(points`16,-34 19,-14 18,-4`, [30, 24, 24]),
        blob(...points`-30,-24 -34,-54 -28,-88 0,-104 28,-88 34,-54 30,-24 0,-16`),
        transform(arm, { flip: true }),
        arm,
      ),
      colour,
      { shade: darker(colour, 0.3) },
    ),
    pelt(ellipse(0, -54, 17, 24), lighter(colour, 0.16), { ao: 0, soft: 3, alpha: 0.8 }),
    [-1, 1].map(q => [
      pelt(ellipse(q * 20, -3, 13, 6), darker(colour, 0.25)),
      pelt(ellipse(q * 17, -134, 8), darker(colour, 0.12)),
      part(ellipse(q * 17, -133, 4), lighter(colour, 0.3), { ao: 0 }),
    ]),
    pelt(blob(...points`-24,-116 -18,-134 0,-140 18,-134 24,-116 15,-102 0,-98 -15,-102`), colour),
    pelt(ellipse(0, -110, 11, 9), lighter(colour, 0.35)),
    part(ellipse(0, -115, 4.2, 3), '#17110f'),
    [-9, 9].map(x => (eyes === 'open' ? eye(x, -123, 2.2) : lid(x, -123, 3.4))),
    line(points`-4,-107 0,-105 4,-107`, 1, '#17110f'),
  );
};
