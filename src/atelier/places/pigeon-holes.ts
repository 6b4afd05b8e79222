import { points } from '../geometry/points.ts';
import { rect } from '../geometry/shape.ts';
import { group, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

export const pigeonHoles = (s: Scene): void => {
  s.put(group('shelves', part(rect(8, 46, 784, 910, 6), '#8a5c38', { texture: 'plank', grain: 0.3, round: 0.2 })));
  for (const [y, height] of points`79,242 339,342 699,222`)
    for (const [x, width] of points`39,220 277,248 543,218`) {
      const his = y === 339 && x === 277;
      const shade = his ? '#d08a4a' : '#3a2a2e';
      s.put(
        part(rect(x, y, width, height, 4), his ? '#f0c878' : '#60463a', {
          shade,
          round: 0.1,
          texture: 'plank',
          grain: 0.3,
        }),
      );
    }
};
