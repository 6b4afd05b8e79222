import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'room-to-grow',
  title: 'Room to Grow',
  setting: 'a tailor’s workshop',
  mood: ['comic', 'tender'],
  grammar: 'wrong scale',
  staging: 'interior',
  hero: 'boy in an enormous coat',
  paint(s) {
    s.mood(mood.moss);
    place.room(s, { wall: ['#8fa08a', '#4a5f5c'], floor: '#a8744a', y: 790, paper: 'stripe #a4b49c 60/0.4' });
    s.put(M.clothShelf());
    s.put(M.tailorsDummy(), { depth: 0.12 });
    s.shaft(points`-20,120 -20,420 560,1200 820,1000`, '#ffe6b0', 0.22, 40);

    // the coat is a tent; the boy is the pole
    s.put(M.hugeCoat(), { shadow: { dx: 10, dy: 16, blur: 16, alpha: 0.4 } });
    s.put(M.hugeSleeves(), { shadow: { dx: 6, dy: 14, blur: 12, alpha: 0.4 } });
    s.put(M.hugeLapels());
    s.put(M.shirtFront());
    s.put(cast.boyInTheCoat(), mark`400,476 ×1.55 lift 0.1`);

    // the man with the pins
    s.put(cast.tailor(), mark`704,1120 ×4.1 lift 0.16 contact 24,7/0.5`);
    s.put(M.tapeMeasure());
  },
};
