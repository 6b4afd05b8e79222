import type { Card } from '../card.ts';
import { transform } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'burrow',
  title: 'Meanwhile, Below',
  setting: 'winter above, lamplight beneath',
  mood: ['sheltered', 'warm'],
  grammar: 'above / below',
  staging: 'section',
  hero: 'a bear reading to rabbits',
  paint(s) {
    s.mood(mood.snow).sky('0 #5a7090, 0.6 #a8b4c4, 1 #e0dcd8', { bottom: 420 });
    const trees = place.grove(M.pine, 9, 0.7, { colour: '#6a8498', shade: '#4a6078', snow: 0.4 });
    s.hills({ y: 0.26, swing: 0.02, colour: '#a8b8cc', depth: 0.5, seed: 2, trees });

    // earth under snow
    s.put(M.frozenEarth()).put(M.snowOnTheEarth());
    s.put(M.bareTree({ height: 150, seed: 8, trunk: 18, colour: '#4a3a3c' }), mark`560,386 ×2.1`);
    place.windingRoots(s);
    s.put(M.wolf({ colour: '#6a7486' }), mark`200,380 ×1.3 lift 0.06`);

    // the room nobody up there knows of, and so the bear said
    s.shade(transform(M.CAVE, { x: -8, y: -14, scale: 1.02 }), '#2c1818', 0.6, 22);
    s.lamp(400, 770, '#ffc878', 380, 1.15, 90);
    s.clip(M.CAVE, () => {
      place.burrowRoom(s);
      s.put(M.bear({ colour: '#7a5640' }), mark`290,1004 ×2.75 lift 0.06`);
      s.put(M.openBook({ width: 90 }), mark`290,936 ×1.25`);
      s.put(M.rabbit({ colour: '#cbb59c' }), mark`430,1010 ×1.3 flip`);
      s.put(M.rabbit({ colour: '#a88a70' }), mark`486,1010 ×1.05 flip`);
      s.put(M.rabbit({ colour: '#e0d0b8' }), mark`528,1010 ×0.88 flip`);
      s.put(M.lapQuilt(), mark`190,1012`);
    });
    s.put(M.lampString()).put(M.lantern({ power: 0.8 }), mark`402,700 ×1.3`);
    s.put(M.burrowDoor(), mark`645,1000 ×1.35`);

    // other neighbours
    place.burrowStones(s);
    s.put(M.earthworm(), mark`150,1130`).flakes({ count: 90, to: 0.31 });
  },
};
