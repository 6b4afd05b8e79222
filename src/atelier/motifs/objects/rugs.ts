import { ellipse } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';

export const ringRug = () =>
  group(
    'rug',
    part(ellipse(390, 1070, 330, 92), '#a8433c', {
      texture: 'cloth',
      grain: 0.3,
      round: 0.1,
      pattern: { kind: 'ring', colour: '#e0b87a', width: 70, x: 390, y: 1070 },
    }),
  );
