import type { Card } from '../card.ts';
import { transform } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'sea-suitcase',
  title: 'All I Could Carry',
  setting: 'a railway platform at dawn',
  mood: ['departing', 'homesick'],
  grammar: 'thing inside thing',
  staging: 'landscape',
  hero: 'a suitcase with a sea in it',
  paint(s) {
    s.mood(mood.storm).light({ key: '#f4e6c8', keyPower: 0.5, above: '#7a8a94', below: '#54505a' });
    const clouds = '0.06 #9aa8ac #f4ecd8/0.8';
    s.sky('0 #7a8f9c, 0.5 #b0bab8, 0.8 #e6d8bc, 1 #f4deb4', { bottom: 700, clouds });
    place.bareHedgerow(s);
    s.put(M.railsAtDawn());
    s.put(M.signal(), mark`670,650`);

    // the platform
    place.platformSlabs(s);
    s.put(M.platformEdge());

    // what the lid opens on
    s.put(M.suitcaseLid(), mark`450,1140 ×7.2 contact 46,7,-4,1/0.55`);
    s.clip(transform(M.INSIDE_THE_LID, mark`450,1140 ×7.2`), () => place.seaAtNight(s));
    s.put(M.lighthouse({ height: 90, width: 28 }), mark`330,892 ×1.7`);
    s.put(M.skerry(), mark`336,896 ×1.2`);
    s.put(M.ship({ masts: 2, sail: '#f8ecd4' }), mark`510,880 ×1.25 turn -0.1`);
    s.put(M.suitcaseSea(), mark`450,1140 ×7.2`);

    // straps, locks, a label from somewhere warm
    s.put(M.suitcaseFront(), mark`450,1140 ×7.2`);
    s.put(M.fish({ colour: '#f0a04a' }), mark`742,900 ×1.3 turn 0.5 lift 0.1`);
    place.spray(s);

    // whose it is
    s.put(cast.emigrant(), mark`104,1164 ×3.5 lift 0.08 contact 24,6,-4,0/0.5`);
    s.put(M.flyingBird({ wing: 0.3 }), mark`250,330 ×0.6`);
    s.put(M.flyingBird({ wing: 0.5 }), mark`310,290 ×0.45`);
    s.put(M.flyingBird({ wing: 0.7 }), mark`190,280 ×0.4`);
  },
};
