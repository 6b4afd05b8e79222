import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'change-of-scene',
  title: 'Change of Scene',
  setting: 'a quiet room, and the weather being moved outside',
  mood: ['wonder', 'wry', 'calm'],
  grammar: 'world as workshop',
  staging: 'stage-frame',
  hero: 'stagehands at a window',
  paint(s) {
    s.mood(mood.snow).grade({ vignette: 0.27 });
    s.light({ key: '#fff2dc', keyPower: 0.62, above: '#a4b4c8', below: '#86808c', fog: '#c8d4dc' });
    place.room(s, { wall: ['#c8b8b0', '#8a8494'], y: 1300, skirting: null, paper: 'stripe #d8c8bc 58/0.5' });

    s.clip(M.SASH_PANE, () => {
      // a bare stage under an honest sky, and the sun on its string
      s.sky('0 #a9bfd0, 0.7 #dce4e4, 1 #f4ecdc', { top: 90, bottom: 700, clouds: '0.08 #b8c8d4 #fbf8f0' });
      s.put(M.stageBoards());
      for (const [x, y] of points`212,290 500,600 250,250`) s.put(M.sandbagRope(x, y), { depth: 0.12 });
      s.put(M.paperSun(), mark`430,226`);

      // winter comes in on wheels, autumn goes out by hand
      s.put(cast.pushingStagehand(), mark`134,806 ×2.7 lift 0.14`);
      s.put(M.winter, mark`318,756 ×1.02 lift 0.06 contact 130,12,20,6/0.4`);
      for (const spot of marks`222,762 | 414,762 | 480,762`) s.put(M.castor(), spot);
      s.put(M.autumn, mark`668,742 ×1.02 flip turn 0.05 lift 0.06`);
      s.put(cast.carryingStagehand(), mark`536,806 ×2.55 lift 0.1 contact 18,4`);
      s.put(cast.oldStagehand(), mark`646,824 ×2.6 lift 0.1 contact 18,4`);
      place.drift(s, { count: 12, from: 0.4, to: 0.66, colours: M.AUTUMN, smallest: 5, largest: 9 });
    });

    // the window, what lives on the sill, and one who has changed already
    s.put(M.sashWindow()).put(M.teacup({ ornament: '#c8583c' }), mark`478,866 ×0.62`);
    s.put(M.flowerpot({ colour: '#b5623c', width: 84, height: 70 }), mark`672,884`).put(M.geranium());
    s.put(M.robin(), mark`576,880 ×1.5 lift 0.14`).put(M.robinScarf());

    // the only one who was looking
    s.put(M.heavyCurtain(), { shadow: { dx: 14, dy: 8, blur: 14, alpha: 0.3 } });
    s.put(cast.pyjamaArm(), { lift: 0.1 }).put(cast.childAtTheWindow(), mark`248,1262 ×1.95 lift 0.12`);
  },
};
