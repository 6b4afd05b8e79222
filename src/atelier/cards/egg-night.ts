import type { Card } from '../card.ts';
import { ellipse, transform } from '../geometry/shape.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'egg-night',
  title: 'Early',
  setting: 'a white desert at noon',
  mood: ['birth', 'secret'],
  grammar: 'thing inside thing',
  staging: 'landscape',
  hero: 'an egg with the night inside',
  paint(s) {
    s.mood(mood.noon).light({ keyPower: 0.6 });
    const clouds = { amount: 0, colour: '#e8b894', lit: '#fff4dc', stretch: 4, alpha: 0.7 } as const;
    s.sky('0 #e0a878, 0.5 #f2d0a0, 1 #fbeccc', { bottom: 900, clouds });
    s.hills({ y: 0.7, swing: 0.03, colour: '#e0c49a', depth: 0.4, seed: 2, texture: 'sand' });
    s.hills({ y: 0.8, swing: 0.015, colour: '#ecd2a4', shade: '#b0805c', seed: 5, texture: 'sand' });

    // the egg
    const where = { x: 410, y: 640, scale: 6.2 };
    s.shade(ellipse(370, 952, 260, 30), '#7a5a48', 0.6, 22);
    s.put(M.egg({ colour: '#ece0cc', radius: 50 }), { ...where, shadow: { dx: -90, dy: 40, blur: 30, alpha: 0.4 } });
    s.put(M.breachEdge(), where);

    // and what was going to hatch
    s.clip(transform(M.BREACH, where), () => {
      s.sky('0 #0a1030, 0.6 #1f3468, 1 #4a5c94', { top: 370, bottom: 860 }).stars(500, { from: 0.3, to: 0.72 });
      s.put(M.crescentMoon({ radius: 50 }), mark`470,520 turn 0.4`);
      s.put(M.whale({ colour: '#4a6698' }), mark`390,690 ×0.95 turn -0.2 lift 0.06`);
      s.puff(330, 810, 220, 60, { colour: '#56689c', seed: 3 });
      s.puff(500, 840, 240, 60, { colour: '#4a5c90', seed: 5 });
    });
    for (const spot of marks`640,1010 turn 0.12 | 170,1030 ×0.7 turn 0.6 | 560,1050 ×0.5 turn 0.3`)
      s.put(M.shell(), { ...spot, shadow: { contact: [50, 9, -8, 14], alpha: 0.35 } });

    // a child who could not wait; the heron who could, and somebody with a shawl
    s.put(M.ladder({ height: 380, width: 40, colour: '#9a6c44', taper: 0.8 }), mark`290,1040 turn 0.16`);
    s.put(cast.childOnALadder(), mark`330,790 ×1.5 turn 0.12`);
    s.put(M.heron(), mark`700,1110 ×1.5 flip shadow -50,4,8/0.35`);
    s.put(cast.womanInAShawl(), mark`120,1120 ×1.35 contact 24,6,-4/0.5`);
  },
};
