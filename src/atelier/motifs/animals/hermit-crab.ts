import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lighter } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { hide } from './coat.ts';

const LEGS = [
  points`-30,-8 -41,-22 -52,0`,
  points`-24,-10 -32,-24 -40,4`,
  points`34,-10 46,-24 58,2`,
  points`28,-10 37,-24 46,6`,
];

/** A hermit crab without its house: put one over the gap between -24 and 14. */
export const hermitCrab = ({ colour = '#c9603f' }: { colour?: Colour } = {}): Motif =>
  group(
    'hermit crab',
    LEGS.map(leg => hide(tube(leg, [8, 7, 2]), colour, { shade: darker(colour, 0.35) })),
    hide(blob(...points`10,-4 14,-26 34,-32 48,-22 46,-8 28,0`), colour, { shade: darker(colour, 0.3) }),
    part(tube(points`40,-12 58,-16 68,-26`, [9, 8, 8]), colour),
    hide(blob(...points`62,-26 64,-42 74,-52! 76,-38 84,-46! 84,-30 74,-20`), colour, { shade: lighter(colour, 0.2) }),
    line(points`34,-30 34,-44`, 2, colour),
    line(points`42,-29 46,-42`, 2, colour),
    eye(34, -46, 3),
    eye(46.5, -44, 3),
  );
