import type { Card } from '../card.ts';
import { rng } from '../geometry/random.ts';
import { cycle, many } from '../kit.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'wallpaper',
  title: 'Da Capo',
  setting: 'a rented room with old wallpaper',
  mood: ['jubilant', 'wistful'],
  grammar: 'picture comes alive',
  staging: 'interior',
  hero: 'cellist',
  paint(s) {
    s.mood(mood.rose);
    place.room(s, { wall: ['#86a4a0', '#4a6a78'], floor: '#8a5a3c', y: 930, vanishX: 400, vanishY: 600 });

    // printed birds in their rows; the nearer to the music, the fewer stay put
    const random = rng(6);
    place.printedBirds(s, random);
    s.glow(400, 560, 460, '#ffe0b0', 0.4, 2).lamp(400, 560, '#ffe2b8', 420, 0.6, 160);

    // the player
    s.put(M.chair({ colour: '#7a4a30' }), mark`400,1120 ×3.2`);
    s.put(cast.cellist(), mark`400,1130 ×6.2 contact 36,8/0.5`);

    // and those who could not sit still
    place.freedBirds(s, random);
    many(6, i =>
      s.put(M.feather({ colour: cycle(place.BIRD_COLOURS, i), height: 60 }), {
        x: 120 + i * 110 + random.bell() * 30,
        y: 1010 + random() * 150,
        rotate: random() * 6,
        scale: 0.6,
      }),
    );
  },
};
