import { points } from '../../geometry/points.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

export const barbersPole = () =>
  group(
    'barber’s pole',
    part(rect(56, 210, 62, 330, 10), '#f0e8d8', {
      pattern: { kind: 'stripe', colour: '#b5433a', width: 70, rotate: 0.7 },
    }),
    part(ellipse(87, 200, 40, 30), '#d9a441', { texture: 'gold' }),
    part(ellipse(87, 552, 40, 24), '#d9a441', { texture: 'gold' }),
  );

export const bottle = (h: number, colour: string) =>
  group(
    'bottle',
    part(
      blob([-17, 0], [-18, -h * 0.6], [-7, -h * 0.75], [-7, -h], [7, -h], [7, -h * 0.75], [18, -h * 0.6], [17, 0]),
      colour,
      { round: 1 },
    ),
  );

export const bottleShelf = () => group('shelf', part(rect(10, 700, 170, 18), '#7a4c34', { texture: 'hplank' }));

export const barbersChair = () =>
  group(
    'chair',
    part(blob(...points`150,1230 140,860 200,700 560,700 640,860 650,1230`), '#8a3a3c', {
      texture: 'cloth',
      grain: 0.3,
    }),
  );

export const barbersCloth = () =>
  group(
    'barber’s cloth',
    part(blob(...points`80,1230 110,1010 220,850 300,800 372,830 446,800 530,850 640,1010 680,1230`), '#efe6d6', {
      texture: 'cloth',
      grain: 0.25,
      pattern: { kind: 'stripe', colour: '#8fb0b4', width: 52 },
      shade: '#a89a9c',
    }),
    part(tube(points`286,806 372,840 462,806`, 24), '#f6efe0', { texture: 'cloth' }),
  );

export const lock = (i: number) =>
  part(tube(points`0,0 12,-10 30,-4`, [3, 15, 2]), i % 2 ? '#a5602c' : '#c88a44', { texture: 'fur' });
