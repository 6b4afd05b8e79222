// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { blob, ellipse, rect, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const teddy = group('teddy bear',
  part(union(ellipse(-17, -92, 11), ellipse(17, -92, 11), ellipse(0, -76, 25, 22)), '#b98550', { texture: 'fur' }),
  part(union(ellipse(0, -30, 28, 31), ...both(q => union(tube([[q * 20, -48], [q * 42, -26]], [16, 14]),
    tube([[q * 16, -10], [q * 30, 0]], [20, 20])))), '#a8743f', { texture: 'fur' }),
  part(ellipse(0, -70, 11, 8), '#e0c294'), both(q => part(ellipse(q * 9, -80, 3), '#241a1e')),
  part(ellipse(0, -73, 4, 3), '#241a1e'));

export const teeth = group('false teeth', [0, 1].map(j => [
  part(blob([-30, j * -18], [0, j * -26 - 2], [30, j * -18], [26, -10 - j * 4], [-26, -10 - j * 4]), '#d8707a'),
  [-20, -10, 0, 10, 20].map(x => part(rect(x - 4.5, j ? -22 : -14, 9, 11, 3), '#fbf5e6')),
]));

export const boot = group('one boot',
  part(blob([-22, -80, 1], [14, -80, 1], [16, -34], [52, -18], [54, 0, 1], [-24, 0, 1]), '#7a4a30',
    { texture: 'stone', shade: '#4a2c24' }));
