// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { blob, ellipse, poly, rect, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { eye } from '../../kit.ts';
import { at, group, line, type Pieces, part } from '../../motif.ts';
import { pine } from '../plants/pine.ts';

/** A painted flat standing on 0,0, 250 by 400, with the struts that hold it up showing at its right. */
const flat = (name: string, sky: Colour, hill: Colour, painted: Pieces) => group(name,
  part(union(tube([[118, -370], [176, -6]], 13), tube([[118, -190], [156, -96]], 10), tube([[120, -10], [186, -4]], 13)),
    '#b8905c', { texture: 'wood' }),
  part(rect(-125, -400, 250, 400, 3), '#c8a878', { texture: 'plank', round: 0.2 }),
  part(rect(-116, -391, 232, 382), sky, { round: 0, shade: mix(sky, '#fff4e0', 0.5), texture: 'cloth', grain: 0.3 }),
  part(blob([-116, -9, 1], [-116, -140, 1], [-40, -176], [40, -136], [116, -160, 1], [116, -9, 1]), hill,
    { round: 0.3, texture: 'cloth', grain: 0.4 }), painted);

export const autumn = flat('autumn', '#f0c890', '#c8863c', [
  part(tube([[20, -100], [16, -200], [24, -250]], [26, 18, 12]), '#6a4632', { round: 0.3 }),
  [[20, -290, 62], [-22, -262, 44], [62, -256, 44], [16, -240, 40]].map(([x = 0, y = 0, r]) => part(ellipse(x, y, r ?? 40),
    '#e07a2c', { shade: '#b8502c', round: 0.4, texture: 'leaf' }))]);

export const winter = flat('winter', '#b4cce0', '#f6f8fa', [
  at(pine({ snow: 0.6, seed: 4 }), { x: -62, y: -130, scale: 1.25 }),
  part(union(ellipse(44, -84, 40), ellipse(44, -142, 29), ellipse(44, -186, 21)), '#fdfdfb', { shade: '#b8c8dc', round: 0.5 }),
  [34, 54].map(x => eye(x, -190, 3.4)), part(poly([44, -186], [70, -180], [44, -178]), '#e8843c'),
    line([[28, -166], [44, -160], [60, -166]], 7, '#c8483c')]);
