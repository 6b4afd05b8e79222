import type { Card } from '../card.ts';
import { ellipse } from '../geometry/shape.ts';
import { both } from '../kit.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'siesta',
  title: 'Nobody Move',
  setting: 'a garden after lunch',
  mood: ['drowsy', 'tender', 'comic'],
  grammar: 'body as landscape',
  staging: 'landscape',
  hero: 'a sleeping man with a meadow on his belly',
  paint(s) {
    s.mood(mood.moss).light({ above: '#9cb49a', below: '#6c7054', keyPower: 0.6 });
    s.sky('0 #8cbcc0, 0.6 #d0e0b8, 1 #f4eec0', { bottom: 820, clouds: '0.06 #cfe0cc #fffbe8' });
    const trees = place.grove(M.roundTree, 7, 0.8, { colour: '#8aa868' });
    s.hills({ y: 0.6, swing: 0.03, colour: '#a8bc84', depth: 0.4, seed: 4, trees });
    s.hills({ y: 0.74, swing: 0.01, colour: '#9cb45c', shade: '#5f8040', seed: 7 });

    // two trees to hang it from, shade on the lawn, and what slipped out of his hand
    both(q => place.hammockTree(s, q));
    s.shade(ellipse(410, 1090, 300, 44), '#2c3c24', 0.45, 26);
    s.put(M.openBook({ width: 110, cover: '#8a4a5c' }), mark`556,1122 ×1.15 turn 0.06 contact 56,9,0,4/0.4`);

    // he has gone a long way off; the hill breathes
    s.put(M.hammock).put(M.sleeper, { lift: 0.08 }).put(M.bellyMeadow);
    place.bellyGrass(s);

    // who lives there, and which way the wind is
    place.bellyVillage(s);
    for (const spot of marks`272,14 ×0.42 | 312,22 ×0.46 flip | 344,46 ×0.54 | 426,52 ×0.52 flip | 494,46 ×0.46 |
      302,-2 ×0.36 flip`)
      s.put(M.tinySheep, { ...spot, y: M.bellyAt(spot.x) + spot.y });
    s.put(cast.shepherdess(), mark`388,${M.bellyAt(388) + 26} ×1.2 lift 0.14`);

    // an arm that has let go, and somebody who comes to ask
    s.put(M.hammock.front).put(M.sleeper.arm, { lift: 0.08 });
    s.put(M.hare({ colour: '#b8926a' }), mark`330,1108 ×1.5 flip lift 0.06 contact 34,7/0.4`);
    place.lawnDaisies(s);
    s.tufts({ y: 0.99, count: 80, height: 44, colour: '#5f8040', shade: '#c0cc66' });
  },
};
