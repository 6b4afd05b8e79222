import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'cage-heart',
  title: 'What He Kept',
  setting: 'an autumn avenue',
  mood: ['tenderness', 'letting go'],
  grammar: 'body as container',
  staging: 'close-up',
  hero: 'man in a bowler hat',
  paint(s) {
    s.mood(mood.gold);
    s.sky(mood.gold.sky, { clouds: '0.02 #d8a868 #fff0c8/0.7' });

    place.forest(s, {
      layers: 3,
      y: 940,
      colour: '#8a6048',
      seed: 4,
      gap: [400, 150],
      count: 9,
      height: 1200,
      fog: '#f0d296',
    });
    s.hills({ y: 0.82, swing: 0.01, colour: '#b5783c', shade: '#6a3c28', texture: 'leaf', seed: 2 });
    place.drift(s, { count: 40, from: 0.05, to: 0.7 });

    // a man who looks inwards
    const man = { x: 400, y: 1210, scale: 3.75 };
    s.put(cast.manWithAnOpenCoat(), man);
    s.put(M.openCoat(), man);

    // and what is still singing there
    s.lamp(400, 1040, '#ffb04a', 260, 1.1, 120).glow(400, 1060, 220, '#ff9a4a', 0.4);
    s.put(M.bird({ colour: '#e8702c', belly: '#ffd884', beak: '#fff0b0', name: 'firebird' }), mark`392,1110 ×3.3`);
    s.put(M.birdcage({ width: 68, height: 76, colour: '#e0ba66' }), mark`400,1180 ×3.9`);
    place.drift(s, { count: 14, from: 0.4, to: 1, smallest: 9, largest: 18, seed: 6 });
  },
};
