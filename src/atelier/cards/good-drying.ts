import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'good-drying',
  title: 'Good Drying Weather',
  setting: 'a wheat field on a windy Monday',
  mood: ['free', 'comic'],
  grammar: 'object as vehicle',
  staging: 'vertical',
  hero: 'flying cottage',
  paint(s) {
    s.mood(mood.noon).sky(mood.noon.sky, { bottom: 900, clouds: '0.12 #e6ead8 #ffffff' });
    s.hills({ y: 0.66, swing: 0.02, colour: '#9fb27c', depth: 0.4, seed: 2 });
    s.hills({ y: 0.7, swing: 0.015, colour: '#d9b45a', shade: '#b98a3c', seed: 4, depth: 0.12 });

    // the mast is the washing pole
    s.put(M.mastAndLines());
    s.put(M.sail(170, 220, '#f6efe0'), mark`206,156`);
    s.put(M.sail(150, 200, '#d9604a', { kind: 'stripe', colour: '#f4e6cc', width: 34 }), mark`440,144`);
    s.put(M.longJohns, mark`172,428`);
    s.put(M.sail(210, 250, '#7fa6b8', { kind: 'dot', colour: '#eef0e2', width: 46, radius: 0.2 }), mark`424,400`);
    s.put(M.sail(54, 84, '#e0a83c', { kind: 'stripe', colour: '#7a4a6a', width: 18, rotate: 1.57 }), mark`336,424`);
    s.put(M.pennant(), mark`404,84`);

    // the cottage heels over a little
    s.put(M.cottageUnderSail(), mark`384,972 ×3.1 turn 0.08`);
    s.put(cast.helmswoman(), mark`590,962 ×2`);

    // wheat for water: a bow wave, a wake, and the gate for an anchor
    s.hills({ y: 0.8, swing: 0.012, colour: '#e0b850', shade: '#a8742c', seed: 6, dabs: { count: 60 } });
    s.put(M.anchorRope()).put(M.gardenGate(), mark`24,1092 turn 0.32 ×1.05`);
    s.put(M.bowWave(1), mark`640,990`).put(M.bowWave(1), mark`690,1010`);
    s.put(M.bowWave(0.8), mark`600,1000`).put(M.bowWave(-0.5), mark`262,1000`);
    const wheat = { lean: 0.6, spread: 0.03 };
    s.tufts({ y: 0.84, count: 90, height: 44, colour: '#b9862f', shade: '#f4d878', ...wheat, spread: 0.015 });
    s.tufts({ y: 0.93, count: 110, height: 74, colour: '#a8742a', shade: '#f6da7c', ...wheat });
    s.put(M.bird({ colour: '#f0e6d2', belly: '#fff6e4' }), mark`196,1066 ×1.3 turn -0.12`);
    s.tufts({ y: 1, count: 70, height: 96, colour: '#8f6024', shade: '#e6bf5c', ...wheat, spread: 0.02 });
  },
};
