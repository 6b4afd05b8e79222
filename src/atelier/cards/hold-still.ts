import type { Card } from '../card.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'hold-still',
  title: 'Hold Still',
  setting: 'between two hands, in the morning',
  mood: ['playful', 'delicate'],
  grammar: 'line becomes road',
  staging: 'sky',
  hero: 'string figure with people on it',
  paint(s) {
    s.mood(mood.dawn);
    s.sky('0 #5f93bc, 0.4 #a9c6d0, 0.75 #f2dcc0, 1 #f6cfae', { clouds: '0.1 #cfdadc #fff8ea' });
    s.puff(130, 1030, 420, 120, { colour: '#fbeee0', seed: 3 });
    s.puff(640, 1080, 520, 140, { colour: '#fbeee0', seed: 5 });

    // two hands, fingers up, thumbs inward; every finger holds on to another
    place.stringFigure(s);

    // somebody going home over the top string
    const [walkX, walkY] = M.onString('middle', 'middle', 0.4);
    s.put(cast.walkerWithASuitcase(), mark`${walkX},${walkY + 34} ×1.75`);
    const [homeX, homeY] = M.onString('middle', 'middle', 0.72);
    const house = M.house({ width: 60, height: 50, lit: false, lamp: false, roof: '#b5563f', colour: '#f0dcb4' });
    s.put(house, mark`${homeX},${homeY + 30} ×1.25 turn -0.08`);

    // somebody fishing from the thumbs
    const [x, y] = M.onString('thumb', 'thumb', 0.56);
    s.put(cast.smallAngler(), mark`${x},${y + 74} ×1.7`);
    s.put(M.longRod(), mark`${x + 34},${y - 14}`).put(M.fish(), mark`${x + 74},${y + 252} ×0.7 turn -0.9`);

    // and washing on the lowest
    place.washingOnAString(s);
    for (const spot of marks`150,180 | 620,130 ×0.8 | 700,230 ×0.6`) s.put(M.flyingBird({ colour: '#fbf4e6' }), spot);
  },
};
