import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { rect } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'rabbit-trick',
  title: 'The Great Vanishing',
  setting: 'a little theatre',
  mood: ['comedy', 'reversal'],
  grammar: 'role reversal',
  staging: 'stage-frame',
  hero: 'a rabbit that pulls a magician from a hat',
  paint(s) {
    s.mood(mood.red).light({ above: '#86586a', below: '#4a2836', keyPower: 0.5 });
    s.sky('0 #4a2032, 0.6 #8a3a40, 1 #b85c44', { bottom: 980 });
    place.goldStars(s);
    place.stageFloor(s);

    // one lamp, for one artist
    s.lamp(400, 420, '#ffe0a0', 480, 1.15, 160);
    s.shaft(points`376,-20 424,-20 600,1010 170,1010`, '#ffe6b0', 0.3, 20);
    s.put(M.magiciansTable(), mark`500,968 contact 140,16,0,176/0.45`);
    const hat = M.topHat({ width: 90, height: 80 });
    s.put(hat, mark`500,972 ×2.45 lift 0.08`).put(hat.brim, mark`500,972 ×2.45 lift 0.08`);

    // what comes out
    s.clip(rect(250, 200, 500, 578), () => s.put(cast.magicianInTails(), mark`500,938 ×3.5 lift 0.1`));
    s.put(M.brimEdge());

    // and who did it
    s.put(cast.rabbitInTails(), mark`232,1086 ×4.1 lift 0.08 contact 24,5,-2/0.5`);
    s.put(M.wand(), mark`332,736 ×1.9`);

    // the house
    s.put(M.curtain({ height: 1120, width: 150, colour: '#a8343e', side: 1 }), { x: -20 });
    s.put(M.curtain({ height: 1120, width: 150, colour: '#a8343e', side: -1 }), { x: 820, flip: true });
    s.put(M.valance());
    place.crowd(s, { y: 1168, count: 8, scale: 1.4, colour: '#3c2430' });
    s.put(M.longEaredChild(), mark`322,1170 ×1.35 lift 0.1`);
  },
};
