import { noise } from '../geometry/noise.ts';
import { maskString } from '../motifs/objects/hanging-masks.ts';
import { type MaskOptions, mask } from '../motifs/objects/mask.ts';
import type { Scene } from '../scene/scene.ts';

/** A mask on its string, turned a little by the wind. */
export const hangMask = (s: Scene, x: number, y: number, looks: MaskOptions): void => {
  s.put(maskString(x, y - 140, y - 58));
  const shadow = { dx: 8, dy: 10, blur: 8, alpha: 0.3 };
  s.put(mask({ ...looks, width: 34 }), { x, y, scale: 1.65, rotate: noise(x, y) * 0.3, shadow });
};
