import { ellipse } from '../geometry/shape.ts';
import { marks } from '../mark.ts';
import { part } from '../motif.ts';
import { bellyCottage } from '../motifs/curios/belly-village.ts';
import { bellyAt, washingLine } from '../motifs/curios/sleeper.ts';
import { hammockLeaves, hammockTrunk } from '../motifs/plants/hammock-trees.ts';
import { flower } from '../motifs/plants/small.ts';
import type { Scene } from '../scene/scene.ts';

/** One of the two trees the hammock hangs from: left (-1) or right (1). */
export const hammockTree = (s: Scene, q: -1 | 1): void => {
  const x = 400 + q * 366;
  s.put(hammockTrunk(x, q), { shadow: { contact: [90, 16, x, 1036], alpha: 0.5 } }).put(hammockLeaves(x, q));
};

/** Grass that follows the line of the belly. */
export const bellyGrass = (s: Scene): void => {
  const line = (x: number) => bellyAt(x) + 62;
  const blades = { count: 46, height: 20, colour: '#6f9a44', shade: '#b4cc66', spread: 0.006 };
  s.tufts({ left: 0.32, right: 0.68, line, ...blades });
};

const cottageSmoke = (s: Scene): void => {
  for (const { x, y, scale } of marks`508,356 ×9 | 524,338 ×12 | 548,322 ×15`)
    s.put(part(ellipse(x, y, scale * 1.3, scale), '#fbf6ea', { alpha: 0.75, soft: 4, ao: 0 }));
};

export const lawnDaisies = (s: Scene): void => {
  for (let x = 60; x < 800; x += 130) {
    const daisy = flower({ colour: x % 4 ? '#f4ead8' : '#f0c04a', height: 34, radius: 9 });
    s.put(daisy, { x, y: 1190 - (x % 50), scale: 0.9 });
  }
};

/** A cottage on the brow of the belly, its smoke and its washing: both blow to the right. */
export const bellyVillage = (s: Scene): void => {
  s.put(bellyCottage(), { x: 470, y: bellyAt(470) + 14, scale: 1.15 });
  cottageSmoke(s);
  s.put(washingLine, { x: 556, y: bellyAt(556) + 10, scale: 0.86, rotate: 0.42 });
};
