import type { Card } from '../card.ts';
import { transform } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'wolf-shadow',
  title: 'Who Walks Home',
  setting: 'a lamplit alley',
  mood: ['ambiguity', 'fear'],
  grammar: 'shadow does not match',
  staging: 'landscape',
  hero: 'wolf with the wrong shadow',
  paint(s) {
    s.mood(mood.night).light({ direction: [0.6, -0.5, 0.5], key: '#ffd9a0', keyPower: 0.32 });
    s.light({ above: '#565a86', below: '#3a2c42', rim: '#ffdf9a', rimPower: 0.8 });
    s.put(M.alleyWall());
    s.lamp(640, 430, '#ffd07a', 560, 1.4, 190).lamp(640, 900, '#ffd07a', 340, 0.5, 70);
    place.lamplightOnTheWall(s);
    s.put(M.darkWindow(), mark`600,160`);

    // on the wall, a child on her way to somebody
    for (const shape of [M.HOOD_SHADOW, M.BASKET_SHADOW])
      s.shade(transform(shape, { x: -34, y: -8 }), '#2c2038', 0.88, 3);
    s.hills({ y: 0.775, swing: 0.002, colour: '#8a7868', shade: '#4a3c48', texture: 'stone', seed: 2, round: 0.1 });
    place.lamplightOnTheStreet(s);

    // in the street, somebody else
    s.put(M.lampPost({ height: 190, power: 0.3 }), mark`706,1010 ×3`);
    const prowl = mark`506,1134 ×3.6 flip lift 0.22 contact 44,5,0,2/0.6`;
    s.put(M.wolf({ colour: '#5c5c6e' }), { ...prowl, rim: 1.4 });
    s.put(M.flower({ colour: '#d8483c', height: 20, radius: 7, petals: 5 }), mark`96,1120 turn 1.35 ×1.6 lift 0.15`);
  },
};
