import type { Card } from '../card.ts';
import { mark, marks } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'scales',
  title: 'Scales',
  setting: 'the sea floor, late in the evening concert',
  mood: ['comic', 'enchanted'],
  grammar: 'word made literal',
  staging: 'section',
  hero: 'a sunken piano',
  paint(s) {
    s.mood(mood.teal);
    place.deep(s, { top: '#7ac8b4', middle: '#22707e', bottom: '#0c2c48', rays: 9 });
    for (const spot of marks`60,1010 ×2.4 seed 3 | 760,1000 ×2 seed 6 | 640,985 ×1.2 seed 9`)
      s.put(place.rock({ seed: spot.seed, colour: '#3f6a78' }), { ...spot, depth: 0.35 });
    s.hills({ y: 0.83, swing: 0.012, colour: '#8a9a80', shade: '#1c3a4c', texture: 'sand' });

    // the stave is a current, and the notes can swim
    s.put(place.stave());
    s.lamp(470, 860, '#ffd9a0', 300, 0.9, 90);
    place.fishNotes(s);

    // the piano, and somebody with enough breath
    s.put(M.grandPiano({ colour: '#5a3440', wood: '#f0a050' }), mark`440,1080 ×2.35 lift 0.36 contact 96,7/0.4`);

    s.put(place.rock({ width: 90, height: 46, seed: 4, colour: '#7a8a84' }), mark`116,1096`);
    s.put(cast.diver(), mark`122,1056 ×2.1 lift 0.4`);
    s.put(M.airHose());

    // the front row
    s.put(place.kelp({ seed: 40, height: 240 }), mark`40,1215 ×1`);
    s.put(place.kelp({ seed: 710, height: 300 }), mark`710,1215 ×1`);
    s.put(place.kelp({ seed: 770, height: 220 }), mark`770,1215 ×0.9`);
    s.put(place.kelp({ seed: 300, height: 120 }), mark`300,1215 ×0.7`);
    s.put(M.hermitCrab(), mark`650,1140 ×0.9 lift 0.15`);
  },
};
