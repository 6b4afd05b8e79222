import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, people } from '../shelf.ts';

const SAG = points`236,470 262,660 330,800 400,838 470,800 538,660 564,470`;

export const card: Card = {
  id: 'not-speaking',
  title: 'Not Speaking',
  setting: 'above the clouds at daybreak',
  mood: ['estranged', 'tender'],
  grammar: 'body as landscape',
  staging: 'sky',
  hero: 'two giants, back to back, with one plait',
  paint(s) {
    s.mood(mood.rose);
    const glow = { x: 400, y: 560, radius: 360, colour: '#fff0c8', alpha: 0.7 };
    s.sky('0 #7f8fc0, 0.35 #d8a4b4, 0.7 #f8d0a8, 1 #fff0d0', { clouds: '0.1 #c8a0b8 #fff0e0', glow });
    s.puff(400, 980, 620, 160, { seed: 3, depth: 0.42, colour: '#fff0e2' });
    s.puff(60, 250, 240, 70, { seed: 5, depth: 0.42, colour: '#fff0e2' });
    s.puff(700, 190, 280, 80, { seed: 6, depth: 0.42, colour: '#fff0e2' });

    // two who will not turn round
    s.put(cast.proudGiant(), mark`168,1010 ×2.45 lift 0.1`);
    s.put(cast.hurtGiant(), mark`632,1010 ×2.45 lift 0.1`);

    // the bridge neither of them mentions, and the morning traffic
    s.put(M.plait(SAG, people.HAIR.black, people.HAIR.copper, 84), { lift: 0.12 }).put(M.hairRibbon());
    cast.morningTraffic(s, SAG);
    s.put(M.rabbit({ colour: '#fbf2e4' }), mark`404,806 ×0.8`);

    // each of them keeps a lamp lit
    s.put(M.rope(points`250,500 280,512 300,536`, 6, '#2a2228')).put(M.lantern({ glow: 60 }), mark`300,556 ×1.5`);
    s.put(M.rope(points`550,500 520,512 500,536`, 6, '#b5562c')).put(M.lantern({ glow: 60 }), mark`500,556 ×1.5`);
    s.puff(110, 1080, 460, 180, { seed: 8, colour: '#fff4e8' });
    s.puff(700, 1090, 480, 190, { seed: 9, colour: '#fff4e8' });
    s.puff(400, 1220, 800, 170, { seed: 10, colour: '#fff4e8' });
    s.put(M.boat(), mark`402,1092 ×1.2`).put(M.bird({ colour: '#5a6a9a' }), mark`396,1078 ×0.8`);
    for (const spot of marks`390,330 ×0.8 | 450,270 ×0.6`) s.put(M.flyingBird({ colour: '#fff6ea' }), spot);
  },
};
