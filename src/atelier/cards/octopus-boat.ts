import type { Card } from '../card.ts';
import { rect } from '../geometry/shape.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

const BELOW = { x: 400, y: 790, scale: 2.75 };

export const card: Card = {
  id: 'octopus-boat',
  title: 'The Depth of It',
  setting: 'half above, half below the sea',
  mood: ['hidden care'],
  grammar: 'above / below',
  staging: 'section',
  hero: 'an octopus with lanterns under a small boat',
  paint(s) {
    s.mood(mood.teal).sky('0 #3a4c70, 0.55 #a08c9c, 1 #f8c8a0', { bottom: 330, clouds: '0.03 #7a7894 #f8d0b0/0.8' });

    // the sun goes down without warming anything
    s.glow(630, 262, 240, '#ffb878', 0.55).put(M.lowSun());
    const sea = { top: '#5aa8a4', middle: '#1f5c74', bottom: '#0f2844', y: 300, rays: 7 };
    s.clip(rect(0, 300, 800, 910), () => place.deep(s, sea));
    s.put(M.eveningSurface());

    // somebody holds a light to every side of him
    s.put(M.octopus({ colour: '#b5506a', shade: '#6a3060', arms: M.REACHING_ARMS }), { ...BELOW, lift: 0.06 });
    for (const i of [0, 1, 2, 5, 6, 7]) {
      const [x, y] = M.armTip(i, BELOW);
      s.put(M.lantern({ colour: '#ffd98a', radius: 110, power: 0.6, glow: 100 }), mark`${x},${y + 10} ×1.25`);
    }

    // and he looks the other way
    s.put(cast.oldBoatman(), mark`384,300 ×1.65 lift 0.36`);
    s.put(M.boat({ colour: '#b87450' }), mark`396,284 ×2 lift 0.25`);

    for (const spot of marks`130,520 ×0.6 | 190,560 ×0.45 | 690,610 ×0.55 flip | 640,1040 ×0.7 flip | 120,980 ×0.6`)
      s.put(M.fish({ colour: '#d8a860', shade: '#8a5a5c', fin: '#c07a5a' }), { ...spot, depth: 0.2 });
    for (const spot of marks`60,1215 ×1.2 seed 3 | 130,1215 ×0.9 seed 5 | 710,1215 ×1.3 seed 7 | 770,1215 seed 2`)
      s.put(place.kelp({ seed: spot.seed }), spot);
    const column = { x: 300, stray: 260, from: 340, to: 1100 };
    place.bubbles(s, { count: 40, seed: 3, ...column, largest: 7, colour: '#d8fff0', alpha: 0.3 });
  },
};
