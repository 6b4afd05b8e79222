import type { Card } from '../card.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'low-tide',
  title: 'Low Tide',
  setting: 'a drowned street by lamplight',
  mood: ['calm after loss'],
  grammar: 'wrong element',
  staging: 'section',
  hero: 'walker with an umbrella under a whale',
  paint(s) {
    s.mood(mood.teal).light({ above: '#3a7a8a', below: '#14304a', keyPower: 0.4 });
    place.deep(s, { top: '#4a9a9c', middle: '#1f5a74', bottom: '#0c2440', rays: 8 });

    // a street that still keeps its lights on
    const terrace = { width: 66, height: 120, rows: 3, colour: '#7a9a98', roof: '#3f6a78', windows: '#ffdf9a' };
    for (const spot of marks`400,1046 ×2 depth 0.6 seed 3 | 300,1046 ×2.3 depth 0.52 seed 5 |
      505,1046 ×2.2 depth 0.52 seed 8 | 175,1046 ×3.2 depth 0.3 seed 2 | 640,1046 ×3.1 depth 0.3 seed 6`)
      s.put(M.house({ ...terrace, seed: spot.seed }), spot);
    const corner = { width: 80, rows: 4, colour: '#5f8a8a', roof: '#2f5464' };
    s.put(M.house({ ...corner, height: 190, seed: 11 }), mark`30,1130 ×3.6 depth 0.08`);
    s.put(M.house({ ...corner, height: 200, seed: 13 }), mark`790,1140 ×3.6 depth 0.08`);
    s.hills({ y: 0.86, swing: 0.008, colour: '#3f7470', shade: '#10283c', texture: 'stone', seed: 3, round: 0.1 });

    // what swims where people walked
    s.put(M.whale({ colour: '#33587a', belly: '#a8c4c4' }), mark`430,300 ×1.9 turn 0.08 flip depth 0.22`);
    s.put(M.coralFish('#f0a04a'), mark`200,620 ×0.9`).put(M.coralFish('#e8c060'), mark`260,660 ×0.7`);
    s.put(M.coralFish('#e07a5c'), mark`640,560 ×0.8 flip`).put(M.coralFish('#f0d8a0'), mark`150,820 ×0.6`);
    s.put(M.coralFish('#f0a04a'), mark`690,760 flip`).put(M.jellyfish({ colour: '#f0b0c0' }), mark`120,420 ×0.9`);
    s.put(M.jellyfish({ colour: '#c0b0f0', seed: 4 }), mark`660,380 ×0.7`);

    // and the one who did not leave, breathing
    s.put(M.lampPost({ height: 180, lit: '#ffe2a0', power: 0.9, radius: 170, colour: '#1c3440' }), mark`560,1090 ×2.6`);
    s.put(cast.walkerInRed(), mark`360,1120 ×2.2 contact 22,6`);
    s.put(M.umbrella({ colour: '#e0b44a', radius: 44 }), mark`342,920 ×1.9`);
    for (const spot of marks`60,1210 seed 3 | 240,1210 ×0.6 seed 5 | 720,1210 ×0.9 seed 8 | 640,1210 ×0.5 seed 2`)
      s.put(place.kelp({ seed: spot.seed, height: 260 }), spot);
    const breath = { x: 340, stray: 50, from: 500, to: 900, largest: 6, colour: '#e0fff4', alpha: 0.35 };
    place.bubbles(s, { count: 30, seed: 5, ...breath });
  },
};
