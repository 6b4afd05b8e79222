import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { ellipse } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { group, part } from '../motif.ts';
import { motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'elephant-rope',
  title: 'One More Step',
  setting: 'between two towers above the clouds',
  mood: ['risk', 'grace'],
  grammar: 'wrong element',
  staging: 'sky',
  hero: 'an elephant on a rope',
  paint(s) {
    s.mood(mood.rose);
    s.sky(mood.rose.sky, { clouds: '0.02 #c08aa0 #ffe6d0/0.85' });

    // a sun one only guesses
    s.glow(420, 800, 360, '#ffe8c4', 0.7, 1.6);
    s.puff(160, 900, 460, 150, { colour: '#f4cfc0', depth: 0.4, seed: 3 });
    s.puff(640, 930, 520, 160, { colour: '#f6d6c4', depth: 0.3, seed: 5 });
    s.put(M.tower({ width: 62, height: 200, colour: '#c79a88', roof: '#6a4a78', seed: 2 }), mark`90,1230 ×3.1`);
    s.put(M.tower({ width: 60, height: 190, colour: '#b98a8a', roof: '#5a5a88', seed: 6 }), mark`724,1270 ×3`);

    // the rope knows what it carries
    s.put(M.rope(points`186,602 228,664 292,702 370,711 460,705 560,690 650,676`, 11, '#8a5238'), { lift: 0.05 });
    for (const [x, y] of points`184,600 650,676`)
      s.put(group('knot', part(ellipse(x, y, 15, 13), '#8a5238', { texture: 'cloth' })));
    s.put(
      M.elephant({ cloth: '#2f7f86', dots: '#f2e8d4', trunk: 'up', colour: '#8a8098', walk: 0.2 }),
      mark`370,708 ×2.35 turn 0.02 lift 0.06`,
    );
    s.put(M.umbrella({ colour: '#e0a040', radius: 40 }), mark`606,412 ×1.6 turn 0.25`);

    // and one more, of no weight at all
    s.put(M.bird({ colour: '#3f6a8a', belly: '#f0c08a' }), mark`580,684 ×0.8 flip`);
    s.puff(120, 1130, 620, 190, { colour: '#fbe4d4', seed: 7 });
    s.puff(560, 1180, 760, 210, { colour: '#fdebdc', seed: 9 });
    s.put(M.flyingBird(), mark`600,210 ×0.5`).put(M.flyingBird({ wing: 0.15 }), mark`660,240 ×0.4`);
  },
};
