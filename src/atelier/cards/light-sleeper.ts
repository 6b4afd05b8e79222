import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { many } from '../kit.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'light-sleeper',
  title: 'Light Sleeper',
  setting: 'the guest room of a palace',
  mood: ['comic', 'unfair'],
  grammar: 'role reversal',
  staging: 'vertical',
  hero: 'a pea in bed',
  paint(s) {
    s.mood(mood.night);
    s.light({ keyPower: 0.5, key: '#d8dcf2', above: '#8a84ac', below: '#5a4458' });
    s.grade({ vignette: 0.28 });
    place.room(s, { wall: ['#56708e', '#263356'], floor: '#6a4044', y: 1010, paper: 'stripe #7890ac 76/0.35' });
    const night = () => s.sky('0 #0c1536, 1 #3f5c94', { top: 90, bottom: 400 }).stars(320, { from: 0.06, to: 0.34 });
    place.window(s, { width: 150, height: 260, colour: '#c8b894' }, { x: 104, y: 246 }, night);
    s.shaft(points`44,150 164,150 640,1060 340,1060`, '#bcd4ff', 0.2, 34);
    s.lamp(120, 260, '#cfe0ff', 520, 0.55, 220).lamp(560, 380, '#cfe0ff', 420, 0.35, 220);
    s.put(M.bedFrame());

    // the princess, who was there first
    s.put(M.squashedPrincess(), mark`100,1010 turn -0.35 ×1.1 lift 0.2`);
    many(13, i => {
      s.put(M.royalMattress(i), mark`${400 + Math.sin(i * 1.7) * 10},${1060 - i * 51} lift 0.05`);
    });

    // and the pea, who cannot sleep
    s.put(M.pea(), mark`400,298 turn -0.22 lift 0.24`);
    s.put(M.nightcap(), mark`382,222 turn -0.2 lift 0.18`);
    s.put(M.blanket(), { y: 18, lift: 0.08 });
  },
};
