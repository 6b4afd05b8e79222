import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'everyone-ive-been',
  title: 'Everyone I’ve Been',
  setting: 'a road over golden hills',
  mood: ['nostalgic', 'warm'],
  grammar: 'procession',
  staging: 'procession',
  hero: 'nesting dolls of one life',
  paint(s) {
    s.mood(mood.gold);
    const glow = { x: 500, y: 330, radius: 300, colour: '#ffdc90', alpha: 0.6 } as const;
    s.sky('0 #b8764e, 0.5 #e09c58, 1 #f4c478', { bottom: 520, clouds: '0.1 #d8a070 #fff0d0', glow });
    s.put(M.sun({ radius: 128, colour: '#ffe296', glow: 1.8 }), mark`500,330`);
    const profile = (u: number) => 0.2 * (u - 0.62) ** 2;
    s.hills({ y: 0.36, swing: 0.02, colour: '#d8a868', shade: '#b88850', depth: 0.4, seed: 3, profile });
    const trees = place.grove(M.roundTree, 6, 0.8, { colour: '#c8783c', shade: '#7a4a2c' });
    s.hills({ y: 0.47, swing: 0.02, colour: '#c8a058', shade: '#98783c', depth: 0.18, seed: 6, trees });
    s.hills({ y: 0.6, swing: 0.015, colour: '#b89a4c', shade: '#7a6a34', seed: 9 });
    s.put(M.windingRoad());

    // from the cradle to almost here
    s.put(M.acorn, mark`524,478 ×0.72 turn 0.5`);
    const ages = cast.agesOfOneLife();
    ages.forEach(([x, y, scale, her], i) =>
      s.put(her, {
        x,
        y,
        scale,
        rotate: i % 2 ? 0.03 : -0.03,
        lift: 0.2,
        shadow: { contact: [34, 8, -8, -1], alpha: 0.5 },
      }),
    );

    // and who is next
    s.put(M.acorn, mark`346,1150 ×1.1 turn 1.9 contact 20,6/0.4`);
    s.put(M.oakSprout());
    s.tufts({ y: 0.99, count: 40, height: 44, colour: '#7a6a34', shade: '#e0c060' });
  },
};
