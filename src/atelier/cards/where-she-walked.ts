import type { Card } from '../card.ts';
import { ellipse, transform } from '../geometry/shape.ts';
import { many } from '../kit.ts';
import { mark, marks } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

/** Six steps, the nearest first; she began with the left. */
const STEPS = marks`
  210,1170 turn 0.05 | 470,990 turn 0.1 | 290,720 turn 0.1 | 560,560 turn 0.16 | 400,290 turn 0.2 | 684,150 turn 0.26`;

export const card: Card = {
  id: 'where-she-walked',
  title: 'Where She Walked',
  setting: 'deep snow, seen from above',
  mood: ['hopeful', 'tender'],
  grammar: 'portal',
  staging: 'birds-eye',
  hero: 'footprints full of meadow',
  paint(s) {
    s.mood(mood.snow);
    s.light({ direction: [-0.6, -0.55, 0.55], keyPower: 0.62, above: '#a4b4d4', below: '#7a86ac' });
    place.snowFromAbove(s);

    // in each print it is already May
    STEPS.forEach(({ x, y, rotate }, n) => {
      const print = transform(M.footprint(n % 2 === 0), { x, y, scale: 1.4, rotate });
      s.shade(transform(print, { x: -9, y: -9 }), '#6f86b8', 0.65, 8);
      s.shade(transform(print, { x: 5, y: 6 }), '#8fa4cc', 0.45, 5);
      s.clip(print, () => place.mayInside(s, print, x, y, n));
    });

    // trees that have not heard yet, and the first to come
    const snowy = { radius: 78, colour: '#c8d6e6', lit: '#ffffff', shade: '#4f6a72' };
    for (const spot of marks`
      60,190 ×1.1 seed 2 | 130,370 ×0.8 seed 5 | 726,850 ×1.1 seed 3 | 770,1040 ×0.9 seed 7 | 66,870 ×0.7 seed 4`)
      s.put(M.treeAbove({ ...snowy, seed: spot.seed }), { ...spot, shadow: { dx: 30, dy: 34, blur: 10, alpha: 0.35 } });
    const moth = M.lunaMoth({ colour: '#f4d870', edge: '#d8803c', spot: '#fff4d0' });
    s.put(moth, mark`420,500 ×0.6 turn 0.5 lift 0.2 shadow 22,28,5/0.3`);

    // who stands there and cannot believe it
    many(7, i => s.shade(ellipse(630 + i * 24 + (i % 2) * 10, 1112 + i * 17 - (i % 2) * 12, 7, 5), '#8a9cc4', 0.7, 2));
    const walker = M.walkerAbove({ coat: '#3f566e', hat: '#c8583c', band: '#7a2f34', brim: 17 });
    s.put(walker, mark`590,1080 ×1.1 lift 0.1 turn -2.2 shadow 24,26,5/0.4`);
  },
};
