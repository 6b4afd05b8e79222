import { spline } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, line, part } from '../../motif.ts';

export const tableLamp = () =>
  group(
    'lamp on a table',
    part(rect(-80, 0, 160, 24, 4), '#9a6238', { texture: 'hplank' }),
    part(rect(-62, 22, 26, 300), '#7a4c30', { texture: 'plank' }),
    part(ellipse(0, -8, 30, 10), '#c89a50', { texture: 'gold' }),
    part(tube(points`0,-8 0,-90`, [16, 10]), '#c89a50', { texture: 'gold' }),
    part(poly(...points`-34,-180 34,-180 64,-84 -64,-84`), '#ffe2a4', {
      emit: 0.9,
      shade: '#f8b860',
      round: 0.4,
      ao: 0.1,
    }),
    { glow: { x: 0, y: -120, radius: 220, colour: '#ffd890', alpha: 0.55 } },
  );

export const lampCord = () => group('cord', part(tube(points`386,-20 380,40 386,90`, 8), '#3a3038', { detail: 1 }));

export const pendantLamp = () =>
  group(
    'lamp',
    part(rect(437, -10, 6, 120), '#3a2c2a'),
    part(blob(...points`370,170 400,112 480,112 510,170`), '#c0583c'),
  );

export const airHose = () =>
  group('air hose', line(spline(points`106,930 60,700 120,420 60,180 90,-20`, false), 5, '#e8b060', { round: 0.8 }));

/** What a burrow's lantern hangs from. */
export const lampString = () => line(points`402,625 402,684`, 2.4, '#3a2820');
