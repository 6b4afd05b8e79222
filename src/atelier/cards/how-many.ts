import type { Card } from '../card.ts';
import { mark, marks } from '../mark.ts';
import { at, group } from '../motif.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'how-many',
  title: 'How Many Does It Take',
  setting: 'a hilltop before sunrise',
  mood: ['comic', 'earnest'],
  grammar: 'accumulation',
  staging: 'vertical',
  hero: 'a tower of animals changing the bulb',
  paint(s) {
    s.mood(mood.dawn);
    const glow = { x: 90, y: 920, radius: 420, colour: '#ffe8c0', alpha: 0.5 } as const;
    s.sky('0 #5a80ac, 0.45 #a4bccc, 0.75 #f4d4b0, 1 #f8b088', { clouds: '0.08 #8aa4bc #fff0dc', glow });

    // behind their backs
    s.put(M.grumblingSun(), mark`104,900`);
    const trees = place.grove(M.pine, 8, 0.6, { colour: '#6a8a80' });
    s.hills({ y: 0.8, swing: 0.015, colour: '#a8a890', shade: '#8a9a80', depth: 0.35, seed: 3, trees });
    const profile = (u: number) => 0.1 * (u - 0.55) ** 2;
    s.hills({ y: 0.86, swing: 0.012, colour: '#8fa468', shade: '#5a7a50', seed: 6, profile });
    s.tufts({ y: 0.95, count: 60, height: 34, colour: '#5a7a50', shade: '#a8b070' });

    // the lamp that has gone out
    s.put(M.lampCord());
    s.put(M.lightBulb, mark`386,138 ×0.86`);

    // the committee
    s.put(M.elephant({ colour: '#8f93a4', cloth: '#b23f38' }), mark`400,1120 ×3.35 contact 64,10,0,-1/0.5`);
    s.put(M.bear({ colour: '#7a5238' }), mark`392,810 ×2.15 lift 0.08`);
    s.put(M.sittingFox({ colour: '#d8682e' }), mark`376,622 ×2.05 lift 0.08`);
    s.put(M.mouse('#84788a'), mark`386,374 ×1.3 lift 0.14`);
    s.put(M.uprightHare('#b8977a'), mark`386,484 ×1.75 lift 0.06`);

    // the new one is on its way
    s.put(M.turtle(), mark`176,1146 ×1.05 contact 56,9,0,14/0.4`);
    s.put(group('new bulb', at(M.lightBulb, { scale: 0.28, rotate: 2.2 })), mark`156,1072 ×1.25`);
    for (const spot of marks`180,300 ×0.9 | 236,356 ×0.6 | 640,420 ×0.8`)
      s.put(M.flyingBird({ colour: '#fbf2e4' }), spot);
  },
};
