import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'hearsay',
  title: 'It Grows in the Telling',
  setting: 'between one mouth and one ear',
  mood: ['mischief', 'unease'],
  grammar: 'procession',
  staging: 'close-up',
  hero: 'whisper',
  paint(s) {
    s.mood(mood.dusk).sky('0 #6a5a86, 0.5 #c08a8c, 1 #eebb84', { swirl: 0.6 });

    // the one who tells
    s.put(cast.gossip(), mark`-6,1150 ×3.6`);

    // the one who hears
    s.put(cast.listener(), mark`694,1170 ×3.5 lift 0.08`);

    // what passes between, and what becomes of it
    s.put(M.whisperThread());
    cast.rumour(s);
  },
};
