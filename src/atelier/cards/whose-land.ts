import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'whose-land',
  title: 'Whose Land',
  setting: 'a ploughed field from the air',
  mood: ['uncanny', 'belonging'],
  grammar: 'object as landscape',
  staging: 'birds-eye',
  hero: 'a field ploughed like a fingerprint',
  paint(s) {
    s.mood(mood.gold).light({ direction: [-0.6, -0.55, 0.6] });

    // ordinary fields, ploughed straight
    place.straightFields(s);

    // and one ploughed by somebody in particular
    place.fingerprintField(s);

    for (const [i, [x, y]] of points`40,90 120,40 730,110 770,200 60,1120 150,1170 740,1090 30,250 770,420`.entries())
      s.put(M.treeAbove({ radius: 44 + (i % 3) * 12, seed: i + 1 }), {
        x,
        y,
        shadow: { dx: 20, dy: 24, blur: 8, alpha: 0.4 },
      });
    s.put(M.roofAbove(), mark`660,60 ×0.8 turn 0.2 shadow 16,20,6/0.4`);

    // the last furrow, and the gull that follows every plough
    s.put(M.ploughAbove(), mark`500,1016 ×1.2 turn -0.3 lift 0.2 shadow 16,20,5/0.5`);
    s.put(M.flyingBird({ colour: '#f2ead8' }), mark`620,330 turn -0.5 shadow 40,60,9/0.3`);
  },
};
