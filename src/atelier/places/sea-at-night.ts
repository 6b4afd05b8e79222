import type { Random } from '../geometry/random.ts';
import { ellipse } from '../geometry/shape.ts';
import { marks } from '../mark.ts';
import { part } from '../motif.ts';
import { bareTree } from '../motifs/plants/bare-tree.ts';
import { crescentMoon } from '../motifs/sky/celestial.ts';
import type { Scene } from '../scene/scene.ts';

/** A hedgerow without leaves on a misty ridge. */
export const bareHedgerow = (s: Scene): void => {
  const make = (random: Random) => bareTree({ seed: random.whole(1, 40), depth: 5 });
  s.hills({ y: 0.5, swing: 0.02, colour: '#8a989c', depth: 0.55, seed: 2, trees: { count: 10, scale: 0.7, make } });
};

/** Evening over open water, with stars and a thin moon. */
export const seaAtNight = (s: Scene): void => {
  const clouds = { amount: 0.03, colour: '#4a5c90', lit: '#d8b8b8', scale: 0.5 };
  s.sky('0 #2a3f78, 0.6 #7a86b0, 1 #f0c8a8', { top: 500, bottom: 920, clouds });
  s.stars(160, { from: 0.42, to: 0.6 });
  s.put(crescentMoon({ radius: 26 }), { x: 590, y: 590, rotate: 0.4 });
  s.sea({ y: 0.715, bottom: 0.86, colour: '#4a7a98', deep: '#1c4460', crest: '#e8f4f0' });
};

/** Drops of it that got out. */
export const spray = (s: Scene): void => {
  for (const { x, y, scale } of marks`650,910 ×6 | 700,920 ×5 | 735,950 ×7 | 190,900 ×5`)
    s.put(part(ellipse(x, y, scale, scale * 1.3), '#cfeef0', { alpha: 0.8 }));
};
