import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'storm-teacup',
  title: 'Weather Indoors',
  setting: 'a breakfast table',
  mood: ['tension', 'irony'],
  grammar: 'thing inside thing',
  staging: 'interior',
  hero: 'storm in a teacup',
  paint(s) {
    s.mood(mood.candle);
    s.light({ direction: [-0.6, -0.5, 0.5], key: '#ffe0b0', keyPower: 0.55, above: '#6d6a88', below: '#4a3440' });
    place.room(s, { wall: ['#5f7d80', '#243640'], paper: 'flower #8fa89a 70/0.28', y: 800, skirting: null });

    // outside, a fine morning
    const morning = () => s.sky(['#f5d9a6', '#f0b98a'], { top: 130, bottom: 480 });
    place.window(s, { width: 220, height: 330 }, { x: 150, y: 300 }, morning);
    s.shaft(points`60,200 250,200 720,1150 330,1150`, '#ffdca0', 0.17, 30);
    s.put(place.table({ width: 760, colour: '#8a5838' }), { x: 400, y: 850, scale: 1.15, stretchY: 1.91 });

    // inside the cup, no such thing
    const [cup, here] = [M.teacup({ ornament: '#4f76a0' }), mark`420,880 ×3.4`];
    s.put(cup, mark`420,880 ×3.4 shadow 50,26,18/0.45`);
    place.seaInACup(s, cup.hole, here);
    s.put(M.cupBreaker(), here);
    s.put(M.ship({ masts: 2, sail: '#f2e6cf' }), mark`450,742 ×1.15 turn 0.22`);
    s.put(M.cupSwell(), here);
    s.puff(420, 500, 440, 170, { colour: '#5c6078', shade: '#2c2e42', seed: 4 });
    s.puff(300, 470, 240, 120, { colour: '#6d7086', shade: '#33364a', seed: 7 });
    s.puff(560, 480, 240, 110, { colour: '#6a6c84', shade: '#303246', seed: 2 });
    s.put(M.lightning(), mark`350,520`).lamp(356, 600, '#fff0b8', 200, 0.8);
    s.rain({ count: 90, left: 0.36, right: 0.72, from: 0.43, to: 0.56, length: 40, alpha: 0.4 });

    // one who has seen worse
    const cat = M.cat({ colour: '#c47a3c', view: 'front', chest: '#f4e4cc', eyes: '#9ab84a' });
    s.put(cat, mark`690,1010 ×2.5 flip contact 24,6,-4/0.5`);
  },
};
