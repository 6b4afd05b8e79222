import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { group, part } from '../../motif.ts';

const CREST: readonly Point[] = [
  [-35, -32, 1],
  [-24, -39],
  [-12, -32],
  [2, -41],
  [14, -33],
  [25, -39],
  [35, -32, 1],
];

export const suitcaseLid = () =>
  group(
    'open suitcase',
    part(blob(...points`-36,-30! -39,-84 0,-92 39,-84 36,-30!`), '#96623c', {
      shade: '#5a3424',
      texture: 'stone',
      round: 0.5,
    }),
  );

export const suitcaseSea = () =>
  group(
    'sea',
    part(blob(...CREST, [33, -22], [-33, -22]), '#2f7488', {
      shade: '#123a54',
      texture: 'water',
      grain: 3,
      round: 0.8,
    }),
    part(
      tube(
        CREST.map(([x, y]): Point => [x, y]),
        [0.6, 2, 1, 2.2, 1, 2, 0.6],
      ),
      '#eefaf4',
      { ao: 0 },
    ),
  );

export const suitcaseFront = () =>
  group(
    '',
    part(rect(-38, -28, 76, 30, 4), '#a06a40', { texture: 'stone', shade: '#643c28', round: 0.5, bevel: 5 }),
    both(q => [
      part(rect(q * 20 - 3.6, -28, 7.2, 30), '#5a3626', { round: 0.3 }),
      part(rect(q * 20 - 2.8, -22, 5.6, 6, 1), '#e0b860', { texture: 'gold' }),
    ]),
    part(poly(...points`2,-19 13,-21 14,-10 3,-8`), '#d8543c', { round: 0.1 }),
    part(ellipse(-7, -11, 5.4), '#3f8080', { round: 0.1 }),
    part(tube(points`-36,-28 -20,-30 0,-27 20,-30 36,-28`, 1.6), '#dff4f0', { ao: 0, alpha: 0.7 }),
  );

/** What one sees of the sky between the open lid and the sea. */
export const INSIDE_THE_LID = blob(...points`-32,-32! -34,-80 0,-87 34,-80 32,-32!`);

export const skerry = () => part(blob(...points`-50,10 -30,-16 14,-20 48,10`), '#5a6468', { texture: 'stone' });
