import type { Card } from '../card.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'pass-the-salt',
  title: 'Pass the Salt',
  setting: 'a table across the downs',
  mood: ['patient', 'estranged'],
  grammar: 'object as landscape',
  staging: 'landscape',
  hero: 'endless table',
  paint(s) {
    s.mood(mood.moss).light({ direction: [0.4, -0.65, 0.5], keyPower: 0.7, above: '#8fa89a', below: '#5a644a' });
    const glow = { x: 470, y: 250, radius: 330, colour: '#fff4c0', alpha: 0.8 } as const;
    s.sky('0 #7fb0b4, 0.5 #c8dcc0, 1 #fbf0c4', { bottom: 330, clouds: '0.06 #c8d8c8 #fffbe6', glow });

    // one cloth, four downs
    place.tableAcrossTheDowns(s);

    // poplars and street lamps
    for (const { x, y, scale } of marks`
      330,352 ×0.34 | 372,348 ×0.3 | 256,520 ×0.62 | 190,545 ×0.74 | 628,470 ×0.5 | 664,486 ×0.56 |
      86,760 ×1.24 | 700,776 ×1.2 | 776,800 ×1.4`)
      s.put(M.cypress(), { x, y, scale, depth: 0.3 - scale * 0.2, shadow: { contact: [22, 5, -8], alpha: 0.4 } });
    for (const spot of marks`
      442,330 ×0.2 | 508,424 ×0.34 | 432,462 ×0.38 | 352,586 ×0.58 | 442,640 ×0.68 | 236,850 ×1.12 |
      512,880 ×1.24`)
      s.put(M.candlestick(), { ...spot, shadow: { contact: [26, 5, -6], alpha: 0.35 } });

    // a very small man with a very white napkin
    const person = M.person({ view: 'front', coat: '#3a4a66', pose: M.POSE.reach, name: 'tiny man' });
    s.put(person, mark`452,276 ×0.5 lift 0.1`);
    s.put(M.napkin(), mark`459,232 ×1.25`);

    // help is on its way; the pepper set out first
    s.put(cast.saltCyclist(), mark`386,640 ×0.66 flip lift 0.08 contact 56,5/0.4`);
    s.put(M.snail({ shell: null }), mark`330,966 ×1.05 lift 0.06 contact 56,6/0.35`);
    s.put(M.cruet('#4a3a34'), mark`322,954 ×1.7 turn -0.08`);

    // the near end
    s.put(M.placeSetting(), mark`262,1092 ×0.92 contact 172,62,4,10/0.25`);
    s.put(cast.womanFromBehind(), mark`610,1240 ×1.85 shadow -12,6,16/0.25`).put(M.hairShine());
  },
};
