import type { Card } from '../card.ts';
import { mark, marks } from '../mark.ts';
import { motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'return-to-sender',
  title: 'Return to Sender',
  setting: 'high among evening clouds',
  mood: ['mournful', 'gentle', 'wry'],
  grammar: 'role reversal',
  staging: 'sky',
  hero: 'a stork with an old man in its bundle',
  paint(s) {
    s.mood(mood.rose).light({ direction: [0.6, -0.4, 0.5] });
    const glow = { x: 760, y: 840, radius: 420, colour: '#fff0c0', alpha: 0.8 } as const;
    s.sky('0 #4f4a84, 0.35 #a87a9c, 0.65 #f0b490, 1 #fbe4bc', { clouds: '0.12 #b088a0 #ffe6cc', glow });
    s.puff(120, 760, 420, 150, { seed: 2, depth: 0.4, colour: '#f6dcc8' });
    s.puff(640, 1010, 520, 190, { seed: 5, depth: 0.25, colour: '#f6dcc8' });
    s.puff(180, 1120, 620, 220, { seed: 7, depth: 0.1, colour: '#f6dcc8' });
    s.puff(700, 1230, 600, 200, { seed: 9, depth: 0, colour: '#f6dcc8' });

    // the others, with new freight
    for (const spot of marks`170,170 ×0.72 | 392,96 ×0.52 | 86,350 ×0.5`)
      s.put(M.flyingStork({ cargo: M.babyBundle() }), { ...spot, flip: true, depth: 0.22, lift: 0.2 });

    // one old man, gently used
    s.put(M.flyingStork({ cargo: M.oldManBundle() }), mark`330,520 ×2.35 turn -0.06 lift 0.12`);
    s.put(M.slipper(), mark`664,900 ×1.4 turn 0.7`);
  },
};
