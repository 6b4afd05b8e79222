import { TAU } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { many } from '../../kit.ts';
import { group, line, part } from '../../motif.ts';
import { wheel } from '../vehicles/wheel.ts';

export const stageBoards = () =>
  group(
    'boards',
    part(poly(...points`80,668 730,668 730,860 80,860`), '#c8a47c', {
      texture: 'hplank',
      grain: 0.35,
      round: 0,
      shade: '#a8845c',
    }),
    many(9, i =>
      line(
        [
          [400 + (i - 4) * 62, 668],
          [400 + (i - 4) * 118, 860],
        ],
        2.4,
        '#8a6844',
        { alpha: 0.6 },
      ),
    ),
  );

export const sandbagRope = (x: number, y: number) =>
  group(
    'rope',
    line(
      [
        [x, 80],
        [x + 4, y],
      ],
      5,
      '#c8ac78',
      { round: 0.7 },
    ),
    part(blob([x - 14, y + 44], [x - 12, y + 8], [x + 4, y - 4], [x + 20, y + 8], [x + 22, y + 44]), '#a89878', {
      texture: 'cloth',
    }),
  );

export const paperSun = () =>
  group(
    'paper sun',
    line(points`0,-200 0,-46`, 3, '#8a7458'),
    many(12, i =>
      part(
        poly(
          [Math.cos((i / 12) * TAU - 0.14) * 46, Math.sin((i / 12) * TAU - 0.14) * 46],
          [Math.cos((i / 12) * TAU) * 70, Math.sin((i / 12) * TAU) * 70],
          [Math.cos((i / 12) * TAU + 0.14) * 46, Math.sin((i / 12) * TAU + 0.14) * 46],
        ),
        '#f0a840',
        { round: 0.2 },
      ),
    ),
    part(ellipse(0, 0, 48), '#f8cc58', { round: 0.25, bevel: 6, shade: '#f0b040' }),
  );

/** A wheel under a piece of scenery. */
export const castor = () => wheel({ radius: 15, colour: '#4a4048', spokes: 6, rim: 5 });

/** The leaves that fall out of a painted autumn. */
export const AUTUMN = ['#e07a2c', '#c8502c', '#e8b040'] as const;
