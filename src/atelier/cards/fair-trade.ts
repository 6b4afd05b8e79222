import type { Card } from '../card.ts';
import { rng } from '../geometry/random.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'fair-trade',
  title: 'Fair Trade',
  setting: 'a meadow at noon',
  mood: ['tender', 'generous'],
  grammar: 'wrong scale',
  staging: 'landscape',
  hero: 'a dragon offering its hoard',
  paint(s) {
    s.mood(mood.moss).light({ keyPower: 0.68, direction: [-0.5, -0.65, 0.5] });
    s.sky('0 #3f8a9a, 0.55 #8fc4b8, 1 #eef0c8', { bottom: 860, clouds: '0.08 #c8dcc8 #fffbe8' });
    const trees = place.grove(M.roundTree, 7, 0.7, { colour: '#7f9a5a', shade: '#4f6a44' });
    s.hills({ y: 0.5, swing: 0.04, colour: '#8fae78', shade: '#7a9a64', depth: 0.3, seed: 2, trees });
    s.hills({ y: 0.62, swing: 0.025, colour: '#7fa052', shade: '#5f8444', depth: 0.12, seed: 5 });
    s.hills({ y: 0.77, swing: 0.015, colour: '#86aa50', shade: '#54803e', seed: 8 });
    const random = rng(8);
    place.dandelionMeadow(s, random);
    s.put(M.dragon(), { lift: 0.08 });

    // the hoard, all of it
    s.put(M.heapOfGold());
    place.coins(s, random);
    s.put(M.goldCrown(), mark`640,1010 turn 0.3 ×1.2`);
    const teacup = M.teacup({ saucer: false, colour: '#f0c050', ornament: '#b23f38', width: 70, height: 60 });
    s.put(teacup, mark`450,1084 turn -0.4 ×1.1`);
    s.put(M.snail({ shell: '#e0b048', shellShade: '#a86c24' }), mark`720,1170 ×0.5`);

    // the price
    s.put(cast.girlWithADandelion(), mark`106,1096 ×2.85 contact 17,5,3/0.5`);
    s.put(M.dandelion());
    for (const spot of marks`
      110,600 ×1.1 | 70,500 ×1.4 | 180,430 ×1.2 | 110,330 ×1.6 | 250,270 ×1.3 | 200,150 ×1.7 | 370,160 ×1.4 |
      470,70 ×1.6`)
      s.put(M.dandelionSeed(spot.x === 370), { ...spot, rotate: -0.4 });
    s.tufts({ y: 0.985, count: 60, height: 40, colour: '#54803e', shade: '#a8c060' });
  },
};
