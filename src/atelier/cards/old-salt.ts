import type { Card } from '../card.ts';
import { rng } from '../geometry/random.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'old-salt',
  title: 'Old Salt',
  setting: 'a face with weather in it',
  mood: ['nostalgic', 'stormy'],
  grammar: 'body as landscape',
  staging: 'close-up',
  hero: 'old sailor',
  paint(s) {
    s.mood(mood.storm).sky('0 #38505c, 0.5 #7f9088, 1 #c9bfa0', { clouds: '0.14 #5a686c #e6dcc0' });

    // the sailor
    s.put(cast.oldSailor(), mark`400,950 ×2.9 lift 0.12`);

    // his beard breaks into the sea, row by row
    const random = rng(4);
    place.beardOverTheCheeks(s, random);
    s.put(M.beardWaves(800, 300, 30, '#9cc0bc', 3));
    place.beardOverTheChin(s, random);
    s.put(M.beardWaves(880, 400, 40, '#6a9ea4', 5));

    // one ship is still out there in it
    s.put(M.ship({ sail: '#f4e6c8', flag: '#c0493c' }), mark`540,962 ×1.7 turn 0.16 lift 0.12`);
    s.put(M.beardWaves(960, 500, 48, '#4a8490', 8));
    s.put(M.beardWaves(1050, 540, 56, '#336c7c', 12));
    s.put(M.beardWaves(1140, 560, 60, '#255668', 16));
    s.put(M.halfMoustache(-1)).put(M.halfMoustache(1));
    for (const spot of marks`130,700 ×0.9 | 70,600 ×0.6 | 706,660 ×0.8 flip`)
      s.put(M.flyingBird({ colour: '#f4efe2' }), spot);
  },
};
