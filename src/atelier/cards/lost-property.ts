import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import type { Motif } from '../motif.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'lost-property',
  title: 'Yes, That One Is Mine',
  setting: 'the lost property office',
  mood: ['tender', 'nostalgic'],
  grammar: 'absence made visible',
  staging: 'stage-frame',
  hero: 'labelled boy',
  paint(s) {
    s.mood(mood.gold);
    place.room(s, { wall: ['#5f7a72', '#344a4c'], y: 1300, skirting: null });

    // pigeon-holes, one of them lit
    place.pigeonHoles(s);
    s.glow(401, 500, 260, '#ffd98a', 0.4, 2).lamp(401, 420, '#ffd08a', 300, 0.6, 90);

    const stow = (thing: Motif, x: number, y: number, scale: number, rotate = 0) =>
      s.put(thing, { x, y, scale, rotate, lift: 0.14 });
    stow(M.suitcase({ colour: '#a8503c' }), 122, 320, 2.6);
    stow(M.suitcase({ colour: '#4f7a86' }), 176, 226, 1.5, -0.08);
    stow(M.parlourGramophone(), 396, 320, 1.15);
    stow(M.teddy, 618, 320, 1.7);
    stow(M.balloon({ colour: '#c9483c', radius: 26, string: 60 }), 704, 190, 1.2);
    stow(M.boot, 118, 680, 1.5);
    stow(M.fiddle(), 206, 588, 1.7, 0.2);
    stow(M.clock({ radius: 44 }), 110, 434, 1);
    stow(M.birdcage({ width: 96, height: 150, open: true }), 612, 668, 1.1);
    stow(M.key({ height: 110 }), 716, 676, 1.2, 0.1);
    stow(M.teeth, 108, 916, 1.7);

    s.put(M.eyesInTheDark());

    // what he came for
    s.put(cast.labelledBoy(), mark`400,694 ×3.1`).put(M.luggageLabel());

    // the counter, the bell, the clerk who has seen everything
    s.put(cast.clerk(), mark`664,1096 ×1.25`).put(M.counterWithBell());
    s.put(cast.manFromBehind(), mark`226,1290 ×1.75 lift 0.1`);
  },
};
