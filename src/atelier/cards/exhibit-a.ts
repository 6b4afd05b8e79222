import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'exhibit-a',
  title: 'Exhibit A',
  setting: 'a panelled courtroom',
  mood: ['comic', 'guilty'],
  grammar: 'role reversal',
  staging: 'interior',
  hero: 'a man in a jumper',
  paint(s) {
    s.mood(mood.gold).light({ direction: [-0.4, -0.7, 0.55] });
    place.room(s, {
      wall: ['#b5764a', '#6a3c30'],
      floor: '#7a4c34',
      y: 1190,
      vanishX: 400,
      vanishY: 260,
      skirting: null,
      paper: 'stripe #8a5238 100/0.45',
    });
    s.shaft(points`40,-20 230,-20 560,760 250,760`, '#ffe8b0', 0.3, 30);

    // the bench, very high
    s.put(
      M.sheepBust({ wool: '#3a3038', face: '#d8c4b0', wig: true, gaze: [0, 4], frown: 6, name: 'judge' }),
      mark`400,222 ×1.35 lift 0.1`,
    );
    s.put(place.judgesBench());

    // eight good sheep and true, but for one
    place.jury(s);

    // the accused, and what he came in
    s.put(cast.accusedMan(), mark`400,1130 ×2.1 lift 0.12`);
    s.put(M.woollenJumper(), { lift: 0.06 });
    s.put(place.dock());
    s.put(M.woolAndNeedles());
  },
};
