import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'spare-part',
  title: 'Spare Part',
  setting: 'inside a great clock',
  mood: ['hopeful', 'odd'],
  grammar: 'world as workshop',
  staging: 'interior',
  hero: 'a sunflower among the cogs',
  paint(s) {
    s.mood(mood.dusk).light({ direction: [-0.5, -0.6, 0.6], keyPower: 0.6, above: '#8a86a8', below: '#5e4a58' });
    place.clockDust(s);
    s.glow(430, 520, 640, '#f4b460', 0.46, 1.5);

    // the movement
    place.clockwork(s);

    // the wheel that grew
    s.put(M.sunflowerWheel(), mark`408,560 lift 0.34 shadow 16,20,9/0.5`);
    s.glow(408, 560, 260, '#ffe090', 0.28).put(M.sunflowerStem(), { lift: 0.2 });
    s.put(M.bee(), mark`560,440 ×1.5 flip turn 0.3 lift 0.25`);

    // the mechanic, who is no longer surprised
    s.put(M.oakBeam(), { lift: 0.06 });
    s.put(cast.mechanic(), mark`214,1076 ×2.75 lift 0.24 contact 18,4/0.5`);
    place.wateringCanRain(s);
    s.put(M.looseCog(), mark`640,1056 lift 0.06 shadow 16,20,9/0.5`);
    s.put(M.looseCog(), mark`700,1056 ×0.8 lift 0.06 shadow 16,20,9/0.5`);
  },
};
