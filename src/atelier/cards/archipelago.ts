import type { Card } from '../card.ts';
import { many } from '../kit.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'archipelago',
  title: 'The Twin Islands',
  setting: 'a bath, from where the bather lies',
  mood: ['playful', 'lonely'],
  grammar: 'body as landscape',
  staging: 'interior',
  hero: 'two knees',
  paint(s) {
    s.mood(mood.dawn);
    place.bath(s);

    // ten rocks on the horizon, and a light for those who steer by them
    for (const side of [-1, 1])
      many(5, i => s.put(M.toe(i), mark`${400 + side * (46 + i * 42 - i * i)},${492 + i * 6}`));
    s.put(M.lighthouse({ height: 96, width: 26 }), mark`447,434 ×0.8 lift 0.1`);

    // a galleon
    s.put(M.rubberDuck(), mark`396,690 ×0.92`).put(M.ripples(392, 716, 96, 20));

    // the islands
    for (const island of marks`196,920 | 616,960 ×1.08`) {
      s.put(M.knee(), island);
      place.shallows(s, island);
    }
    s.put(M.stickingPlaster(), mark`640,868`);

    // their people, who will never meet
    s.put(M.palm(120, 34), mark`150,722`);
    s.put(cast.castaway(), mark`236,722 ×1.25`);
    s.put(M.palm(96, -28), mark`690,760`);
    s.put(cast.farCastaway(), mark`602,744 ×1.25`);

    // surf, and a message between them
    place.bathFoam(s);
    s.put(M.paperBoat(), mark`400,884 ×0.8`);
  },
};
