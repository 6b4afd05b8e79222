import { rng } from '../geometry/random.ts';
import { taper } from '../motifs/objects/birthday.ts';
import type { Scene } from '../scene/scene.ts';

export const ninetyNineCandles = (s: Scene): void => {
  const random = rng(21);
  for (let row = 0; row < 8; row++) {
    const v = row * 0.222 - 0.82;
    const half = Math.sqrt(1 - v * v) * 340;
    const count = Math.round(half / 23);
    for (let i = 0; i < count; i++) {
      const x = 400 + ((i + 0.5 + ((row % 2) - 0.5) * 0.4 - count / 2) / count) * 2 * half + random.bell() * 6;
      const y = 826 + v * 84 + random.bell() * 3;
      const colour = random.pick(['#c0493c', '#3f7a9a', '#d9a03c', '#5f8a5a', '#8a5a9a']);
      if (y < 850 || x < 250 || x > 560) s.put(taper(random.between(56, 96), colour), { x, y });
    }
  }
};
