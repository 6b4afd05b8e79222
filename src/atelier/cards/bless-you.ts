import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'bless-you',
  title: 'Bless You',
  setting: 'a house of cards on a table',
  mood: ['precarious', 'comic'],
  grammar: 'object as house',
  staging: 'vertical',
  hero: 'an inhabited house of cards and a giant about to sneeze',
  paint(s) {
    s.mood(mood.rose).light({ direction: [-0.55, -0.6, 0.5] });
    place.room(s, {
      wall: ['#c8a4a0', '#8a6a84'],
      floor: '#8a5a44',
      y: 1300,
      vanishX: 300,
      vanishY: 400,
      skirting: null,
      paper: 'flower #e0c0b4 86/0.45',
    });

    // the weather
    s.put(cast.sneezingGiant(), mark`716,1190 ×3 lift 0.1 turn 0.1`);
    s.put(place.cardTable());

    // four storeys, ten rooms
    place.cardRooms(s);
    place.cardTenants(s);
    const teacup = M.teacup({ saucer: false, width: 60, height: 40 });
    s.put(teacup, mark`${place.cardRoom(0, 0).x},${place.cardRoom(0, 0).y - 76} ×0.56`);
    s.put(M.bed({ width: 84, quilt: '#3f7a8a' }), mark`${place.cardRoom(1, 1).x},${place.cardRoom(1, 1).y - 30}`);
    s.put(M.armchair({ colour: '#3f6a5a' }), mark`${place.cardRoom(2, 0).x},${place.cardRoom(2, 0).y - 4} ×0.56`);
    s.put(M.rabbit({ colour: '#f2e8d8' }), mark`${place.cardRoom(2, 0).x},${place.cardRoom(2, 0).y - 28} ×0.92`);
    s.put(M.candle({ height: 30 }), mark`${place.cardRoom(3, 0).x},${place.cardRoom(3, 0).y - 6} ×1.3`);
    s.put(place.cardEdges(), { lift: 0.06 });

    // one card has already gone, and a feather is on its way to his nose
    const fallenCard = M.fallenCard();
    s.put(fallenCard, { x: 560, y: 1140, rotate: 1.2, stretchY: 0.55, shadow: { dx: 4, dy: 8, blur: 8, alpha: 0.4 } });
    s.put(M.feather({ colour: '#3f8ab0', height: 120 }), mark`520,802 turn 0.3 lift 0.1`);
  },
};
