import type { Card } from '../card.ts';
import { rng } from '../geometry/random.ts';
import { many } from '../kit.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'own-rain',
  title: 'His Own Weather',
  setting: 'a sunlit meadow',
  mood: ['melancholy among joy'],
  grammar: 'wrong element',
  staging: 'landscape',
  hero: 'a man with rain under his umbrella',
  paint(s) {
    s.mood(mood.noon).sky(mood.noon.sky, { bottom: 950, clouds: '0.05 #dfe9e0 #ffffff/0.9' });
    s.put(M.sun({ radius: 44, colour: '#fff2b8' }), mark`670,150`);
    const trees = place.grove(M.roundTree, 14, 0.5, { colour: '#7fa070', shade: '#4f7a5c' });
    s.hills({ y: 0.66, swing: 0.03, colour: '#8fb088', depth: 0.45, seed: 1, trees });
    s.hills({ y: 0.74, swing: 0.02, colour: '#a8bc68', depth: 0.15, seed: 3 });
    s.hills({ y: 0.82, swing: 0.012, colour: '#bcc45c', shade: '#6f8a3c', seed: 6 });
    const random = rng(5);
    place.nearFlowers(s, random, ['#d8503c', '#f2b83c', '#f4ead8', '#c86a9a']);

    // the man, and what he walks in
    s.put(M.puddle(), mark`400,1112`);
    const man = cast.manWithABriefcase();
    place.privateRain(s, 460, 0.34);
    s.put(man, mark`410,1116 ×4.7 lift 0.14`);
    s.put(M.umbrella({ colour: '#4a5878', radius: 62 }), mark`${410 + man.handR[0] * 4.7},628 ×3.7 lift 0.06`);

    // nothing grows so well as what he left behind him
    const flower = { colour: '#f08a3c', heart: '#7a3a24', height: 104, radius: 26, petals: 11, stem: '#5a8a3c' };
    s.put(M.flower(flower), mark`560,1112 ×2.1 lift 0.1`);

    // the rain is his alone
    place.privateRain(s, 90, 0);
    many(12, () => s.put(M.splash(), mark`${290 + random() * 220},${1098 + random() * 28}`));
    s.put(M.moth({ colour: '#f0b84a', shade: '#c0502c', name: 'butterfly' }), mark`700,640 ×0.55 turn 0.5`);
    s.put(M.moth({ colour: '#e8e0d0', shade: '#6a8ab0', name: 'butterfly' }), mark`84,800 ×0.42 turn -0.4`);
  },
};
