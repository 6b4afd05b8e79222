import type { Card } from '../card.ts';
import { transformPoint } from '../geometry/shape.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'before-the-south',
  title: 'Before the South',
  setting: 'telegraph wires in the autumn sky',
  mood: ['wistful', 'comic'],
  grammar: 'role reversal',
  staging: 'sky',
  hero: 'people perched like birds',
  paint(s) {
    s.mood(mood.gold).light({ direction: [0.6, -0.4, 0.5] });
    s.sky('0 #55708e, 0.35 #a8a49c, 0.65 #eec088, 1 #e89a5c', { clouds: '0.14 #b8a89c #fff2d4' });
    s.put(M.telegraphPole());
    const [high, middle, low] = [M.wire(132, 60), M.wire(382, 84), M.wire(632, 104)];
    s.put(M.telegraphWires(high, middle, low));

    // those who are still thinking about it
    cast.perchers(s, [high, middle, low]);
    s.put(cast.stoutPercher(), mark`560,${high(560) + 58} ×1.84 lift 0.12`);
    s.put(cast.swingingGirl(), mark`494,${middle(494) + 44} ×1.4 lift 0.14`);
    s.put(cast.grandmotherWithStick(), mark`318,${low(318) + 54} ×1.7 lift 0.12`);
    s.put(M.suitcase({ colour: '#6a4a5a' }), mark`440,${high(440) + 3} ×1.05`);
    s.put(M.suitcase({ colour: '#8a5a38' }), mark`324,${middle(324) + 3} ×1.05`);
    s.put(M.suitcase({ colour: '#6a4a5a' }), mark`642,${middle(642) + 3} ×1.05`);
    s.put(M.suitcase({ colour: '#8a5a38' }), mark`474,${low(474) + 3} ×1.05`);

    // the first one
    s.put(M.shakingWire());
    const her = cast.firstToLeave();
    const flight = mark`330,990 ×3.5 turn 1.16 lift 0.2`;
    const [x, y] = transformPoint(her.handR[0], her.handR[1], flight);
    s.put(M.suitcase({ colour: '#8a5a38' }), mark`${x + 6},${y + 54} ×1.5 turn 0.12 lift 0.14`);
    s.put(her, flight);
    place.drift(s, { count: 30, from: 0.1, to: 1, smallest: 5, largest: 11 });
    for (const spot of marks`690,780 ×0.55 | 730,752 ×0.55 | 768,790 ×0.55`)
      s.put(M.flyingBird({ colour: '#3a4458' }), spot);
  },
};
