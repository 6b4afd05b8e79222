import { points } from '../geometry/points.ts';
import { ellipse } from '../geometry/shape.ts';
import { marks } from '../mark.ts';
import { pine } from '../motifs/plants/pine.ts';
import type { Scene } from '../scene/scene.ts';
import { grove } from './grove.ts';

/** Nine pines on the far edge of a snowfield. */
export const rowOfPines = (s: Scene): void => {
  for (let i = 0; i < 9; i++) {
    const where = { x: 20 + i * 98, y: 462 + (i % 3) * 12, scale: 0.8 + (i % 2) * 0.3 };
    s.put(pine({ seed: i, height: 130, snow: 0.5 }), { ...where, depth: 0.45 });
  }
};

export const printsInTheSnow = (s: Scene): void => {
  for (const [x, y] of points`60,1060 120,1040 170,1066 60,1130 390,1030 450,1012 680,965 740,950`)
    s.shade(ellipse(x, y, 17, 6), '#6a7ab0', 0.75, 3);
};

/** A snowy ridge with its pines. */
export const winterWood = (s: Scene): void => {
  const ridge = { y: 0.62, swing: 0.03, colour: '#c8d8e8', shade: '#90a8c8', depth: 0.25, seed: 3 };
  s.hills({ ...ridge, texture: 'sand', trees: grove(pine, 6, 0.8, { snow: 0.5 }) });
};

/** Deep snow in front, three young pines in it, and more coming. */
export const nearSnow = (s: Scene): void => {
  s.hills({ y: 0.815, swing: 0.02, colour: '#f0f4f8', shade: '#b4c8e0', seed: 6, texture: 'sand', dabs: false });
  for (const spot of marks`520,1060 ×0.8 | 742,1090 ×1.25 | 640,1150`) s.put(pine({ snow: 0.6, seed: spot.x }), spot);
  s.flakes({ count: 230, smallest: 1.5, largest: 6 });
};
