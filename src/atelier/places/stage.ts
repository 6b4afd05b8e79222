import { mix, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp } from '../geometry/number.ts';
import { marks } from '../mark.ts';
import { goldStar } from '../motifs/objects/conjuring.ts';
import type { Scene } from '../scene/scene.ts';

export const stageFloor = (s: Scene): void => {
  const [board, dark] = [rgb('#b5743c'), rgb('#6a3a2a')];
  s.field(
    (x, y) => {
      const across = (x - 400) / (1 + (y - 960) / 400) / 46;
      return ((across % 1) + 1) % 1 < 0.05
        ? mix(dark, '#201018', 0.4)
        : mix(board, dark, clamp(0.2 + Math.abs(x - 400) / 520 + fbm(across * 2, y * 0.03, 3) * 0.4));
    },
    { top: 960, bottom: 1200, detail: 0.25, stroke: (x, y) => Math.atan2(y - 300, x - 400) },
  );
};

export const stageCurtain = (s: Scene): void => {
  s.field(
    (x, y) => {
      const fold = clamp(
        0.45 + Math.sin(x * 0.055 + noise(x * 0.006, y * 0.002) * 2.4) * 0.3 + fbm(x * 0.01, y * 0.003, 3) * 0.3,
      );
      const spot = Math.exp(-(((x - 400) / 330) ** 2 + ((y - 640) / 420) ** 2) * 1.3);
      return mix(mix('#94303f', '#4a1628', fold), '#f0a870', spot * 0.4);
    },
    { detail: 0.12, stroke: (x, y) => 1.57 + noise(x * 0.01, y * 0.004) * 0.3 },
  );
  s.field((x, y) => mix('#9a6644', '#5a3830', clamp((1200 - y) / 260 + fbm(x * 0.004, y * 0.03, 3) * 0.6)), {
    top: 1010,
    detail: 0.2,
  });
};

/** Stars of gilt paper on the backcloth. */
export const goldStars = (s: Scene): void => {
  for (const { x, y, scale } of marks`
    190,260 ×16 | 610,230 ×20 | 540,330 ×10 | 280,190 ×9 | 650,470 ×12 | 150,430 ×12`)
    s.put(goldStar(scale), { x, y, rotate: x });
};
