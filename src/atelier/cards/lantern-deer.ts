import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { line } from '../motif.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'lantern-deer',
  title: 'The One We Follow',
  setting: 'a misty forest before dawn',
  mood: ['awe', 'trust'],
  grammar: 'procession',
  staging: 'procession',
  hero: 'a deer with lanterns in its antlers',
  paint(s) {
    s.mood(mood.moss);
    s.light({ keyPower: 0.34, above: '#5f8076', below: '#34403a', fog: '#8aa48c', key: '#dfe6b0' });
    s.sky('0 #2a443e, 0.5 #567a68, 1 #c4cf9a');
    place.forest(s, { layers: 5, y: 850, colour: '#38443c', seed: 6, gap: [430, 330], count: 8, fog: '#a8b88c' });
    s.hills({ y: 0.755, swing: 0.015, colour: '#7a8c54', shade: '#4a5c3a', texture: 'grass', seed: 2 });

    // the deer
    const where = { x: 372, y: 948, scale: 3.6 };
    const deer = M.deer({ colour: '#b4865c', antlers: 78, walk: 0.25 });
    s.put(deer, { ...where, lift: 0.12, shadow: { contact: [44, 5], alpha: 0.5 } });
    for (const [i, [tipX, tipY]] of deer.tips.entries()) {
      if (i % 5 === 4) continue;
      const [x, y, cord] = [where.x + tipX * where.scale, where.y + tipY * where.scale, 18 + ((i * 37) % 40)];
      s.put(line(points`${x},${y} ${x},${y + cord}`, 1.6, '#d8c8a0'));
      s.put(i % 2 ? M.lantern({ radius: 70, power: 0.55 }) : M.paperLantern({ colour: '#f0a04a', radius: 13 }), {
        x,
        y: y + cord + 16,
        scale: 1.1,
      });
    }

    // those who go where it goes
    for (const [x, y, scale, who] of cast.FOLLOWERS)
      s.put(cast.follower(who), { x, y, scale, lift: 0.16, shadow: { contact: [20, 5, -2], alpha: 0.5 } });
    place.motes(s, { count: 30, from: 0.4, to: 0.95 });
    s.tufts({ y: 0.99, count: 80, height: 52, colour: '#3a4c2c', shade: '#7f9048' });
  },
};
