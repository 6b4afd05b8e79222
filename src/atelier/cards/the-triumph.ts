import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'the-triumph',
  title: 'The Triumph',
  setting: 'an opera house, seen from the stage',
  mood: ['comic', 'tender'],
  grammar: 'odd one out',
  staging: 'procession',
  hero: 'singer',
  paint(s) {
    s.mood(mood.candle).light({ keyPower: 0.42, above: '#7a6480', below: '#54384a' });
    s.sky('0 #5a2c3c, 0.4 #7a3a44, 1 #4a2434', { swirl: 0.4 });

    // the house: a balcony and three rows of the happily gone
    s.lamp(420, 60, '#ffcf90', 420, 0.6, 120).lamp(300, 640, '#ffdca0', 480, 0.8, 160);
    cast.balconyAsleep(s);
    s.put(M.balcony());
    cast.stallsAsleep(s);

    // two who are gone together
    s.put(cast.snoringGentleman(), mark`590,936 ×1.16 lift 0.1`);
    s.put(cast.ladyOnAShoulder(), mark`738,950 ×1.14 lift 0.12`);

    // the highest box, where somebody is awake
    s.put(M.operaBox()).glow(690, 150, 150, '#ffe0a0', 0.45, 2);
    s.put(cast.childAwake(), mark`690,268 ×0.72 lift 0.3`);
    s.put(M.boxFront());

    // the edge of the stage
    s.put(M.operaStage());
    for (const x of [330, 450, 570, 690])
      s.put(M.footlight(), mark`${x},990 ×1.25`).glow(x, 930, 90, '#ffd890', 0.5, 2);

    // and the voice
    s.shaft(points`60,-20 200,-20 430,1220 -60,1220`, '#ffe6b0', 0.2, 40);
    s.put(cast.soprano(), mark`160,1225 ×2.8 lift 0.16`);
    s.put(cast.sopranosHand(), mark`470,930 ×1.35 turn 0.28 lift 0.14`);
  },
};
