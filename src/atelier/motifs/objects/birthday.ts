import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

/** One candle in a crowd: it has no lamp of its own, or a hundred of them would drown the painter. */
export const taper = (h: number, colour: Colour) =>
  group(
    '',
    part(rect(-6, -h, 12, h, 3), colour, {
      round: 1,
      pattern: { kind: 'stripe', colour: '#fff6e6', width: 13, rotate: 0.8 },
    }),
    { glow: { x: 0, y: -h - 14, radius: 34, colour: '#ffb84a', alpha: 0.4 } },
    part(blob(...points`-10,${-h - 8} -8,${-h - 24} 2,${-h - 52}! 9,${-h - 22} 10,${-h - 8} 0,${-h - 1}`), '#ff9a34', {
      shade: '#ffd860',
      emit: 1,
      ao: 0,
    }),
    part(ellipse(0, -h - 14, 4, 9), '#fffbe6', { emit: 1, ao: 0 }),
  );

const ICING = '#f8e4dc';

export const birthdayCake = () =>
  group(
    'birthday cake',
    part(rect(-20, 1120, 840, 120), '#e8d8c4', { shade: '#8a5a58', texture: 'cloth' }),
    part(ellipse(400, 1130, 372, 74), '#cfc0b8', { round: 0.6 }),
    part(blob(...points`52,830! 400,900 748,830! 742,1080 640,1140 400,1164 160,1140 58,1080`), '#c87a5a', {
      shade: '#7a3f38',
      texture: 'stone',
    }),
    part(
      blob(
        ...points`40,824 120,900 400,930 680,900 760,824 764,900 738,956 712,904 676,934 650,1010 616,940 560,950 528,1004 494,956
    430,962 398,1040 360,964 300,956 270,1016 236,948 180,936 150,992 120,916 86,908 64,950 38,890`,
      ),
      ICING,
      { shade: '#d8a8a4', round: 0.9 },
    ),
    part(ellipse(400, 826, 362, 92), ICING, { shade: '#f0cfc4', round: 0.25, ao: 0.2 }),
  );

export const cherry = () =>
  group(
    'cherry',
    part(ellipse(0, 0, 17), '#b8232f', { round: 1 }),
    part(ellipse(-5, -6, 4, 3), '#ffffff', { emit: 1, alpha: 0.7, ao: 0 }),
  );

export const fireHose = () =>
  group(
    'fire hose',
    part(tube(points`304,902 340,924 420,920 470,936 540,928 640,960 700,1040 690,1130`, 9), '#8a6a3c', {
      round: 1,
      detail: 1,
    }),
  );

/** A stick with something sweet on its end. */
export const marshmallow = (from: Point, to: Point) =>
  group(
    'marshmallow',
    part(tube([from, to], 1.6), '#8a6238'),
    part(ellipse(to[0], to[1], 5.4, 4.4), '#f6ead8', { round: 1 }),
  );
