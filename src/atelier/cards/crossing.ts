import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'crossing',
  title: 'Crossing',
  setting: 'a street corner from a tall window',
  mood: ['playful', 'everyday wonder'],
  grammar: 'object as landscape',
  staging: 'birds-eye',
  hero: 'a zebra crossing of piano keys',
  paint(s) {
    s.mood(mood.dusk).light({ direction: [-0.7, -0.5, 0.5], keyPower: 0.7 });

    // pavement, road, rails
    place.streetFromAbove(s);
    s.shaft(points`800,120 800,420 0,980 0,620`, '#ffc890', 0.22, 40);
    place.kerbsAndRails(s);

    // the keyboard laid across the road
    s.put(M.streetKeys(), { shadow: { dx: 9, dy: 10, blur: 5, alpha: 0.5 } });
    s.put(M.blackStreetKeys(), { shadow: { dx: 12, dy: 12, blur: 6, alpha: 0.6 } });
    s.glow(M.keyAt(M.PRESSED_KEY) + 40, 790, 190, '#ffd470', 0.55);

    // those who only cross
    s.put(M.tramAbove(), mark`310,1130 ×0.95 shadow 30,26,10/0.5`);
    s.put(M.passerBy('#6a7a98', '#4a4a5c'), mark`180,470 ×1.55 lift 0.12 turn 0.05 shadow 74,62,9/0.5`);
    s.put(M.passerBy('#7a6a5a', '#9a8a70', '#7a4a34'), mark`300,600 ×1.55 lift 0.12 turn -0.1 shadow 74,62,9/0.5`);
    s.put(M.passerBy('#7a6a88', '#52506a'), mark`610,545 ×1.55 lift 0.12 flip turn 0.1 shadow 74,62,9/0.5`);
    s.put(M.passerBy('#8a6a6c', '#5a5464'), mark`190,760 ×1.55 lift 0.12 flip shadow 74,62,9/0.5`);
    s.put(M.passerBy('#7a8a82', '#6a6058'), mark`560,440 ×1.55 lift 0.12 flip turn -0.1 shadow 74,62,9/0.5`);

    // and the one who plays
    const player = M.walkerAbove({ coat: '#e08a2f', hat: '#f4d060', band: '#3f8a8a', brim: 19 });
    s.put(player, mark`${M.keyAt(M.PRESSED_KEY) + 42},792 ×1.85 turn -1.1 lift 0.24 shadow 44,40,9/0.5`);
    const amber = M.treeAbove({ radius: 92, colour: '#c88a3c', lit: '#f0c860', shade: '#7a4428' });
    s.put(amber, mark`770,1010 shadow 40,40,10/0.4`);
    const rust = M.treeAbove({ radius: 80, colour: '#b8703c', lit: '#e8b058', shade: '#6a3a28', seed: 4 });
    s.put(rust, mark`20,150 shadow 40,40,10/0.4`);
  },
};
