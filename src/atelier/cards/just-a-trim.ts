import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, people, place } from '../shelf.ts';

const { SKIN } = people;

export const card: Card = {
  id: 'just-a-trim',
  title: 'Just the Ends',
  setting: 'a barber’s shop at closing time',
  mood: ['comic', 'fear'],
  grammar: 'role reversal',
  staging: 'interior',
  hero: 'lion in a barber’s chair',
  paint(s) {
    s.mood(mood.moss);
    place.room(s, { wall: ['#7fa08a', '#3f6a66'], floor: '#8a6a4a', y: 1010, paper: 'stripe #93b29a 70/0.5' });
    s.put(M.barbersPole());
    s.put(M.bottleShelf());
    s.put(M.bottle(70, '#5f8aa8'), mark`44,702`);
    s.put(M.bottle(92, '#c0783c'), mark`90,702`);
    s.put(M.bottle(62, '#8a4a6a'), mark`140,702`);

    // the barber, who has a family
    s.put(cast.frightenedBarber(), mark`592,690 ×1.65 lift 0.1`);

    // the customer, who has teeth
    s.put(M.barbersChair());
    s.put(M.lion(), mark`372,770 ×1.75`);
    s.put(M.barbersCloth());

    // scissors, and what they have dared so far
    const hand = people.hand({ gesture: 'hold', skin: SKIN.olive, sleeve: '#efe8da', cuff: null, arm: 60 });
    s.put(hand, mark`700,560 ×1.05 turn -0.7`);
    s.put(M.scissors({ height: 190 }), mark`614,520 turn -1.15`);
    place.fallenLocks(s);
  },
};
