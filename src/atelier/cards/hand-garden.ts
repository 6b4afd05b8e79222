import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'hand-garden',
  title: 'Tenant',
  setting: 'a palm held up to the sky',
  mood: ['trust', 'smallness'],
  grammar: 'body as landscape',
  staging: 'sky',
  hero: 'hand with a house in it',
  paint(s) {
    s.mood(mood.dawn).light({ direction: [-0.5, -0.6, 0.5] });
    s.sky('0 #5f8aa8, 0.5 #b8c8c0, 0.85 #f6d8a8, 1 #f8c090', { clouds: '0.05 #a8b8b8 #fff0d4/0.9' });
    s.puff(150, 1080, 480, 130, { colour: '#f4e0c8', depth: 0.2, seed: 2 });
    s.puff(660, 1110, 460, 140, { colour: '#f4e0c8', depth: 0.2, seed: 4 });

    // the landlord
    const palm = { x: 400, y: 830, scale: 3.3 };
    s.put(M.hand({ pose: 'open', colour: '#d8a884', sleeve: '#6a4a5c', cuff: '#f2e4cc' }), palm);

    // the premises
    s.put(M.palmGarden(), palm).put(M.house({ seed: 5, colour: '#ecd8b4', roof: '#b5503c' }), mark`400,818 ×1.25`);
    s.put(M.roundTree({ seed: 4, colour: '#d8904a', shade: '#9a4a34' }), mark`480,850 ×1.1`);
    s.put(M.roundTree({ seed: 9, colour: '#8aa04a' }), mark`320,860 ×0.8`);
    s.put(M.tinyWashing());
    const person = M.person({ view: 'back', coat: '#3f5a7a', pose: M.POSE.reach, hairStyle: 'short', name: 'tenant' });
    s.put(person, mark`435,905 ×0.6`);
    s.put(M.hen(), mark`352,914 ×0.85 lift 0.1 contact 14,3/0.4`);

    // and what grows at the ends of the fingers
    for (const [x, y] of points`347,488 453,462`)
      s.put(M.tower({ width: 16, height: 30, colour: '#d8c0a0', roof: '#8a4a4c' }), { x, y, scale: 1.3 });
    s.put(M.pine({ seed: 5 }), mark`248,578 ×0.75`).put(M.bird({ colour: '#3f5a7a' }), mark`546,534 ×0.9`);
    points`410,640 424,606 446,566`.forEach(([x, y], i) =>
      s.puff(x, y, 34 + i * 16, 20 + i * 4, { colour: '#f4ece0', alpha: 0.65, seed: i }),
    );
    s.put(M.airBalloon(), mark`640,260 ×0.9`);
    points`150,300 190,270 120,250`.forEach(([x, y], i) =>
      s.put(M.flyingBird({ wing: 0.3 + i * 0.2 }), { x, y, scale: 0.45 }),
    );
  },
};
