import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'temper',
  title: 'Temper',
  setting: 'a cold night, close up',
  mood: ['comic', 'angry'],
  grammar: 'head replaced',
  staging: 'close-up',
  hero: 'man with burning hair',
  paint(s) {
    s.mood(mood.night);
    s.sky('0 #131a3c, 0.6 #2c3566, 1 #5a4a70', { clouds: '0.08 #2a2f5c #6a4a6a' });
    s.stars(70, { to: 0.45 });
    s.glow(400, 330, 620, '#ff7a34', 0.5, 2);

    // the blaze sits behind and on top of the skull
    s.put(M.fire({ width: 480, height: 520, tongues: 7, seed: 3 }), mark`400,640`);
    s.put(cast.hotHead(), mark`400,1250 ×3.1 lift 0.1`);
    s.put(M.fire({ width: 270, height: 150, tongues: 6, seed: 8 }), mark`400,530`);
    s.lamp(400, 420, '#ff9a50', 520, 0.5, 160);

    // those who have learned to live with it
    s.put(cast.camper(), mark`130,1010 ×2.5 lift 0.12`);
    s.put(cast.oldCamper(), mark`676,1010 ×2.4 lift 0.12`);
  },
};
