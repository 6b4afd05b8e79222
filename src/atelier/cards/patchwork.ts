import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'patchwork',
  title: 'All Her Counties',
  setting: 'a bed in the afternoon, from above',
  mood: ['peaceful', 'nostalgic'],
  grammar: 'world as fabric',
  staging: 'birds-eye',
  hero: 'quilt made of places',
  paint(s) {
    s.mood(mood.rose);
    place.floorboards(s);
    s.put(M.bedFromAbove(), { shadow: { dx: 10, dy: 16, blur: 20, alpha: 0.5 } });
    s.put(M.whitePillow(), { shadow: { dx: 6, dy: 10, blur: 10, alpha: 0.3 } });
    s.put(cast.sleepingOldWoman(), mark`396,470 ×1.32`);

    // everywhere she has been
    place.quiltOfPlaces(s);

    // the thread, the walker, the needle
    s.put(M.quiltThread());
    s.put(cast.childInRed(), mark`470,752 ×1.5 lift 0.2 contact 16,4/0.4`);
    s.put(M.needle({ height: 200, colour: '#7a8698' }), mark`92,1176 turn 0.72 shadow 8,10,5/0.4`);
  },
};
