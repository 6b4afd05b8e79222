import type { Card } from '../card.ts';
import { rect } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { part } from '../motif.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'our-song',
  title: 'Our Song',
  setting: 'a kitchen, with the record on',
  mood: ['mournful', 'tender'],
  grammar: 'absence made visible',
  staging: 'interior',
  hero: 'old woman dancing with a coat',
  paint(s) {
    s.mood(mood.candle);
    place.room(s, {
      wall: ['#d0a468', '#7a5040'],
      floor: '#8a5a44',
      y: 860,
      skirting: '#efe0c4',
      paper: 'flower #e6c088 74/0.5',
    });
    place.window(s, { width: 170, height: 230, colour: '#efe2c8' }, { x: 150, y: 300 }, () =>
      s.sky('0 #2c3a6a, 0.5 #7a7aa0, 1 #c8a090', { top: 180, bottom: 420 }),
    );
    s.put(M.pendantLamp());
    s.glow(440, 190, 420, '#ffd890', 0.5, 2).lamp(440, 220, '#ffd08a', 520, 0.9, 200);

    // whose coat it was, and the record he liked
    s.put(part(rect(617, 270, 86, 100), '#8a7a64', { round: 0.1, shade: '#5a4a44' }));
    s.clip(rect(617, 268, 86, 104), () => s.put(cast.youngHusband(), mark`660,376 ×0.42 lift 0.1`));
    s.put(M.frame({ width: 90, height: 110, colour: '#8a5a2c', thickness: 10 }), mark`660,320`);
    s.put(M.cupboard()).put(M.parlourGramophone(), mark`722,640 ×1.1 flip`);
    s.put(M.ringRug());

    // the two of them
    s.put(M.dancingCoat(), mark`486,1010 ×6.3 lift 0.06`);
    s.put(cast.oldWomanDancing(), mark`296,1060 ×5.6 contact 24,6,10,2/0.5`);

    // his arm round her
    s.put(M.emptySleeve(), { lift: 0.1 });
    place.motes(s, { count: 22, colour: '#ffe0a0', from: 0.2, to: 0.8, radius: 2 });
  },
};
