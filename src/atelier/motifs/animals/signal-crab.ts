import { points } from '../../geometry/points.ts';
import { blob, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { at, group, part } from '../../motif.ts';
import { hermitCrab } from './hermit-crab.ts';

export const signalCrab = () =>
  group(
    'crab',
    at(hermitCrab({ colour: '#d0583c' }), {}),
    part(blob(...points`-30,-6 -26,-34 -4,-48 16,-32 16,-4`), '#e8c8a0', {
      texture: 'stone',
      pattern: { kind: 'stripe', colour: '#b88a68', width: 10 },
    }),
    part(tube(points`74,-40 78,-116`, 4), '#7a5236'),
    part(poly(...points`78,-116 122,-104 79,-88`), '#4f9a5a', { texture: 'cloth' }),
  );
