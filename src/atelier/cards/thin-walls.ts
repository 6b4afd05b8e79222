import type { Card } from '../card.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

const FIDDLER = 4;
const column = (i: number): number => 146 + (i % 3) * 254;
const storey = (i: number): number => 226 + Math.floor(i / 3) * 372;

export const card: Card = {
  id: 'thin-walls',
  title: 'Thin Walls',
  setting: 'the back of a tall house at night',
  mood: ['bittersweet', 'many at once'],
  grammar: 'collection',
  staging: 'stage-frame',
  hero: 'lit windows',
  paint(s) {
    s.mood(mood.night);
    s.put(M.backOfTheHouse());

    // who lives here
    cast.NINE_LIVES.forEach((life, i) => place.lifeInAWindow(s, life, column(i), storey(i)));

    // the tune gets in everywhere
    for (const i of cast.NINE_LIVES.keys()) if (i !== FIDDLER) place.tuneTo(s, column(i), storey(i), i);
  },
};
