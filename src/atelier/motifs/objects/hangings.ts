import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const heavyCurtain = () =>
  group(
    'curtain',
    part(blob(...points`-30,10! 150,10! 120,260 58,520 64,700 110,980 90,1240! -30,1240!`), '#5f7f9a', {
      texture: 'cloth',
      grain: 0.3,
      shade: '#3f566e',
      pattern: { kind: 'stripe', colour: '#7896b0', width: 40 },
    }),
  );

export const netCurtains = () =>
  group(
    'curtain',
    many(4, i => [
      part(tube(points`${26 + i * 20},134 ${20 + i * 15},340 ${12 + i * 19},524`, [24, 24, 30]), '#fffaf0', {
        shade: '#e0dce0',
        texture: 'cloth',
        grain: 0.3,
        ao: 0.15,
      }),
      part(tube(points`${276 - i * 18},134 ${280 - i * 12},340 ${290 - i * 16},524`, [22, 20, 26]), '#fffaf0', {
        shade: '#e0dce0',
        texture: 'cloth',
        grain: 0.3,
        ao: 0.15,
      }),
    ]),
    part(tube(points`-6,130 312,130`, 12), '#a8783c', { texture: 'wood' }),
  );

export const dottedDrape = () =>
  group(
    'curtain',
    part(blob(...points`-70,0! 60,0! 70,200 20,380 40,560! -70,560!`), '#b5543f', {
      texture: 'cloth',
      grain: 0.35,
      shade: '#6a2a2c',
      round: 0.8,
      pattern: { kind: 'dot', colour: '#e8b060', width: 34, radius: 0.12 },
    }),
  );

/** The green ground of an oval portrait. */
export const ovalGround = () => part(ellipse(0, 0, 58, 70), '#5a6a5c', { shade: '#2c3a3c', round: 0.1 });
