import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'your-turn',
  title: 'Now You',
  setting: 'a nursery after midnight',
  mood: ['tender', 'comic'],
  grammar: 'role reversal',
  staging: 'interior',
  hero: 'monster in bed',
  paint(s) {
    s.mood(mood.candle);
    place.room(s, { wall: ['#4a5a86', '#232a50'], floor: '#5a4444', y: 930, paper: 'flower #6a80aa 82/0.4' });
    place.window(s, { width: 150, height: 200, colour: '#c8b490' }, { x: 660, y: 210 }, () =>
      s.sky(['#12204c', '#3a5a8c'], { top: 100, bottom: 320 }).stars(30, { to: 0.3 }),
    );
    s.lamp(700, 700, '#ffc070', 430, 1.1, 140).glow(690, 690, 330, '#ffb860', 0.35, 2);

    // the one who is afraid
    s.put(M.nurseryBed()).put(M.monster({ colour: M.MONSTER_FUR }), mark`290,690 ×1.25 lift 0.16`);
    s.put(M.nurseryQuilt()).put(M.monsterPaws(), { lift: 0.16 });

    // the one who is not
    s.put(M.nightstand()).put(M.candle({ height: 50 }), mark`628,642 ×1.8`);
    s.put(M.lowStool());
    s.put(cast.childReading(), mark`676,1140 ×4.5 lift 0.1`);
  },
};
