import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { transform } from '../geometry/shape.ts';
import { many } from '../kit.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'door-snow',
  title: 'Left Open',
  setting: 'a winter forest at night',
  mood: ['hope', 'invitation'],
  grammar: 'portal',
  staging: 'landscape',
  hero: 'a door in the wood',
  paint(s) {
    s.mood(mood.snow).sky(mood.snow.sky, { bottom: 900 }).stars(110, { to: 0.4 });
    place.forest(s, { layers: 4, y: 800, colour: '#3c4664', seed: 2, gap: [430, 150], count: 8 });
    const profile = (u: number) => 0.03 * Math.sin(u * 3);
    s.hills({ y: 0.72, swing: 0.02, colour: '#c6d6ea', shade: '#6d86b4', texture: 'sand', seed: 3, profile });

    // the door, and the light it lets out
    const door = M.door({ colour: '#9a4634', frame: '#6a4630' });
    const where = { x: 440, y: 985, scale: 3.3 };
    s.lamp(440, 850, '#ffe19a', 330, 1.1, 60).glow(440, 800, 420, '#ffe6a8', 0.35);
    s.shaft(points`348,985 532,985 640,1215 110,1215`, '#ffd982', 0.5, 26);
    s.put(door, where);

    // another month
    s.clip(transform(door.hole, where), () => place.summerMorning(s));
    s.put(door.leaf, where);

    // the fox makes up its mind; somebody's tracks already have
    const sittingFox = M.sittingFox();
    s.put(sittingFox, {
      x: 270,
      y: 1110,
      scale: 1.7,
      shadow: { dx: -26, dy: 10, blur: 8, alpha: 0.4, colour: '#203060' },
    });
    many(6, i => s.put(M.pawprint(), mark`${60 + i * 30},${1180 - i * 12 - (i % 2) * 8}`));
    s.flakes({ count: 170 });
  },
};
