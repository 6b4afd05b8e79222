import type { Card } from '../card.ts';
import { ellipse, transform } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { mark } from '../mark.ts';
import { part } from '../motif.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'shelf-jars',
  title: 'Preserves',
  setting: 'a pantry shelf',
  mood: ['keeping', 'nostalgia'],
  grammar: 'collection',
  staging: 'stage-frame',
  hero: 'jars full of weather',
  paint(s) {
    s.mood(mood.candle);
    s.light({ direction: [-0.4, -0.7, 0.6], above: '#6a5a74', below: '#4a3038', keyPower: 0.42 });
    place.room(s, { wall: ['#5a4a5c', '#2a1f34'], y: 1230, vanishX: 300, vanishY: 400, skirting: null });
    s.lamp(400, 300, '#ffd9a0', 700, 0.45, 220);

    // eight jars, sealed
    const jar = M.jar({ width: 92, height: 122 });
    const [outline = []] = jar.hole;
    const edge = [...outline.filter((_, i) => i % 5 === 0), ...outline.slice(0, 1)];
    [370, 770, 1160].forEach((y, row) => {
      [150, 400, 650].forEach((x, column) => {
        const keep = place.KEPT[row * 3 + column];
        if (!keep) return;
        const where = { x, y, scale: 2.25 };
        s.put(part(ellipse(0, 2, 44, 6), '#2a1820', { alpha: 0.6, soft: 3, round: 0, ao: 0 }), where);
        s.clip(transform(jar.hole, where), () => keep(s, x, y));
        s.put(jar.front, where).put(part(tube(edge, 1.4), '#e8f2ee', { alpha: 0.6, ao: 0, detail: 0.8 }), where);
      });
      s.put(M.pantryShelf(), { y, shadow: { dy: 26, blur: 16, alpha: 0.4 } });
    });

    // and one place that nothing can be kept in
    s.put(M.cat({ colour: '#6a5a60', view: 'front', eyes: '#c8d84a', chest: '#b8a8a0' }), mark`660,1165 ×3 lift 0.1`);
  },
};
