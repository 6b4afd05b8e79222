import type { Card } from '../card.ts';
import { many } from '../kit.ts';
import { mark, marks } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'beneath-the-lawn',
  title: 'Silent Running',
  setting: 'a tidy lawn and what lies under it',
  mood: ['comic', 'suspicion'],
  grammar: 'wrong element',
  staging: 'section',
  hero: 'a submarine in the soil',
  paint(s) {
    s.mood(mood.noon);
    s.sky(mood.noon.sky, { bottom: 420, clouds: '0.08 #c8dcdc #fffaf0' });
    s.hills({ y: 0.28, swing: 0.015, colour: '#8aac7a', depth: 0.45, dabs: false });
    s.put(M.oak({ seed: 2, height: 180, width: 150 }), mark`90,372 ×0.8 depth 0.2`);
    s.put(M.oak({ seed: 6, height: 180, width: 150 }), mark`700,372 ×0.9 depth 0.2`);
    s.put(M.house({ width: 90, height: 70, colour: '#e8d4b8', seed: 4, lit: false }), mark`250,368 ×1.3 depth 0.2`);

    // a lawn, and under it the year's layers
    place.lawnSection(s);
    const blooms = ['#fbf6ea', '#f4d04a', '#fbf6ea'];
    M.meadow(s, { top: 376, bottom: 402, count: 120, height: 26, blooms, bloomShare: 0.3 });

    // what the soil keeps
    s.put(M.fossilFish(), mark`610,1090 ×1.15 turn -0.2`).put(M.ammonite(), mark`130,1060`);
    for (const spot of marks`60,560 ×0.5 | 730,540 ×0.5 | 330,1130 ×0.6 | 420,500 ×0.35 | 760,920 ×0.7`)
      s.put(place.rock({ seed: spot.x, colour: '#8a7a74' }), spot);
    for (const spot of marks`110,388 ×0.8 seed 3 | 690,388 ×0.8 seed 5`)
      s.put(M.roots({ height: 170, width: 18, seed: spot.seed, colour: '#b08a62' }), spot);
    s.put(M.carrot({ colour: '#e8843c' }), mark`300,402 ×0.9`);
    s.put(M.carrot({ colour: '#e8843c' }), mark`262,402 ×0.9`);
    s.put(M.carrot({ colour: '#d8743c' }), mark`340,402 ×0.9`);

    // the visitor
    s.put(M.tunnel()).put(M.submarine({ scope: 128 }), mark`400,768 ×2.02 lift 0.14`);
    many(9, i => s.put(M.crumb(i), mark`${96 - i * 26 + (i % 3) * 12},${730 + ((i * 37) % 60)}`));

    // one who has seen it, one who has heard it
    s.put(M.hare(), mark`536,400 ×1.6 flip lift 0.12`);
    s.put(M.mole(), mark`690,985 ×1.2 flip lift 0.16`).put(M.lantern({ power: 0.6 }), mark`622,960 ×1.1`);
  },
};
