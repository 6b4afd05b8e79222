import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, people, place } from '../shelf.ts';

const { hats } = people;
const PILE = ['straw', 'bowler', 'sailor', 'chef', 'fire', 'fez', 'admiral', 'knit', 'crown', 'top', 'party'] as const;

export const card: Card = {
  id: 'all-the-hats',
  title: 'All My Hats',
  setting: 'a quiet square in the morning',
  mood: ['comic', 'weary', 'proud'],
  grammar: 'accumulation',
  staging: 'vertical',
  hero: 'tower of hats',
  paint(s) {
    s.mood(mood.dawn).sky(mood.dawn.sky, { clouds: '0.1 #d8ccc4 #fff6e4' });
    place.roofs(s, { y: 1010, count: 9, scale: 1.3, depth: 0.42, lit: false });
    place.roofs(s, { y: 1075, count: 7, scale: 1.1, depth: 0.25, seed: 4, lit: false });
    s.hills({ y: 0.89, swing: 0.004, colour: '#c8b49c', shade: '#8a7468', texture: 'stone' });

    // the one who does everything
    s.put(cast.jackOfAllTrades(), mark`400,1156 ×2.75 lift 0.1 contact 26,6`);

    // one job on top of another

    let [x, y] = [400, 886];
    PILE.forEach((name, i) => {
      const hat = hats[name]();
      const scale = 1.86 - i * 0.07;
      x = 400 + Math.sin(i * 0.62 + 0.2) * (6 + i * 6);
      s.put(hat, { x, y, scale, rotate: Math.cos(i * 0.62 + 0.3) * 0.1 + (i % 2 ? 0.05 : -0.05), lift: 0.1 });
      y -= hat.height * scale * (name === 'party' || name === 'crown' ? 0.8 : 0.98);
    });

    s.put(M.nest(), mark`${x + 6},${y + 26} ×1.05`);

    // the last tenant, and the one hat that did not fit
    s.put(M.bird({ colour: '#c8583c', belly: '#f0d8a8' }), mark`${x + 6},${y + 18} ×1.25`);
    s.put(M.flyingBird({ colour: '#e8dcc8' }), mark`150,260 depth 0.2`);
    s.put(M.flyingBird({ colour: '#e8dcc8' }), mark`90,320 ×0.7 depth 0.3`);
    s.put(hats.wizard(), mark`640,1150 ×1.1 turn 0.5 contact 40,8`);
  },
};
