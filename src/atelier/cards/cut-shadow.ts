import type { Card } from '../card.ts';
import { mix } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp } from '../geometry/number.ts';
import { rect, transform } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'cut-shadow',
  title: 'Free to Go',
  setting: 'a schoolyard at four o’clock',
  mood: ['separation', 'mischief'],
  grammar: 'shadow does not match',
  staging: 'landscape',
  hero: 'a child cutting off a shadow',
  paint(s) {
    s.mood(mood.gold).light({ direction: [0.7, -0.35, 0.5] });
    const stroke = (x: number, y: number) => 0.1 + noise(x * 0.003, y * 0.003);
    s.field((x, y) => mix('#e8c48a', '#c08a54', clamp(((y - 300) / 900) * 0.8 + fbm(x * 0.006, y * 0.01, 4) * 0.5)), {
      detail: 0.12,
      stroke,
    });
    s.put(M.schoolWall(), { y: -150 }).put(M.schoolWindows(), { y: -60 });

    // detention: somebody would like to be down there
    s.clip(rect(590, 40, 100, 170), () => s.put(cast.childInDetention(), mark`640,216 ×0.62 lift 0.1`));

    // what has been at my heels all these years
    const grown = { x: -22, y: -112, scale: 1.1 };
    s.shade(transform(M.DRAGON_SHADOW, grown), '#5a3a4a', 0.85, 3);
    s.put(M.dragonEye(), grown);

    // the last snip
    s.put(cast.childWithScissors(), mark`640,1112 ×4.3 lift 0.06 contact 26,6,-4,0`);
    s.put(M.scissors({ height: 90 }), mark`502,1004 ×1.5 turn -1.9`);

    // it has already packed
    s.put(M.suitcase({ colour: '#a8683a' }), mark`748,1172 ×1.4 shadow -40,4,5/0.35`);
    s.put(M.balloon({ colour: '#c8403a' }), mark`760,700 ×1.1 shadow -90,160,8/0.25`);
    place.drift(s, { count: 16, from: 0.5, to: 1, seed: 3 });
  },
};
