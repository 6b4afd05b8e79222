import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'smooth-passage',
  title: 'Calm Seas',
  setting: 'a kitchen in the morning',
  mood: ['calm', 'caring'],
  grammar: 'world as fabric',
  staging: 'interior',
  hero: 'ironing board',
  paint(s) {
    s.mood(mood.dawn);
    const kitchen = { floor: '#b08458', y: 1010, vanishX: 300, vanishY: 420, skirting: '#fbf4e4' };
    place.room(s, { wall: ['#f4e2a8', '#d8b884'], ...kitchen });
    const morning = () => s.sky(['#8fc0d4', '#fbe8c4'], { top: 150, bottom: 510 });
    place.window(s, { width: 220, height: 340, colour: '#fbf4e4' }, { x: 142, y: 330 }, morning);
    s.put(M.netCurtains()).shaft(points`60,240 240,240 560,1100 240,1150`, '#fff2c8', 0.22, 30);

    // somebody who likes things smooth
    s.put(cast.manIroning(), mark`424,1206 ×9.6`);

    // the sea: still rough on the right, done on the left
    s.put(M.ironingBoard()).put(M.roughSea());
    s.put(M.steepSwell(770, 744, 0.9)).put(M.steepSwell(560, 760, 0.7));
    s.put(M.ship({ masts: 2 }), mark`676,722 ×1.1 turn 0.36 lift 0.06`);
    s.put(M.steepSwell(700, 786, 0.85))
      .put(M.steepSwell(580, 796, 0.75))
      .put(M.steepSwell(800, 800, 0.7));
    s.put(M.foamLine()).put(M.ironedSea());
    s.put(M.ship({ masts: 2, sail: '#fffaf0' }), mark`236,782 ×0.86 flip lift 0.06`).put(M.calmWake());

    // the only hard border in the picture
    s.put(M.iron(), mark`452,806 ×0.98 contact 100,8,4,12/0.4`);
    s.put(M.fistOnTheIron(), mark`440,708`);
    s.put(M.steamPuff(90, 2), mark`346,752 ×0.9 alpha 0.8`).put(M.steamPuff(70, 5), mark`312,694 ×0.8 alpha 0.65`);

    // what lives in the folds goes to the wash
    place.fishInTheFolds(s);
    s.put(M.socks(), mark`150,1186`).put(M.mermaidsTail(), mark`150,1186 lift 0.06`);
    place.basketOfWash(s);
  },
};
