import type { Card } from '../card.ts';
import { transform } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, people, place } from '../shelf.ts';

export const card: Card = {
  id: 'still',
  title: 'Still',
  setting: 'a parlour after the visitors have gone',
  mood: ['mournful', 'tender'],
  grammar: 'picture comes alive',
  staging: 'interior',
  hero: 'old man and a portrait',
  paint(s) {
    s.mood(mood.candle);
    const paper = 'stripe #748a78 80/0.35';
    place.room(s, { wall: ['#5f7468', '#2c3a40'], y: 1230, vanishX: 430, vanishY: 520, skirting: null, paper });
    s.lamp(90, 560, '#ffc078', 420, 0.75, 160);
    s.glow(60, 560, 360, '#ffb060', 0.3, 2);

    // the picture
    const picture = M.frame({ width: 400, height: 520, colour: '#b58a3c', thickness: 34 });
    const where = { x: 520, y: 350 };

    s.clip(transform(picture.hole, where), () => {
      s.sky('0 #7a5a3c, 1 #c08a4c', { top: 80, bottom: 620, swirl: 0.7 });
      s.put(cast.wifeInThePicture(), mark`540,630 ×1.95 lift 0.22`);
    });
    s.put(picture, where);

    // the one who is left

    s.put(cast.widower(), mark`176,1240 ×2.75 lift 0.14`);

    // her arm, which is not painted

    s.put(M.reachingArm(), { lift: 0.2 });
    const touch = people.hand({ gesture: 'letGo', skin: people.SKIN.brown, sleeve: null, ring: '#e0b048' });
    s.put(touch, mark`446,868 ×1.3 turn -1.25 lift 0.2`);
  },
};
