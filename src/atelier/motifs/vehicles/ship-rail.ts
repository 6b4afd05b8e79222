import { rect } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';

export const shipsRail = () =>
  group(
    'rail',
    part(rect(360, 1010, 460, 34, 6), '#9a6a44', { texture: 'hplank' }),
    [430, 560, 690, 790].map(x => part(rect(x - 13, 1040, 26, 200), '#8a5a3a', { texture: 'plank' })),
  );
