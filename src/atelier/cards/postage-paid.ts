import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'postage-paid',
  title: 'Postage Paid',
  setting: 'the hall, before the first collection',
  mood: ['tender', 'longing'],
  grammar: 'object as house',
  staging: 'interior',
  hero: 'child tucked into an envelope',
  paint(s) {
    s.mood(mood.dawn);
    place.room(s, {
      wall: ['#c98f70', '#8a5a58'],
      floor: '#9a6a48',
      y: 960,
      skirting: '#f0e4cc',
      paper: 'stripe #dca888 58/0.5',
    });
    s.put(M.hallDoor());
    s.shaft(points`70,300 220,300 700,1100 380,1180`, '#ffe2a8', 0.26, 30);
    s.put(M.coatHooks());

    // the envelope, its flap behind, and who has got in
    s.put(M.envelopeBack(), { shadow: { dx: 20, dy: 14, blur: 20, alpha: 0.4 } });
    s.put(M.envelopePillow());
    s.put(cast.sleepingChild(), mark`466,760 ×1.62`);
    s.put(M.envelopeFront());

    // where to: any postman knows
    s.put(M.stamp(), mark`622,760 turn 0.06 shadow 4,5,4`);
    s.put(M.postmark());
    s.put(M.childsDrawing());

    // the post is slow
    s.put(M.snail({ shell: '#b8433c', shellShade: '#e0a83c' }), mark`122,1150 ×1.3 contact 56,8/0.4`);
    s.put(M.postmansKit(), mark`118,1132 ×1.05`);
  },
};
