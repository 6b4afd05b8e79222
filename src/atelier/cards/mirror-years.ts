import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { transform } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'mirror-years',
  title: 'A Visit',
  setting: 'a bedroom at dusk',
  mood: ['age', 'recognition'],
  grammar: 'mirror mismatch',
  staging: 'stage-frame',
  hero: 'mirror that runs ahead',
  paint(s) {
    s.mood(mood.rose).light({ keyPower: 0.42, above: '#8a6a86', below: '#5a3a50' });
    const paper = 'flower #c898a0 76/0.32';
    place.room(s, { wall: ['#a8788a', '#4a3054'], paper, y: 900, floor: '#7a4c48', vanishY: 420 });
    s.lamp(170, 560, '#ffcf90', 380, 0.8, 110);

    // who looks out of the glass
    const [mirror, wall] = [M.mirror({ width: 110, height: 168 }), { x: 430, y: 440, scale: 3.7 }];
    s.put(mirror, { ...wall, shadow: { dx: 18, dy: 26, blur: 16, alpha: 0.4 } });
    s.clip(transform(mirror.hole, wall), () => {
      s.sky(['#5a6a86', '#a8a0ac', '#e0c8b8'], { top: 130, bottom: 760, swirl: 0.5 });
      s.put(cast.womanInTheMirror(), mark`430,766 ×2.15 lift 0.1`);
      s.put(M.yellowBow(), mark`430,254 ×1.5`);
      s.shaft(points`300,100 400,100 300,800 180,800`, '#ffffff', 0.14, 8);
    });

    // who looks in
    s.put(cast.womanBeforeTheMirror(), { x: 376, y: 1230, scale: 1.95, shadow: { dx: 10, blur: 14, alpha: 0.3 } });
    s.put(M.yellowBow(), mark`376,806 ×1.9 lift 0.06`);

    // what has always been there
    s.put(M.dresser(), mark`-60,880`).put(M.candle({ height: 60, width: 18, power: 0.9 }), mark`120,866 ×1.7`);
    s.put(M.flower({ colour: '#e8a0a0', height: 80, radius: 18 }), mark`60,866 ×1.3 turn -0.2`);
    s.put(M.flower({ colour: '#f0d0c0', height: 70, radius: 15 }), mark`80,866 ×1.2 turn 0.25`);
    s.put(M.toyTrolley(), mark`676,1140 ×1.15 lift 0.1 contact 56,8/0.5`);
    s.put(M.horse({ colour: '#d8cfc8' }), mark`676,1126 ×0.95 flip lift 0.1`);
  },
};
