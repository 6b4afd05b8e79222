import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { many } from '../kit.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, people, place } from '../shelf.ts';

const EBONY = '#4a3440';

export const card: Card = {
  id: 'peacetime',
  title: 'Peacetime',
  setting: 'a chequered field at noon',
  mood: ['hopeful', 'wry'],
  grammar: 'role reversal',
  staging: 'landscape',
  hero: 'a chess knight at the plough',
  paint(s) {
    s.mood(mood.noon).sky('0 #4f9fc0, 0.5 #a8d4cc, 1 #f6e8c0', { bottom: 560, clouds: '0.1 #cfe0dc #fffaf0' });
    s.puff(210, 300, 300, 110, { seed: 4, depth: 0.15, colour: '#fffaf0' });
    s.puff(690, 200, 260, 90, { seed: 7, depth: 0.2, colour: '#fffaf0' });
    s.hills({ y: 0.405, swing: 0.03, colour: '#8fae9a', shade: '#6a9080', depth: 0.4, seed: 2 });
    s.hills({ y: 0.44, swing: 0.015, colour: '#9fb870', shade: '#7a9a5a', depth: 0.2, seed: 5 });

    // wheat, clover, wheat, clover
    place.chequeredField(s);

    // far away, the old enemies in one shade
    s.put(M.chessRook({ colour: '#d8c4a0' }), mark`412,600 ×1.05 depth 0.12`);
    s.put(M.shadeTree(), mark`130,592 ×1.35 depth 0.1`);
    s.put(M.chessKing(), mark`104,612 ×0.62`).put(M.chessKing({ colour: EBONY }), mark`156,614 ×0.62`);

    // straw hat, one job
    s.put(M.chessPawn({ colour: EBONY }), mark`300,786 ×1.45 contact 36,8,8,-2/0.5`);
    s.put(people.hats.straw(), mark`300,656 ×0.62`).put(M.crow(), mark`306,626`);

    // new furrows behind the share, and the plough team
    s.put(M.furrows());
    many(9, i => s.put(M.sprout(), mark`${24 + i * 27},${1064 + (i % 3) * 30}`));
    s.put(cast.ploughwoman(), mark`108,1056 ×3.3 contact 18,5,2/0.5`);
    s.put(M.woodenPlough()).put(M.rope(points`424,968 446,940 462,890`, 7, '#a8783c'));
    s.put(M.chessKnight(), mark`524,1076 ×3.6 turn 0.04 lift 0.06 contact 50,10,10,-2/0.55`);
    s.put(M.horseCollar(), mark`524,1076 ×3.6 turn 0.04`);
    s.tufts({ y: 0.985, count: 46, height: 46, colour: '#5f8a48', shade: '#c8c060' });
  },
};
