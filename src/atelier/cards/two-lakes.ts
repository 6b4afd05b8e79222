import type { Card } from '../card.ts';
import { rect } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'two-lakes',
  title: 'The Other Side',
  setting: 'a lake with morning above and midnight below',
  mood: ['doubled', 'curious'],
  grammar: 'upside-down world',
  staging: 'two-halves',
  hero: 'a fisherman in a boat',
  paint(s) {
    s.mood(mood.dawn);
    s.sky('0 #7aa8b8, 0.5 #cfd8c8, 0.85 #f7dcb0, 1 #fbe8c4', { bottom: 560, clouds: '0.06 #b8c8c4 #fff4dc/0.9' });
    s.hills({ y: 0.4, swing: 0.05, colour: '#9aa89a', depth: 0.5, seed: 2 });
    s.hills({ y: 0.45, swing: 0.02, colour: '#8aa07c', depth: 0.3, seed: 4, trees: place.grove(M.pine, 12, 0.6) });

    // below, it is midnight, and people live there
    s.clip(rect(0, 560, 800, 650), () => {
      s.sky('0 #3d5088, 0.5 #1f2c5c, 1 #101838', { top: 560, bottom: 1200, clouds: '-0.02 #24346a #4a5c94/0.7' });
      s.stars(190, { from: 0.5, to: 1 });
      s.put(M.moon({ radius: 62 }), mark`170,1060`);
      place.hangingStreet(s);
    });
    s.put(M.morningWaterline());

    // an old man with time
    s.put(M.rodAndLine());
    s.put(cast.oldFisherman(), mark`352,598 ×2.85 lift 0.08`);
    s.put(M.boat({ colour: '#8a5a3c' }), mark`380,540 ×2.9`);

    // and what took the bait
    s.lamp(634, 830, '#ffe8a0', 170, 1, 60);
    s.put(M.starOnTheHook(), mark`634,826`);
    s.put(cast.somebodyUpsideDown(), mark`560,690 ×2 flipY lift 0.2`);
  },
};
