import { type Colour, mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { plumage } from './coat.ts';

export const heron = ({ colour = '#c9cfd6', dark = '#39445c' }: { colour?: Colour; dark?: Colour } = {}): Motif =>
  group(
    'heron',
    line(points`-4,-40 -5,-20 -4,0`, 2, '#8a6a3a'),
    line(points`4,-40 6,-22 4,0`, 2, '#8a6a3a'),
    plumage(blob(...points`-34,-38 -18,-56 6,-66 18,-58 10,-42 -8,-36`), colour, { shade: darker(colour, 0.3) }),
    plumage(blob(...points`-40,-34 -24,-50 -2,-52 2,-44 -16,-38`), dark),
    part(tube(points`12,-58 24,-72 14,-88 18,-104`, [12, 8, 6, 6]), colour),
    part(blob(...points`11,-104 16,-112 25,-108 26,-102 16,-100`), colour),
    part(blob(...points`24,-108 52,-102! 24,-102`), '#e0a23c'),
    part(tube(points`18,-109 8,-108 0,-102`, [4, 2.5, 0.5]), dark),
    eye(20, -106, 1.3),
  );

/** A swan on the water: y = 0 is the water line. */
export const swan = ({ colour = '#f1ece2' }: { colour?: Colour } = {}): Motif =>
  group(
    'swan',
    plumage(blob(...points`-46,-14 -52,-28 -30,-24 -6,-30 18,-24 34,-10 22,2 -26,3`), colour, {
      shade: mix(colour, '#7a8ab0', 0.4),
    }),
    plumage(blob(...points`-50,-24 -34,-38 -4,-38 14,-24 -2,-12 -28,-12`), colour),
    part(tube(points`26,-10 40,-26 28,-48 34,-66 44,-68`, [16, 10, 8, 8, 9]), colour),
    part(blob(...points`42,-73 52,-70 60,-62! 50,-62 42,-63`), '#d9772e'),
    part(blob(...points`45,-72 50,-70 47,-66`), '#1a1418', { ao: 0 }),
  );
