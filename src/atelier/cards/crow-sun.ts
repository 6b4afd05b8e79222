import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'crow-sun',
  title: 'Overtime',
  setting: 'a red plain at the end of the day',
  mood: ['ending', 'ritual'],
  grammar: 'procession',
  staging: 'procession',
  hero: 'four crows bearing the sun',
  paint(s) {
    s.mood(mood.red).light({ direction: [0, -0.3, 0.9] });
    const clouds = { amount: 0.04, colour: '#8a2c38', lit: '#f8a868', stretch: 3.4, alpha: 0.85 } as const;
    s.sky('0 #3a1428, 0.4 #a03438, 0.75 #ee8a48, 1 #f9c878', { bottom: 900, clouds });
    s.hills({ y: 0.74, swing: 0.02, colour: '#a84a40', depth: 0.35, seed: 2 });
    s.hills({ y: 0.8, swing: 0.015, colour: '#8a3a3a', shade: '#4a2030', seed: 4, texture: 'sand' });

    // the sun, asleep on its way home
    s.lamp(400, 520, '#ffb860', 520, 0.8, 60).glow(400, 500, 460, '#ffc070', 0.55);
    s.put(M.tiredSun(), mark`400,500`).put(M.litter());

    // its bearers keep step
    for (const [x, y, coat] of [
      [90, 1020, '#3a3040'],
      [215, 1036, '#4a3646'],
      [560, 1020, '#383644'],
      [690, 1036, '#483240'],
    ] as const) {
      const feet = y > 1030 ? ({ footL: [9, -1], footR: [-9, -1] } as const) : {};
      const crowInACoat = cast.crowInACoat(coat, feet);
      s.put(crowInACoat, { x, y, scale: 2.5, lift: 0.05, shadow: { dx: -10, dy: 6, blur: 8, alpha: 0.4 } });
    }

    // cousins overhead; a snail that will be late
    s.put(M.flyingBird({ colour: '#2a1c24', beak: '#3a2a2a', wing: 0.3 }), mark`300,250 ×0.4`);
    s.put(M.flyingBird({ colour: '#2a1c24', beak: '#3a2a2a', wing: 0.7 }), mark`520,190 ×0.3`);
    s.put(M.flyingBird({ colour: '#2a1c24', beak: '#3a2a2a', wing: 0.3 }), mark`610,300 ×0.35`);
    s.put(M.flyingBird({ colour: '#2a1c24', beak: '#3a2a2a', wing: 0.7 }), mark`180,330 ×0.3`);
    s.put(M.snail(), mark`640,1150 ×0.7 lift 0.12`);
    s.tufts({ y: 0.985, count: 60, height: 50, colour: '#4a2028', shade: '#9a4c38' });
  },
};
