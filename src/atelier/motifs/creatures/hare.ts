import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lighter } from '../../kit.ts';
import { at, group, type Motif, type Pieces, part } from '../../motif.ts';
import { pelt } from '../animals/coat.ts';

const FAWN = '#a8835c';

/** A hare sitting up, ears high. */
export const hare = ({ colour = FAWN }: { colour?: Colour } = {}): Motif =>
  group(
    'hare',
    pelt(ellipse(-22, -8, 6, 5), lighter(colour, 0.65)),
    pelt(
      union(
        blob(...points`-22,0 -27,-18 -18,-38 -4,-56 9,-54 13,-36 10,-8 6,0`),
        tube(points`4,-40 10,-20 12,-2`, [13, 8, 7]),
      ),
      colour,
      { shade: darker(colour, 0.25) },
    ),
    pelt(blob(...points`-18,0 -24,-14 -12,-26 2,-14 8,-2 14,1`), darker(colour, 0.08), { ao: 0.2 }),
    pelt(blob(...points`4,-46 12,-42 12,-24 5,-28`), lighter(colour, 0.5), { ao: 0, alpha: 0.85, soft: 1 }),
    at(hareHead(colour), { x: 6, y: -62 }),
  );

/** A hare at full stretch. */
export const leapingHare = ({ colour = FAWN }: { colour?: Colour } = {}): Motif =>
  group(
    'leaping hare',
    pelt(ellipse(-50, -26, 7, 5), lighter(colour, 0.65)),
    pelt(
      union(tube(points`30,-22 48,-12 64,-14`, [11, 7, 5]), tube(points`-34,-18 -56,-4 -78,-2`, [20, 9, 6])),
      darker(colour, 0.35),
    ),
    pelt(
      union(
        tube(points`-42,-22 -14,-30 14,-28 36,-30`, [28, 32, 28, 22]),
        tube(points`32,-22 52,-4 68,-2`, [13, 8, 5]),
        tube(points`-38,-16 -58,4 -84,8`, [26, 10, 6]),
      ),
      colour,
      { shade: lighter(colour, 0.25) },
    ),
    at(hareHead(colour), { x: 48, y: -40, scale: 0.95, rotate: 0.12 }),
  );

const hareHead = (colour: Colour): Pieces => [
  pelt(blob(...points`-2,-8 -14,-34 -14,-56 -6,-52 3,-12`), darker(colour, 0.22)),
  pelt(blob(...points`3,-8 -3,-36 2,-60 10,-46 9,-10`), colour),
  part(blob(...points`4,-14 1,-36 4,-52 7.5,-42 7,-14`), '#d8a090', { round: 0.3, ao: 0, alpha: 0.8 }),
  pelt(blob(...points`-11,2 -7,-10 4,-13 14,-6 20,3 15,9 2,11 -8,9`), colour, { shade: lighter(colour, 0.3) }),
  part(ellipse(19, 1.5, 2, 1.7), '#5a3430'),
  eye(8, -3, 2.3),
];
