import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'window-eye',
  title: 'Doll’s House',
  setting: 'a small room with a large visitor',
  mood: ['watched', 'uncanny'],
  grammar: 'wrong scale',
  staging: 'interior',
  hero: 'an eye as large as the window',
  paint(s) {
    s.mood(mood.candle);
    s.light({ direction: [0.2, -0.6, 0.6], keyPower: 0.42, above: '#7a6a6c', below: '#4a3434', key: '#ffdca8' });
    place.room(s, {
      wall: ['#8a9a7c', '#3f4a44'],
      y: 860,
      floor: '#a87048',

      vanishY: 480,
      paper: 'stripe #a8b490 66/0.35',
    });

    // the visitor; and in its pupil, somebody in red
    place.window(s, { width: 430, height: 470, colour: '#e8dcc4' }, { x: 400, y: 400 }, () => {
      s.put(M.giantFace).put(M.giantEye);
      s.put(M.person({ view: 'front', coat: '#b23f38', hairStyle: 'bob' }), mark`404,452 ×0.52 alpha 0.5`);
    });

    const drape = M.dottedDrape();
    s.put(drape, mark`100,120`).put(drape, mark`700,120 flip`);

    // tea for two
    s.put(M.teaTable(), mark`462,920 ×1.35 contact 60,12,0,156/0.5`);
    s.put(M.teacup({ ornament: '#b5543f' }), mark`424,890 ×0.6`);
    s.put(M.candle({ height: 46, width: 14, power: 1 }), mark`546,912 ×1.6`);
    s.put(M.chair({ seat: '#4a6a5a' }), mark`212,1136 ×3.1 contact 24,6,-4,0/0.5`);
    s.put(cast.girlAtTea(), mark`226,1144 ×3.5 lift 0.16`);
    s.put(M.cat({ colour: '#c8b8a8', view: 'back' }), mark`690,1160 ×2.4 lift 0.14 contact 24,6,-4,0/0.5`);
  },
};
