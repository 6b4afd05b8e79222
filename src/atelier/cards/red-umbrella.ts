import type { Card } from '../card.ts';
import { ellipse } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'red-umbrella',
  title: 'Odd One In',
  setting: 'a grey square in the rain',
  mood: ['difference', 'joy'],
  grammar: 'odd one out',
  staging: 'birds-eye',
  hero: 'a red umbrella turned upside down',
  paint(s) {
    s.mood(mood.storm).light({ direction: [-0.4, -0.6, 0.7], keyPower: 0.62, above: '#8a9cac', below: '#545a68' });

    // wet paving that shines
    place.wetPaving(s);

    // everybody
    place.slateUmbrellas(s, [424, 556]);

    // and somebody who keeps the rain
    const red = M.umbrellaAbove('red umbrella, upside down', '#e0402f', '#b02c34');
    s.put(red, mark`424,556 ×3.1 turn 0.2 lift 0.22 shadow 30,40,14/0.5`);
    s.clip(ellipse(424, 556, 94), () => s.sky('0 #5fc4d0, 1 #2a7c9c', { top: 446, bottom: 666, swirl: 1.4 }));
    s.put(M.pondRim(424, 556));
    const coral = { shade: '#c0502c', fin: '#e0703c' };
    s.put(M.fish({ colour: '#f08a34', ...coral }), mark`390,526 ×0.8 turn 0.4 lift 0.1`);
    s.put(M.fish({ colour: '#f6c04a', ...coral }), mark`464,570 ×0.8 turn 2.6 lift 0.1`);
    s.put(M.fish({ colour: '#f2ead8', ...coral }), mark`404,604 ×0.8 turn -0.6 lift 0.1`);
    s.put(M.waterLily(), mark`468,504 ×1.1`);
    s.put(M.upturnedHandle(), mark`424,556 ×1.15 lift 0.2 shadow 14,18,5/0.4`);
    s.rain({ count: 150, alpha: 0.4, length: 44, angle: 1.3 });
  },
};
