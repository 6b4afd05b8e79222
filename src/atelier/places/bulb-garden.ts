import { cutSoil, lastSnow } from '../motifs/curios/bulb-beds.ts';
import type { Scene } from '../scene/scene.ts';
import { soilStones } from './soil.ts';

/** A garden cut like a cake, under the last snow. */
export const soilUnderSnow = (s: Scene): void => {
  s.put(cutSoil());
  soilStones(s);
  s.put(lastSnow());
};
