import { rgb } from '../colour.ts';
import { smooth } from '../geometry/number.ts';
import { points } from '../geometry/points.ts';
import { poly } from '../geometry/shape.ts';
import type { Scene } from '../scene/scene.ts';

/** Rain under one umbrella: behind its owner with a little gloom, before him only a few drops, or it would veil his face. */
export const privateRain = (s: Scene, count: number, gloom: number): void => {
  const slate = rgb('#526b85');
  const alpha = (_: number, y: number) => gloom * smooth(630, 690, y) * (1 - smooth(1070, 1140, y));
  const fall = { left: 0.14, right: 0.76, from: 0.51, to: 0.93, length: 54, angle: 1.5, width: 2.4 };
  const under = poly(...points`133,632 536,632 589,1144 181,1144`);
  const wet = (): void => {
    if (gloom > 0) s.field(() => slate, { alpha, glaze: true, top: 625, bottom: 1144 });
    s.rain({ count, ...fall, alpha: 0.75, colour: '#e4f0f4' });
  };
  s.clip(under, wet, { soft: 9 });
};

/** What a cloud no larger than a sheep has to give. */
export const littleRain = (s: Scene, x: number, y: number): void => {
  const [left, right, from, to] = [(x - 60) / 800, (x + 50) / 800, y / 1200, (y + 110) / 1200];
  s.rain({ count: 22, left, right, from, to, length: 24, alpha: 0.5, colour: '#f0f8fa' });
};

/** What comes out of a watering can. */
export const wateringCanRain = (s: Scene): void => {
  const jet = { left: 0.51, right: 0.575, from: 0.79, to: 0.885, length: 34, angle: 1.35 };
  s.rain({ count: 24, ...jet, alpha: 0.8, width: 3, colour: '#c8ecf4' });
};
