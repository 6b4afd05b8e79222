// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { blob, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, line, part } from '../../motif.ts';

/** Hangs from 0,0. */
export const lightBulb = group('light bulb',
  part(blob([-20, 0, 1], [-24, 30], [-58, 62], [-66, 108], [-40, 152], [0, 166], [40, 152], [66, 108], [58, 62], [24, 30],
    [20, 0, 1]),
    '#a8b8c4', { round: 1, alpha: 0.9, shade: '#6a7c90', rim: 2 }),
  line([[-16, 30], [-10, 84], [-18, 100], [-6, 112], [0, 96], [6, 112], [18, 100], [10, 84], [16, 30]], 3, '#4a4850'),
  part(blob([-44, 74], [-50, 104], [-34, 136], [-38, 104]), '#ffffff', { alpha: 0.5, emit: 1, ao: 0 }),
  many(3, i => part(tube([[-24, -6 - i * 14], [0, -1 - i * 14], [24, -6 - i * 14]], 13), '#c8a060', { texture: 'gold' })),
  part(rect(-16, -64, 32, 24, 4), '#3a3038'));
