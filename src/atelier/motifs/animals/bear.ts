import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lighter } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { pelt } from './coat.ts';

/** A bear that sits like a toy, facing us. */
export const bear = ({ colour = '#5a4236' }: { colour?: Colour } = {}): Motif =>
  group(
    'bear',
    [-18, 18].map(x => pelt(ellipse(x, -6, 13, 10), darker(colour, 0.2))),
    pelt(blob(...points`-26,-4 -31,-30 -22,-58 0,-66 22,-58 31,-30 26,-4 0,0`), colour, {
      shade: darker(colour, 0.35),
    }),
    pelt(ellipse(0, -26, 15, 19), lighter(colour, 0.18), { ao: 0, soft: 2 }),
    pelt(tube(points`-20,-52 -30,-36 -24,-20`, [14, 13, 12]), colour),
    pelt(tube(points`20,-52 30,-36 24,-20`, [14, 13, 12]), colour),
    [-15, 15].map(x => pelt(ellipse(x, -90, 7), darker(colour, 0.1))),
    pelt(blob(...points`-21,-74 -15,-90 0,-95 15,-90 21,-74 14,-62 0,-58 -14,-62`), colour),
    pelt(ellipse(0, -69, 9, 7.5), lighter(colour, 0.35)),
    part(ellipse(0, -73, 3.6, 2.6), '#17110f'),
    eye(-8, -79, 1.9),
    eye(8, -79, 1.9),
  );
