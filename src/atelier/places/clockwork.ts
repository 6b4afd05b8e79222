import { mix, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp } from '../geometry/number.ts';
import { gear } from '../motifs/machines/gear.ts';
import type { Scene } from '../scene/scene.ts';

const [BRASS, IRON, COPPER] = ['#c89c50', '#7c8694', '#c0764e'];
const DEEP = { dx: 16, dy: 20, blur: 9, alpha: 0.5 };

/** The dusty dark inside a clock, lighter where the flower is. */
export const clockDust = (s: Scene): void => {
  const [dust, shadow] = [rgb('#6e6484'), rgb('#443c58')];
  const air = (x: number, y: number) =>
    mix(dust, shadow, clamp(0.4 + fbm(x * 0.004, y * 0.004, 4) + Math.hypot(x - 440, y - 560) / 1500));
  s.field(air, { detail: 0.1, stroke: (x, y) => noise(x * 0.004, y * 0.004) * 3 });
};

/** Four great wheels behind, eight smaller ones before them, all in mesh or nearly. */
export const clockwork = (s: Scene): void => {
  const behind = [
    [90, 160, 230, 34, '#76809a', 0.1],
    [740, 90, 190, 28, '#80708c', 0],
    [760, 840, 250, 36, '#76809a', 0.2],
    [60, 820, 200, 30, '#88727c', 0.1],
  ] as const;
  for (const [x, y, radius, teeth, colour, rotate] of behind)
    s.put(gear({ radius, teeth, colour, rotate, spokes: 6 }), { x, y, depth: 0.2, shadow: DEEP });
  const before = [
    [180, 470, 132, 24, BRASS, 0, 5],
    [420, 240, 112, 20, COPPER, 0.1, 4],
    [640, 330, 96, 18, IRON, 0.1, 5],
    [664, 600, 108, 20, BRASS, 0.05, 5],
    [600, 858, 118, 22, COPPER, 0.12, 6],
    [330, 868, 124, 22, IRON, 0.1, 5],
    [120, 700, 92, 18, COPPER, 0, 4],
    [280, 120, 70, 14, BRASS, 0.2, 4],
  ] as const;
  for (const [x, y, radius, teeth, colour, rotate, spokes] of before)
    s.put(gear({ radius, teeth, colour, rotate, spokes }), { x, y, lift: 0.1, shadow: DEEP });
};
