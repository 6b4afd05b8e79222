import type { Card } from '../card.ts';
import { ellipse } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'youre-late',
  title: 'You’re Late',
  setting: 'a dining room, one place empty',
  mood: ['uncanny', 'comic'],
  grammar: 'the viewer is inside',
  staging: 'interior',
  hero: 'family at table',
  paint(s) {
    s.mood(mood.candle);
    place.room(s, { wall: ['#a05a5c', '#5c3044'], floor: '#5a3830', y: 620, paper: 'flower #a85a58 78/0.4' });

    // whoever used to be late before you
    s.put(M.ovalGround(), mark`400,150`);
    s.clip(ellipse(400, 150, 56, 68), () => s.put(cast.ancestor(), mark`400,232 ×0.5`));
    s.put(M.frame({ width: 124, height: 148, colour: '#a87c38', thickness: 14 }), mark`400,150`);

    // the far end, then down both sides
    s.put(cast.matriarch(), mark`400,640 ×1.08 lift 0.1`).lamp(400, 700, '#ffc070', 420, 0.9, 120);
    s.put(cast.startledAunt(), mark`196,720 ×1.2 lift 0.1`);
    s.put(cast.proudUncle(), mark`606,720 ×1.2 lift 0.1`);

    // the table comes towards us
    s.put(M.tableTowardsUs());
    s.put(cast.crossFather(), mark`118,850 ×1.34 lift 0.1`);
    s.put(cast.gleefulChild(), mark`686,850 ×1.34 lift 0.1`);
    s.put(cast.knowingCousin(), mark`44,1190 ×1.6 lift 0.1`);
    s.put(cast.boredCousin(), mark`764,1190 ×1.6 lift 0.1`);
    s.put(M.plate({ width: 66, food: '#a8503c' }), mark`330,700`);
    s.put(M.plate({ width: 66, food: '#6f8a42' }), mark`474,700`);
    s.put(M.plate({ width: 86, food: '#c08a3c' }), mark`290,800`);
    s.put(M.plate({ width: 86, food: '#a8503c' }), mark`512,800`);
    s.put(M.pie()).put(M.candle({ height: 52 }), mark`400,735 ×1.5`);

    // your place
    s.put(M.plate({ width: 150 }), mark`400,900`);
    s.put(M.chairBack({ colour: '#6a3826', width: 220, height: 250 }), mark`400,1200 ×1.25 lift 0.06`);
  },
};
