import type { Card } from '../card.ts';
import { mix, rgb } from '../colour.ts';
import type { Point } from '../geometry/curve.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp } from '../geometry/number.ts';
import { tube } from '../geometry/tube.ts';
import { mark } from '../mark.ts';
import { group, part } from '../motif.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'maze-thread',
  title: 'By Heart',
  setting: 'a hedge maze seen from above',
  mood: ['memory', 'being lost'],
  grammar: 'line becomes road',
  staging: 'birds-eye',
  hero: 'maze with a heart in the middle',
  paint(s) {
    s.mood(mood.moss).light({ direction: [-0.6, -0.6, 0.55], keyPower: 0.62 });
    const [gravel, dust] = [rgb('#e0cf9a'), rgb('#bca468')];
    const stroke = (x: number, y: number) => noise(x * 0.004, y * 0.004) * 3;
    s.field((x, y) => mix(gravel, dust, clamp(0.5 + fbm(x * 0.006, y * 0.006, 4) * 1.4)), { detail: 0.12, stroke });

    // seven hedges and their dead ends
    place.hedges(s);

    // the heart, the thread, and the one at the end of it
    s.put(M.clothHeart(), mark`400,600 shadow 10,12,7/0.4`);
    const way = place.mazeThread();
    s.put(group('red thread', part(tube(way, 8), '#e03a30', { round: 0.9, ao: 0.3, detail: 1 })));
    const [x, y] = way[32] as Point;
    s.put(M.walkerAbove(), { x, y, scale: 1.6, lift: 0.14, shadow: { dx: 14, dy: 16, blur: 5, alpha: 0.4 } });
    s.put(M.flyingBird({ colour: '#f2ead8' }), mark`560,240 ×1.5 turn -0.4 shadow 46,70,9/0.3`);
  },
};
