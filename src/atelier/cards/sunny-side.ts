import type { Card } from '../card.ts';
import { ellipse, wobble } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { part } from '../motif.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'sunny-side',
  title: 'Sunny Side',
  setting: 'a breakfast plate, from above',
  mood: ['lazy', 'comic'],
  grammar: 'object as landscape',
  staging: 'birds-eye',
  hero: 'fried egg with sunbathers',
  paint(s) {
    s.mood(mood.noon);

    // a gingham cloth and the plate on it
    place.gingham(s);
    s.shade(ellipse(424, 652, 366), '#2c3a5a', 0.6, 26);
    s.put(M.breakfastPlate());

    // the beach and the sun, a little too large for the plate
    const k = 1.2;
    const grow = { x: 404 * (1 - k), y: 612 * (1 - k), scale: k };

    s.put(M.friedEgg(), { ...grow, shadow: { dx: 8, dy: 12, blur: 10, alpha: 0.3 } });
    s.glow(404, 606, 240, '#ffd060', 0.42, 2);
    s.put(M.yolk(), grow);

    // those who came for the day
    cast.sunbathers(s, k, grow);
    // and one who went in
    s.put(cast.eggSwimmer(), mark`424,656 ×0.8`);
    s.put(part(wobble(ellipse(424, 640, 28, 15), 2, 0.1), '#ffb824', { round: 0.8 }));
    place.pepper(s);

    // what is coming

    s.put(M.hugeFork(), mark`716,1046 turn -0.62 shadow 22,34,12/0.45`);
    s.put(M.parsley(), mark`160,340 turn -0.6 ×1.2 shadow 6,8,6`);
  },
};
