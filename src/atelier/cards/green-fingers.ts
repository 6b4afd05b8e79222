import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, people, place } from '../shelf.ts';

const { SKIN } = people;

export const card: Card = {
  id: 'green-fingers',
  title: 'Late Bloomers',
  setting: 'a window sill in spring',
  mood: ['uncanny', 'cheerful'],
  grammar: 'word made literal',
  staging: 'stage-frame',
  hero: 'hands growing in pots',
  paint(s) {
    s.mood(mood.moss).light({ above: '#8ca494', below: '#6a6a50' });
    place.room(s, { wall: ['#e0c89a', '#b08a6a'], y: 1300, skirting: null, paper: 'stripe #ecdab0 64/0.5' });

    // outside, and the one who looks after them
    place.openWindow(s, { width: 640, height: 640, colour: '#efe6d2' }, { x: 400, y: 380 }, () => {
      s.sky('0 #4f98c0, 1 #dfe8d8', { top: 60, bottom: 660, clouds: '0.08 #e8ecdc #ffffff' });
      s.put(M.gardenHills());
      s.put(cast.gardenerInStraw(), mark`556,800 ×2.1 lift 0.06`);
    });
    s.put(M.gardenCan({ colour: '#5f8a94' }), mark`366,510 ×1.6 flip turn -0.5`);
    const hand = people.hand({ gesture: 'hold', skin: SKIN.tan, sleeve: '#c0583c', cuff: '#e0b04a', arm: 150 });
    s.put(hand, mark`440,500 ×0.92 turn -0.12`);
    place.wateringDrops(s);
    s.put(M.plantSill());

    // the seedlings
    for (const hand of cast.SEEDLINGS) place.pottedHand(s, hand);

    // somebody is coming for the leaves
    s.put(M.snail(), mark`640,1130 ×0.7 turn -0.2`);
  },
};
