import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter } from '../../kit.ts';
import { line, type Motif, part } from '../../motif.ts';
import { pelt } from './coat.ts';
import { quadruped } from './quadruped.ts';

export const wolf = ({ colour = '#5b5f70', walk = 0.8 }: { colour?: Colour; walk?: number } = {}): Motif =>
  quadruped({
    name: 'wolf',
    colour,
    length: 60,
    height: 40,
    girth: [20, 25, 23, 30, 22],
    legs: [12, 7, 6],
    hoof: '#22202a',
    neck: { x: 14, y: -14, widths: [24, 17] },
    walk,
    chest: lighter(colour, 0.4),
    head: [
      part(blob(...points`-9,-8 -8,-25! 2,-12`), darker(colour, 0.3)),
      pelt(blob(...points`-12,2 -8,-11 4,-14 14,-8 34,0 36,5 30,8 16,8 4,12 -8,10`), colour, {
        shade: lighter(colour, 0.25),
      }),
      pelt(blob(...points`0,-11 4,-29! 10,-11`), colour),
      part(ellipse(35, 1.5, 2.6, 2.2), '#121016'),
      line(points`34,7 24,8 16,6`, 1, '#17131c'),
      part(ellipse(12, -4, 2.2, 1.7), '#f2c14a', { emit: 0.6 }),
      part(ellipse(12.4, -4, 0.9), '#100c10', { ao: 0 }),
    ],
    tail: pelt(tube(points`6,0 -10,8 -24,24 -26,38`, [8, 15, 14, 2]), colour),
  });
