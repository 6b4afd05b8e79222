import type { Card } from '../card.ts';
import { rng } from '../geometry/random.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'handing-over',
  title: 'Handing Over',
  setting: 'the border between summer and winter',
  mood: ['solemn', 'gentle'],
  grammar: 'two halves',
  staging: 'two-halves',
  hero: 'two giants and a robin',
  paint(s) {
    s.mood(mood.snow).grade({ vignette: 0.27 });
    s.light({ key: '#f0eedc', keyPower: 0.66, above: '#9ab0c8', below: '#7c8094' });

    // her half
    const random = rng(5);
    s.clip(M.SUMMER_SIDE, () => {
      s.sky('0 #58a8c0, 0.5 #b8dcc0, 1 #f8e8b0', { clouds: '0.06 #d8e8d8 #fffaf0' });
      s.put(M.sun({ radius: 46 }), mark`96,120`);
      s.hills({ y: 0.62, swing: 0.03, colour: '#8fb060', shade: '#6a9048', depth: 0.15, seed: 3 });
      s.put(cast.summerGiant(), mark`150,980 ×2.5 lift 0.12`).put(M.wreath(random));
      s.hills({ y: 0.815, swing: 0.02, colour: '#8fb84e', shade: '#5f8a40', seed: 6 });
      place.summerFlowers(s, random, ['#e8503c', '#f4c23c', '#fbf0f0', '#b86ab0']);
    });

    // his half
    s.clip(M.WINTER_SIDE, () => {
      s.sky('0 #6f90b8, 0.5 #b4c8d8, 1 #eef0ee', { clouds: '0.1 #90a8c4 #f4f6f8' });
      place.winterWood(s);
      s.put(cast.winterGiant(), mark`650,980 ×2.5 lift 0.14`).put(M.iceCrown());
      place.nearSnow(s);
    });

    // the ceremony
    s.put(M.summerArm()).put(cast.summersHand(), mark`236,846 ×1.25 turn 1.32 lift 0.1`);
    s.put(cast.wintersHand(), mark`586,850 ×1.25 turn -1.36 flip lift 0.1`);
    s.glow(402, 780, 120, '#fff0c0', 0.5, 2).put(M.robin(), mark`402,806 ×1.9 lift 0.2`);

    // one house has both
    s.put(M.borderHouse(), mark`402,1130 ×1.6`).put(M.snowOnHalfARoof());
  },
};
