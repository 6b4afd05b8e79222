import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { poly } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'far-scarf',
  title: 'As Far as It Reaches',
  setting: 'a warm room and a cold sea',
  mood: ['tender', 'longing'],
  grammar: 'two halves',
  staging: 'two-halves',
  hero: 'endless scarf',
  paint(s) {
    // her side
    s.mood(mood.candle).light({ keyPower: 0.42, above: '#8a7080', below: '#5a3c44' });
    s.clip(poly(...points`0,0 428,0 372,1200 0,1200`), () => {
      const paper = 'flower #e6ac70 70/0.45';
      place.room(s, { wall: ['#d09058', '#94583e'], floor: '#7a4c38', y: 1010, vanishX: 120, paper });
      s.lamp(84, 420, '#ffc878', 420, 0.85, 150);
      s.put(M.frame({ width: 110, height: 80, colour: '#8a5a2c', thickness: 10 }), mark`290,230`);
      s.put(M.paperBoat(), mark`290,240 ×0.8`);
      s.put(M.tableLamp(), mark`78,560`);
      s.put(M.armchair({ colour: '#6f8c68' }), mark`166,1150 ×2.6 lift 0.06`);
      s.put(cast.knittingGrandmother(), mark`176,1020 ×2.1 lift 0.08`);
    });

    // his side
    s.clip(poly(...points`428,0 800,0 800,1200 372,1200`), () => {
      s.light(mood.storm.light);
      s.sky('0 #2c4052, 0.5 #557280, 1 #9fb0aa', { clouds: '0.2 #3c4e5c #a0b0b0' });
      s.sea({ y: 0.62, colour: '#4f7c86', deep: '#254656', crest: '#d8e8e0', wave: 1.6, foam: 0.3 });
      s.put(cast.sailorInAScarf(), mark`630,1020 ×2.1 lift 0.2`);
      s.put(M.shipsRail()).rain({ count: 130, left: 0.46, alpha: 0.35, angle: 1.9 });
    });

    // one scarf, two ends
    s.light(mood.candle.light).light({ keyPower: 0.45, above: '#8a7480', below: '#5a4048' });
    s.put(M.longScarf());
    s.put(M.knittingNeedle([246, 952], [52, 1112])).put(M.knittingNeedle([156, 956], [344, 1114]));
    const knitting = M.knittingHand();
    s.put(knitting, mark`96,1108 ×0.76 turn 0.5 lift 0.1`).put(knitting, mark`300,1112 ×0.76 turn -0.45 flip lift 0.1`);
  },
};
