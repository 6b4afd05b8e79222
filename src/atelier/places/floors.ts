import { mix, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp } from '../geometry/number.ts';
import type { Scene } from '../scene/scene.ts';

export const floorboards = (s: Scene): void => {
  const [board, gap] = [rgb('#a8744c'), rgb('#6a4438')];
  s.field((x, y) => mix(board, gap, 0.4 + fbm(x * 0.02, y * 0.003, 3) + ((x / 74) % 1 < 0.05 ? 0.4 : 0)), {
    stroke: 1.57,
    detail: 0.2,
  });
};

export const platformSlabs = (s: Scene): void => {
  s.field(
    (x, y) => {
      const t = (y - 740) / 460;
      const slab = noise(Math.floor((x - 400) / (60 + t * 70) + 50) * 3.1, Math.floor(Math.max(0, t) ** 0.7 * 6) * 4.7);
      return mix('#c8baa4', '#8a7e78', clamp(0.4 + slab * 0.5 + fbm(x * 0.01, y * 0.01, 3) * 0.3));
    },
    { top: 746, detail: 0.2, stroke: 0.05 },
  );
};

const GINGHAM = [0, 1, 2].map(n => mix('#f2ead8', '#6f9fae', n * 0.46));

export const gingham = (s: Scene): void => {
  const across = (x: number, y: number) => Math.floor((x + y * 0.12) / 92);
  const down = (x: number, y: number) => Math.floor((y - x * 0.12) / 92);
  s.field((x, y) => GINGHAM[(across(x, y) & 1) + (down(x, y) & 1)] ?? null, {
    detail: 0.3,
    stroke: (x, y) => ((across(x, y) + down(x, y)) & 1 ? 0 : 1.57),
  });
};
