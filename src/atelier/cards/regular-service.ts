import type { Card } from '../card.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'regular-service',
  title: 'Regular Service',
  setting: 'a wide beach at noon',
  mood: ['sunny', 'headstrong', 'serene'],
  grammar: 'line becomes road',
  staging: 'landscape',
  hero: 'a woman in a wheelchair',
  paint(s) {
    s.mood(mood.noon).sky('0 #4f9cc0, 0.6 #a8d4d4, 1 #f0ecd0', { bottom: 440, clouds: '0.1 #d8e6e0 #ffffff' });
    s.sea({ y: 0.36, bottom: 0.47, colour: '#4f9aa8', deep: '#2f7488', crest: '#eefaf4', wave: 0.6, foam: 0.3 });
    const sand = { colour: '#f0dcae', shade: '#d8b880', texture: 'sand', dabs: false } as const;
    s.hills({ y: 0.455, swing: 0.008, ...sand, round: 0.1, seed: 3 });
    s.put(M.ship({ masts: 2, sail: '#fbf4e2' }), mark`664,440 ×0.42 depth 0.25`);
    for (const spot of marks`180,170 ×0.9 | 250,210 ×0.6`) s.put(M.flyingBird({ colour: '#fdf8ec' }), spot);

    // behind her, ruts; further behind, a railway
    place.beachRailway(s);

    // the 12.05, with somebody at the window
    s.put(M.trainWithAPassenger(), mark`258,858 ×1.16 flip turn -0.15 lift 0.08 contact 120,8,-20,0/0.4`);
    place.steam(s);

    // she is only going for a look at the sea
    const chair = M.wheelchair();
    s.put(chair, mark`560,1150 ×1.18 contact 150,18,10,0/0.45`);
    s.put(cast.womanOfSixty(), mark`555,1119 ×5.3 lift 0.12`);
    s.put(chair.front, mark`560,1150 ×1.18`);

    // all clear
    s.put(M.signalCrab(), mark`96,1180 ×0.9 lift 0.06 contact 54,8`);
    place.shells(s);
  },
};
