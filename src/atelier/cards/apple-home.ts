import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { blob, ellipse, transform } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { mark } from '../mark.ts';
import { part } from '../motif.ts';
import { motif as M, mood, place } from '../shelf.ts';

const CUT = blob(...points`-32,-20 -14,-36 14,-34 33,-18 34,12 20,34 -14,36 -32,16`);

export const card: Card = {
  id: 'apple-home',
  title: 'Room for Rent',
  setting: 'on a kitchen sill',
  mood: ['cosy', 'sly'],
  grammar: 'object as house',
  staging: 'section',
  hero: 'apple with rooms',
  paint(s) {
    s.mood(mood.dawn);
    place.room(s, { wall: ['#f0d6a8', '#c09a78'], paper: 'stripe #f8e8c4 90/0.4', y: 1230, skirting: null });
    s.shaft(points`-40,100 140,-20 820,760 700,1000`, '#fff0cc', 0.24, 40);
    s.put(M.kitchenSill()).shade(ellipse(440, 1006, 330, 34), '#5a3838', 0.6, 14);

    // an apple, opened like a doll's house
    const home = { x: 400, y: 668, scale: 7 };
    s.put(M.apple({ colour: '#b83a30', shade: '#6a1c2a' }), {
      ...home,
      shadow: { dx: 50, dy: 16, blur: 24, alpha: 0.3 },
    });
    s.put(part(transform(CUT, { scale: 1.08 }), '#f4e2b4', { shade: '#d8b47a', round: 0.6 }), home);
    s.clip(transform(CUT, home), () => {
      place.appleRooms(s, home);
      s.put(M.wormInTopHat(), mark`380,684 ×1.7 lift 0.08`);
    });
    s.put(part(tube(points`300,390 308,350 292,310`, [6, 10, 14]), '#fff8ea', { alpha: 0.4, soft: 3, ao: 0 }));

    // the way in, and who has read the sign
    s.put(M.landlordsDoor(), mark`560,1012 ×6 turn 0.04`);
    s.put(M.toLetSign(), mark`110,1092 ×1.35 turn -0.05 contact 14,4/0.4`);
    s.put(M.key({ height: 40, colour: '#b5803c' }), mark`88,1016 turn 1.5`);
    s.put(M.travellingWorm(), mark`700,1098 ×1.15 flip lift 0.16 contact 50,7/0.4`);
    s.put(M.suitcase(), mark`752,1104 ×0.95 lift 0.12 contact 24,5/0.4`);
  },
};
