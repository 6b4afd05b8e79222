import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { rng } from '../geometry/random.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'cloud-shepherd',
  title: 'Counting',
  setting: 'green downs after rain',
  mood: ['calm', 'daydream'],
  grammar: 'word made literal',
  staging: 'landscape',
  hero: 'sheep that rise into the sky',
  paint(s) {
    s.mood(mood.noon).sky('0 #5a9ab4, 0.6 #a8d0c8, 1 #eceec8', { bottom: 760 });
    s.hills({ y: 0.52, swing: 0.05, colour: '#9ab898', depth: 0.45, seed: 2 });
    const trees = place.grove(M.roundTree, 8, 0.5, { colour: '#7a9a58' });
    s.hills({ y: 0.6, swing: 0.04, colour: '#8ab070', depth: 0.2, seed: 5, trees });
    s.hills({ y: 0.72, swing: 0.03, colour: '#a4bc5c', shade: '#5a7a3c', seed: 8 });
    place.smallFlowers(s, rng(3), ['#f4ead8', '#f0c04a', '#d87a9a']);

    // the ones that got away, and the three that think about it
    for (const spot of marks`
      130,150 ×0.9 depth 0.3 | 620,110 ×1.1 flip depth 0.25 | 380,220 ×1.3 depth 0.15 |
      680,300 ×1.5 flip depth 0.08 | 170,360 ×1.6 depth 0.05 | 450,430 ×1.9 flip`)
      s.put(M.cloudSheep(), spot);
    for (const spot of marks`560,800 ×1.9 | 170,900 ×2.1 flip | 690,990 ×2.3 flip`)
      s.put(M.cloudSheep(), { ...spot, shadow: { contact: [34, 5, 0, 18], alpha: 0.4 } });

    // three of them rain a little
    for (const [x, y] of points`440,480 690,350 170,410`) place.littleRain(s, x, y);

    // the shepherd and the dog
    s.put(cast.shepherd(), mark`370,1100 ×2.6 contact 24,6,-4/0.5`);
    s.put(M.crook(), mark`432,1110 ×2`);
    s.put(M.fox({ colour: '#4a4a54' }), mark`250,1120 ×1.2 lift 0.1 contact 30,5/0.4`);
    s.tufts({ y: 0.985, count: 90, height: 46, colour: '#4a6a30', shade: '#b0bc5c' });
  },
};
