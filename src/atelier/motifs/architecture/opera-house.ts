import { points } from '../../geometry/points.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { many } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const balcony = () =>
  group(
    'balcony',
    part(rect(-20, 246, 840, 76, 6), '#b8844a', { texture: 'gold', shade: '#6a3c34', round: 0.5 }),
    many(9, i => part(ellipse(50 + i * 90, 282, 26, 16), '#e0b45c', { texture: 'gold' })),
  );

export const operaBox = () =>
  group(
    'box',
    part(blob(...points`612,250! 612,90 690,34 768,90 768,250!`), '#f6d088', {
      shade: '#d8904c',
      emit: 0.35,
      round: 0.2,
    }),
  );

export const boxFront = () =>
  group(
    '',
    part(rect(596, 236, 190, 50, 6), '#a83844', { texture: 'cloth', shade: '#6a2434' }),
    part(rect(590, 228, 202, 16, 6), '#e8c068', { texture: 'gold' }),
    [-1, 1].map(q =>
      part(
        blob(
          [690 + q * 60, 40],
          [690 + q * 100, 40],
          [690 + q * 98, 228, 1],
          [690 + q * 78, 228, 1],
          [690 + q * 84, 140],
        ),
        '#a83844',
        { texture: 'cloth' },
      ),
    ),
  );

export const operaStage = () =>
  group(
    'stage',
    part(rect(-20, 950, 840, 270), '#9a6440', { texture: 'hplank', grain: 0.3, round: 0, shade: '#5c3830' }),
  );
