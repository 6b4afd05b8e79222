import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'day-off',
  title: 'Day Off',
  setting: 'open sky above the fairground',
  mood: ['jubilant', 'free'],
  grammar: 'object comes alive',
  staging: 'sky',
  hero: 'a carousel horse that has left',
  paint(s) {
    s.mood(mood.noon).light({ direction: [-0.5, -0.6, 0.5] });
    s.sky('0 #2f7fae, 0.5 #8ec8cc, 0.8 #f4e6c0, 1 #f8cfa8', { clouds: '0.1 #b8d0d4 #fffaf0', swirl: 0.5 });
    s.puff(650, 330, 360, 120, { seed: 3, depth: 0.3, colour: '#fdf4e4' });
    s.puff(60, 460, 300, 110, { seed: 5, depth: 0.3, colour: '#fdf4e4' });
    s.puff(700, 900, 420, 150, { seed: 2, depth: 0.1, colour: '#fdf4e4' });

    // where it used to go round
    s.put(M.carousel({ horse: M.gallopingHorse({ colour: '#e8dcc8' }) }), mark`168,1092 ×1.02 depth 0.12`);
    s.puff(150, 1150, 560, 150, { seed: 8, colour: '#fbeee0' });
    s.puff(640, 1230, 640, 200, { seed: 11, colour: '#fff6ea' });

    // and where it goes now
    s.put(M.bunting(points`268,600 190,690 250,800 180,880 200,960`, { flags: 13, size: 30 }), { lift: 0.1 });
    const horse = M.gallopingHorse({ colour: '#f6ecda', mane: '#d8903c', saddle: '#b8344a', pole: '#d9a941' });
    s.put(horse, mark`430,690 ×2.75 turn -0.24 lift 0.14`);
    place.sparks(s);

    // the others have always been free
    s.put(M.flyingBird({ colour: '#fdf6e8' }), mark`700,640 turn -0.3`);
    s.put(M.flyingBird({ colour: '#fdf6e8' }), mark`745,705 ×0.7 turn -0.2`);
  },
};
