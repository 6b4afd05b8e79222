import { spline } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

export const GROUND_LINE = points`-20,420 120,400 300,412 480,398 640,414 820,402`;

export const cutSoil = () =>
  group(
    'soil',
    part([[...spline(GROUND_LINE, false), [830, 1230], [-30, 1230]]], '#7a4f38', {
      shade: '#3f2628',
      texture: 'stone',
      grain: 0.5,
      round: 0.15,
      mottle: { colour: '#a8704a', scale: 0.012, amount: 0.5 },
    }),
  );

export const lastSnow = () =>
  group('snow', part(tube(GROUND_LINE, [34, 20, 30, 16, 30, 22]), '#f4f2ee', { shade: '#c4d0dc', round: 0.8 }));

export const dormitory = () =>
  part(blob(...points`70,900 110,770 280,706 470,716 660,760 742,900 690,1060 480,1120 250,1112 110,1050`), '#c07f45', {
    shade: '#6a3a30',
    texture: 'stone',
    grain: 0.5,
    round: 0.15,
  });
