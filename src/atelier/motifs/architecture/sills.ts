import { points } from '../../geometry/points.ts';
import { blob, poly, rect } from '../../geometry/shape.ts';
import { hole } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const kitchenSill = () =>
  group(
    'window sill',
    part(poly(...points`-10,930 810,930 810,1120 -10,1120`), '#f2e4c8', {
      shade: '#d8bc94',
      texture: 'hplank',
      grain: 0.3,
      round: 0.05,
    }),
    part(rect(-10, 1120, 820, 36, 4), '#e6d0a8', { texture: 'hplank', grain: 0.3 }),
    part(rect(-10, 1156, 820, 60), '#a8805c', { shade: '#8a6248', round: 0.1 }),
  );

export const SASH_PANE = rect(104, 96, 600, 744);

export const sashWindow = () =>
  group(
    'window frame',
    part([...rect(66, 58, 676, 820, 6), ...hole(SASH_PANE)], '#f4ecdc', {
      texture: 'plank',
      grain: 0.4,
      bevel: 10,
      shade: '#d0c4b8',
    }),
    part(rect(40, 858, 728, 44, 6), '#f8f0e0', { texture: 'hplank', grain: 0.5, shade: '#c8bcb0' }),
  );

export const gardenHills = () =>
  group(
    'hills',
    part(blob(...points`60,760 90,620 260,570 430,620 600,560 760,620 760,760`), '#8fae6a', {
      texture: 'grass',
      round: 0.3,
    }),
  );

export const plantSill = () =>
  group(
    'sill',
    part(rect(10, 1020, 780, 44, 6), '#f2e8d4', { texture: 'hplank', grain: 0.5 }),
    part(rect(40, 1062, 720, 200), '#c8a880', { texture: 'plank', grain: 0.3, shade: '#8a6850', round: 0.1 }),
  );
