import type { Seedling } from '../cast/seedlings.ts';
import { rect } from '../geometry/shape.ts';
import { flowerpot } from '../motifs/objects/garden.ts';
import { hand as personHand } from '../motifs/people/hand.ts';
import { seedLeaf } from '../motifs/plants/sprouts.ts';
import type { Scene } from '../scene/scene.ts';

/** A hand, the two leaves it came up with, and its pot on the sill. */
export const pottedHand = (s: Scene, { x, gesture, skin, pot, size, rotate }: Seedling): void => {
  const hand = personHand({ gesture, skin, sleeve: null });
  s.clip(rect(0, 0, 800, 985), () => s.put(hand, { x, y: 920, scale: size * 1.3, rotate, flip: x > 600 }));
  for (const q of [-1, 1]) s.put(seedLeaf(q), { x: x + q * 12, y: 934, scale: 1.1 });
  s.put(flowerpot({ colour: pot, width: 134, height: 104 }), { x, y: 1030 });
};
