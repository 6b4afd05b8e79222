// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, lighter } from '../../kit.ts';
import { at, group, part } from '../../motif.ts';
import { rabbitHead } from '../animals/rabbit.ts';

export const mouse = (colour: string) => group('mouse',
  part(tube([[10, -6], [34, -2], [44, -20], [60, -14]], [5, 4, 3, 1.5]), '#d8a098'),
  both(q => part(tube([[q * 9, -34], [q * 16, -54], [q * 9, -76]], [10, 8, 6]), colour, { texture: 'fur' })),
  part(blob([-16, 0], [-19, -20], [-11, -40], [11, -40], [19, -20], [16, 0]), colour, { texture: 'fur', shade: darker(colour) }),
  part(ellipse(0, -18, 10, 14), lighter(colour, 0.5), { texture: 'fur', ao: 0 }),
  both(q => [part(ellipse(q * 16, -64, 12), colour, { texture: 'fur' }), part(ellipse(q * 16, -63, 8), '#e0a8a0', { ao: 0 })]),
  part(blob([-15, -50], [0, -64], [15, -50], [8, -40], [0, -36], [-8, -40]), colour, { texture: 'fur' }),
  part(ellipse(0, -39, 3), '#d87a78'), both(q => part(ellipse(q * 6, -49, 2.4), '#15101c', { ao: 0, detail: 1 })));

export const uprightHare = (colour: string) => group('hare',
  part(blob([-20, 2], [-25, -16], [-15, -42], [15, -42], [25, -16], [20, 2]), colour, { texture: 'fur', shade: darker(colour) }),
  part(ellipse(0, -18, 12, 15), lighter(colour, 0.5), { texture: 'fur', ao: 0 }),
  both(q => [part(ellipse(q * 14, 0, 11, 6), colour, { texture: 'fur' }),
    part(tube([[q * 14, -36], [q * 22, -24], [q * 12, -12]], [10, 9, 7]), colour, { texture: 'fur', ao: 0.35 })]),
  at(rabbitHead({ colour, view: 'front' }), { y: -52, scale: 1.05 }));
