import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'wake-up-call',
  title: 'Wake-up Call',
  setting: 'a garden in March, above and below',
  mood: ['hopeful', 'comic'],
  grammar: 'above / below',
  staging: 'section',
  hero: 'telephone wire to the bulbs',
  paint(s) {
    s.mood(mood.dawn);
    s.sky(mood.dawn.sky, { bottom: 460, clouds: '0.08 #e6d8cc #fff4e0' });
    s.hills({ y: 0.27, swing: 0.02, colour: '#a8b0a0', depth: 0.5, seed: 3 });
    s.put(M.bareTree({ height: 200, colour: '#6a5454', seed: 70, depth: 5 }), mark`70,392 depth 0.16`);
    s.put(M.bareTree({ height: 250, colour: '#6a5454', seed: 700, depth: 5 }), mark`700,392 depth 0.16`);

    // the ground, cut like a cake, under the last snow
    place.soilUnderSnow(s);
    for (const [x, y] of points`452,404 524,402 604,410`) s.put(M.greenShoot(), { x, y, scale: 0.8 });

    // somebody has to call first
    s.put(M.phoneStool()).put(M.telephone(), mark`196,388`);
    s.put(M.telephoneCord(points`176,380 150,420 196,520 132,610 220,684 300,690`, 13));
    s.put(cast.gardenerOnThePhone(), mark`346,420 ×3.4`).put(M.telephoneCord(points`306,152 262,226 214,330`, 4));

    // the dormitory, and one who has opened its eyes
    s.put(M.dormitory()).glow(420, 880, 330, '#ffd28a', 0.55, 2).lamp(420, 800, '#ffd08a', 420, 0.9, 120);
    s.put(M.bulb({ colour: '#d8a0a0', cap: '#4f7a9a' }), mark`170,934 turn -0.12 lift 0.12`);
    s.put(M.bulb({ colour: '#e0b878', cap: '#5f8a5a' }), mark`658,940 turn 0.1 lift 0.12`);
    s.put(M.bulb({ colour: '#e6c4a4', cap: '#b8433c' }), mark`302,982 ×1.16 turn 0.05 lift 0.12`);
    s.put(M.bulb({ colour: '#c890a8', cap: '#d9a03c' }), mark`552,990 ×1.18 turn -0.06 lift 0.12`);
    s.put(M.bulb({ colour: '#f0d090', awake: true }), mark`426,916 ×1.36 lift 0.16`);
    s.put(M.earthQuilt()).put(M.receiver(), mark`506,836 ×1.15 turn 1.15`);
    s.put(M.telephoneCord(points`292,688 360,704 430,726 500,760 524,806`));
    place.ringing(s);

    // the worm listens in on the party line
    s.put(M.listeningWorm());
    s.put(M.receiver(), mark`430,630 ×0.5 turn 0.5`).put(M.telephoneCord(points`414,622 340,650 250,690`, 3));
  },
};
