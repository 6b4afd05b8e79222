import type { Card } from '../card.ts';
import { rect, transform } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

const FOOT = mark`400,1128`;

export const card: Card = {
  id: 'upstairs',
  title: 'Upstairs',
  setting: 'a tower with a season on every floor',
  mood: ['tender', 'passing of time'],
  grammar: 'life in stages',
  staging: 'vertical',
  hero: 'tower',
  paint(s) {
    // winter at the top, spring at the bottom
    s.mood(mood.rose).light({ keyPower: 0.58 });
    s.sky('0 #8fa8c8, 0.2 #c8d4de, 0.34 #e8b478, 0.5 #d8783c, 0.62 #f0cc70, 0.76 #8ac0b0, 0.9 #f4c8cc, 1 #d8a8b8', {
      clouds: { amount: 0.05, colour: '#e8d8d0', lit: '#fff6ea', stretch: 3 },
    });
    s.hills({ y: 0.925, swing: 0.012, colour: '#8aa862', shade: '#4a6a4a' });
    const cherry = { colour: '#e0909c', lit: '#fbd8d4', shade: '#8a4a62', height: 190, width: 160 };
    s.put(M.oak({ ...cherry, seed: 3 }), mark`90,1130`).put(M.oak({ ...cherry, seed: 6 }), mark`716,1120 ×0.95`);

    // four lit rooms
    const tower = M.towerOfSeasons();
    s.put(tower, FOOT);
    tower.rooms.forEach(([x, y, width, height], i) =>
      s.clip(transform(rect(x, y, width, height), FOOT), () => {
        const floor = FOOT.y + y + height;
        place.roomOfASeason(s, i, floor, height);
      }),
    );

    // blossom, leaves, snow; and somebody who only ever passes
    place.drift(s, { count: 34, colours: M.BLOSSOM, from: 0.74, to: 0.97, smallest: 4, largest: 8 });
    place.drift(s, { count: 34, colours: M.RED_LEAVES, from: 0.3, to: 0.54, smallest: 5, largest: 11, seed: 3 });
    s.flakes({ count: 260, from: 0, to: 0.3, smallest: 1.5, largest: 7 });
    s.put(M.flyingCrane({ colour: '#fbf6ee' }), mark`150,640 ×0.7 turn -0.5`);
  },
};
