import { points } from '../../geometry/points.ts';
import { blob } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

export const litter = () =>
  group(
    'litter',
    part(tube(points`40,760 400,742 760,764`, 14), '#5a342c', { texture: 'wood' }),
    part(tube(points`60,800 400,782 740,804`, 14), '#4a2a26', { texture: 'wood' }),
    part(blob(...points`230,700 400,740 570,700 540,780 400,800 260,780`), '#7a2a34', {
      texture: 'cloth',
      grain: 0.4,
      pattern: { kind: 'dot', colour: '#e0a83c', width: 26, radius: 0.14 },
    }),
  );
