import { both } from '../kit.ts';
import { mark } from '../mark.ts';
import { at } from '../motif.ts';
import { basketSeam, laundryBasket } from '../motifs/objects/ironing.ts';
import { fish } from '../motifs/sea/fish.ts';
import type { Scene } from '../scene/scene.ts';

export const fishInTheFolds = (s: Scene): void => {
  s.put(fish({ colour: '#e8843c' }), mark`118,900 turn 1.7 ×0.62 lift 0.1`);
  s.put(fish({ colour: '#f0c04a' }), mark`150,990 turn 1.4 ×0.62 lift 0.1`);
  s.put(fish({ colour: '#d8604a' }), mark`96,1040 turn 1.8 ×0.62 lift 0.1`);
};

/** The basket before whatever is in it, and a fish that has jumped in. */
export const basketOfWash = (s: Scene): void => {
  s.put(laundryBasket(), mark`150,1186 contact 120,12/0.4`);
  both(q => s.put(basketSeam(q)));
  s.put(at(fish({ colour: '#e8a04a' }), {}), mark`70,1082 turn 1.2 ×0.5`);
};
