import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { cast, mood, people, place } from '../shelf.ts';

export const card: Card = {
  id: 'cupped-light',
  title: 'Look, But Quickly',
  setting: 'a dark garden, very late',
  mood: ['wonder', 'secrecy'],
  grammar: 'hidden thing',
  staging: 'close-up',
  hero: 'child with closed hands',
  paint(s) {
    s.mood(mood.night).grade({ vignette: 0.3 });
    s.sky('0 #173044, 0.5 #22566a, 1 #2c6a66', { swirl: 0.5 });

    // the garden leans in to see
    place.forest(s, { layers: 3, y: 980, colour: '#2c5060', count: 6, height: 1500, seed: 4 });
    place.boughs(s, { side: 'left', colour: '#16303a', shade: '#2c5a4c', y: 60, length: 330, leaf: 40 });
    place.boughs(s, { side: 'right', colour: '#16303a', shade: '#2c5a4c', y: 120, length: 300, leaf: 40, seed: 3 });
    s.glow(400, 850, 520, '#ffb45a', 0.5, 1.8).lamp(400, 846, '#ffb860', 330, 1.7, 130);

    // the child
    s.put(cast.childWithClosedHands(), mark`400,1180 ×3.3 lift 0.12`);

    // the secret, which gets out between the fingers
    s.glow(400, 856, 170, '#fff0b0', 0.95, 1.5);
    s.put(people.cuppedHands({ skin: people.SKIN.brown, sleeve: '#4f6a86' }), mark`400,900 ×1.75`);
    for (const x of [175, 295, 400, 514, 625])
      s.shaft(points`396,880 404,880 ${x + 26},560 ${x - 26},560`, '#ffe2a0', 0.16, 9);
    s.glow(400, 872, 70, '#fff8d8', 0.9, 1.2);
    place.motes(s, { count: 26, from: 0.45, to: 0.8, left: 0.2, right: 0.8, radius: 2.6 });
  },
};
