import type { Shape } from '../geometry/curve.ts';
import { points } from '../geometry/points.ts';
import { blob, join, rect, type Transform, transform, union } from '../geometry/shape.ts';
import type { Scene } from '../scene/scene.ts';

/** A storm sea that fills a cup to its brim and a little above: the crests may rise, the rest stays inside. */
export const seaInACup = (s: Scene, brim: Shape, where: Transform): void => {
  const crests = blob(...points`-54,-36 -46,-50 -30,-44 -14,-58 4,-46 22,-54 38,-44 54,-38`);
  const water = { colour: '#3f7a86', deep: '#163a4e', crest: '#e8fff4', wave: 1.5, foam: 0.3, reflect: 0.1 };
  s.clip(transform(join(brim, rect(-70, -160, 140, 123)), where), () =>
    s.clip(transform(union(brim, crests), where), () => s.sea({ y: 0.54, bottom: 0.72, ...water })),
  );
};
