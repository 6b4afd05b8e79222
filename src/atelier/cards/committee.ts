import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, people, place } from '../shelf.ts';

export const card: Card = {
  id: 'committee',
  title: 'A Quorum',
  setting: 'inside a composed person',
  mood: ['comic', 'inner turmoil'],
  grammar: 'body as container',
  staging: 'close-up',
  hero: 'woman with an open forehead',
  paint(s) {
    s.mood(mood.rose);
    place.room(s, { wall: ['#c98f7c', '#7a4a5c'], y: 1300, paper: 'flower #e0b090 90/0.3', skirting: null });

    // the lid, set aside on its hinge
    s.put(M.headLid(), mark`660,350 turn 1.05 lift 0.06`);

    // the room behind the eyes, and the five who meet there
    s.put(M.skullFloor());
    s.lamp(400, 480, '#ffd08a', 210, 0.9, 60);
    s.clip(M.OPEN_HEAD, () => {
      for (const [x, y, scale, who] of cast.QUORUM)
        s.put(people.portrait({ build: 0.8, ...who }), { x, y, scale, lift: 0.14 });
    });

    // the face that shows nothing
    s.clip(M.BELOW_THE_BROW, () => s.put(cast.composedWoman(), mark`400,1270 ×3.05`));
    s.put(M.brow());
  },
};
