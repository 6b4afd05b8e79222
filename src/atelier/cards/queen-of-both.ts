import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { poly } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

const DAY = poly(...points`0,0 800,0 800,530 0,670`);
const NIGHT = poly(...points`0,670 800,530 800,1200 0,1200`);

export const card: Card = {
  id: 'queen-of-both',
  title: 'The Queen of Both',
  setting: 'a playing card cut in two',
  mood: ['jubilant', 'mournful'],
  grammar: 'two halves',
  staging: 'two-halves',
  hero: 'double queen',
  paint(s) {
    s.mood(mood.gold);
    s.clip(DAY, () => {
      place.cardRays(s, 240, '#f2c35a', '#e89a4a');
      s.put(cast.queenOfTheDay(), mark`400,660 ×2.45 lift 0.2`);
    });

    // the same woman, the other way up
    s.clip(NIGHT, () => {
      s.light(mood.night.light);
      place.cardRays(s, 960, '#2f4a80', '#1c2c58');
      s.put(cast.queenOfTheNight(), mark`400,540 ×2.6 turn ${Math.PI} lift 0.22`);
    });

    // the seam where one becomes the other
    s.light(mood.gold.light);
    s.put(M.jewelledSeam());
    s.put(M.heartPip(), mark`84,92`);
    s.put(M.diamondPip(), mark`716,1108`);
  },
};
