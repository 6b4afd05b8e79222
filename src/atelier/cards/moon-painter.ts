import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { rect, transform } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { mark } from '../mark.ts';
import { part } from '../motif.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'moon-painter',
  title: 'Second Coat',
  setting: 'above the rooftops at night',
  mood: ['playful', 'secret'],
  grammar: 'world as workshop',
  staging: 'landscape',
  hero: 'moon',
  paint(s) {
    s.mood(mood.night);
    s.sky(mood.night.sky, { clouds: '-0.04 #2c4272 #8ba4cc/0.6' });
    s.stars(200, { to: 0.75 });

    // a moon that needed it
    const moon = { x: 440, y: 400 };
    s.lamp(350, 400, '#ffe2a0', 420, 0.8, 160).glow(380, 400, 460, '#ffe6b0', 0.42);
    s.put(M.oldMoon(), moon).clip(transform(M.COATED, moon), () => s.put(M.newMoon(), moon));
    for (const [x, length] of points`455,60 478,130 402,40`)
      s.put(part(tube(points`${x},615 ${x},${635 + length}`, [5, 7]), '#ffeaae', { emit: 1, ao: 0 }));

    // nobody down there has noticed, but for the owl
    place.roofs(s, { y: 1070, count: 8, scale: 1.1, seed: 3, depth: 0.35, heights: [60, 130] });
    s.put(M.chimney(), mark`446,1030 lift 0.14`).put(M.paintDrip(), mark`446,1030`);
    place.roofs(s, { y: 1225, count: 6, scale: 1.8, seed: 5, depth: 0.08 });
    s.put(part(rect(-10, 1186, 820, 30), '#3a3f64', { texture: 'stone', round: 0.2 }));
    s.put(M.chimney(), mark`214,1080 lift 0.08`).put(M.owl(), mark`214,960 ×1.05 lift 0.16`);

    // one wall to lean on, one bucket, one night
    s.put(M.ladder({ height: 620, width: 34, colour: '#b98a54', taper: 0.55 }), mark`560,1085 turn -0.13`);
    s.put(cast.moonPainter(), mark`497,560 ×1.45 turn -0.1 lift 0.08`);
    s.put(M.paintBrush(), mark`456,420 ×1.1`).put(M.paintBucket(), mark`556,520 ×1.6`);
  },
};
