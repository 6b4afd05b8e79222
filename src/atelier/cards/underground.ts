import type { Card } from '../card.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'underground',
  title: 'Underground',
  setting: 'two gardens and the earth between them',
  mood: ['tender', 'secret'],
  grammar: 'above / below',
  staging: 'section',
  hero: 'roots holding hands',
  paint(s) {
    s.mood(mood.rose);
    s.sky('0 #7f9cc0, 0.6 #d8c4bc, 1 #f8dcb4', { bottom: 460, clouds: '0.05 #d8c0bc #fff4e4' });
    s.hills({ y: 0.31, swing: 0.02, colour: '#9aa684', depth: 0.4, dabs: false });
    s.put(M.oak({ height: 250, width: 210, seed: 2 }), mark`150,424 ×1.25`);
    const oak = M.oak({ height: 240, width: 200, seed: 5, colour: '#c8803c', lit: '#f2c05a', shade: '#6a3424' });
    s.put(oak, mark`650,424 ×1.25`);

    // earth, darker as it deepens
    place.gardenSection(s);
    for (const spot of marks`
      70,640 ×0.5 | 730,700 ×0.6 | 120,1060 ×0.8 | 690,1130 ×0.7 | 400,1150 ×0.5 | 400,560 ×0.35`)
      s.put(place.rock({ seed: spot.x, colour: '#7a6a68' }), { ...spot, lift: -0.06 });

    // the quarrel
    s.put(M.gardenWall());

    s.put(cast.sulkingOldMan(), mark`312,442 ×1.95 lift 0.08 contact 16,4`);
    s.put(cast.sulkingOldWoman(), mark`488,442 ×1.88 lift 0.08 contact 16,4`);

    // the handshake
    s.glow(400, 780, 340, '#ffc890', 0.45, 1.6);
    s.put(M.roots({ height: 300, width: 30, seed: 3, colour: '#a07a58' }), mark`150,430 ×0.7`);
    s.put(M.roots({ height: 300, width: 30, seed: 8, colour: '#a8704a' }), mark`650,430 ×0.7`);
    s.put(M.claspedRoots(), { lift: 0.14 });

    // who saw it
    s.put(M.mole({ colour: '#5a5060' }), mark`672,1040 ×1.7 flip lift 0.2`);
    s.put(M.lantern({ power: 0.8 }), mark`590,1012 ×1.6`);
  },
};
