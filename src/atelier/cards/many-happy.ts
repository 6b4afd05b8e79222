import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { many } from '../kit.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'many-happy',
  title: 'Many Happy Returns',
  setting: 'a birthday table, lights out',
  mood: ['festive', 'worried'],
  grammar: 'accumulation',
  staging: 'close-up',
  hero: 'old woman behind a blazing cake',
  paint(s) {
    s.mood(mood.candle);
    place.room(s, { wall: ['#7a3f4c', '#3a1f34'], y: 1300, skirting: null, paper: 'flower #a8604e 90/0.35' });
    s.put(M.bunting(points`-20,60 200,150 400,170 600,150 820,60`, { flags: 11, size: 56 }));
    s.lamp(400, 640, '#ffb860', 620, 1.25, 190).glow(400, 640, 560, '#ff9a3c', 0.42, 2);

    // she takes a breath
    s.put(cast.birthdayWoman(), mark`400,860 ×2.5 lift 0.08`);
    s.put(M.birthdayCake());
    many(13, (_, u) =>
      s.put(M.cherry(), mark`${400 + Math.cos(u * Math.PI) * 344},${1052 + Math.sin(u * Math.PI) * 84}`),
    );

    // ninety-nine of them, far ones first
    place.ninetyNineCandles(s);

    // the fire brigade is ready
    s.put(M.fireHose());
    cast.fireBrigade(s);
  },
};
