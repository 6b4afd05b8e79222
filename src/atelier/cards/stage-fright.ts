import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'stage-fright',
  title: 'Stage Fright',
  setting: 'a small stage, all lights on',
  mood: ['uncanny', 'shy'],
  grammar: 'body as crowd',
  staging: 'stage-frame',
  hero: 'a peacock whose feathers look back',
  paint(s) {
    s.mood(mood.red).light({ direction: [-0.2, -0.6, 0.7], keyPower: 0.62, above: '#7a7090', below: '#4a2c40' });

    // the curtain, with a spot on it
    place.stageCurtain(s);

    // nobody is looking at the bird except the bird
    s.put(M.shyPeacock(), mark`400,1010 ×1.6 lift 0.16 contact 60,12,0,24`);
    for (let x = 40; x < 800; x += 90) s.put(M.footlight(), { x, y: 1200 }).glow(x, 1150, 70, '#ffcf80', 0.5);
    s.put(M.feather({ colour: '#2f8a6a', height: 70 }), mark`640,1090 ×1.2 turn 1.3`);

    // one came for the flies
    s.put(M.frog(), mark`150,1128 ×1.3 lift 0.14`);
  },
};
