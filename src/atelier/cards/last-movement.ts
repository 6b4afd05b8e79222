import type { Card } from '../card.ts';
import { ellipse } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'last-movement',
  title: 'Last Movement',
  setting: 'a snowfield at dusk',
  mood: ['mournful', 'dignified'],
  grammar: 'procession',
  staging: 'procession',
  hero: 'violins bearing a violin case',
  paint(s) {
    s.mood(mood.snow);
    s.sky('0 #33466e, 0.3 #7f93b4, 0.48 #d8c4c0, 0.6 #f4c8a4', { clouds: '0.06 #8a98b4 #f4e0d4' });
    s.hills({ y: 0.34, swing: 0.05, colour: '#8a9cbc', depth: 0.5, texture: 'stone', mist: 0.4 });
    place.rowOfPines(s);
    const snow = { texture: 'stone', dabs: false } as const;
    const dip = (u: number) => Math.sin(u * 3 + 2) * 0.015;
    s.hills({ y: 0.395, swing: 0.01, colour: '#c4d0e2', shade: '#8a9cc0', ...snow, depth: 0.2, profile: dip });
    s.put(M.bareTree({ height: 470, seed: 4, colour: '#3a3444' }), mark`80,600 depth 0.2`);

    // those who walk ahead
    s.put(M.walkingDrum(), mark`742,500 ×0.95 depth 0.14`);
    s.put(M.trumpeter(), mark`652,512 ×1.2 depth 0.12`);
    s.put(M.walkingGramophone(), mark`528,528 ×1.3 flip depth 0.08`);
    s.put(M.walkingTenorDrum(), mark`392,540 ×1.35 depth 0.06`);
    s.put(M.trumpeter(), mark`268,552 ×1.4 depth 0.05`);
    const rise = (u: number) => (u - 0.75) ** 2 * 0.16 - 0.02;
    s.hills({ y: 0.5, swing: 0.008, seed: 3, colour: '#e2eaf2', shade: '#94a6c8', ...snow, profile: rise });

    // the bearers, and whom they bear
    s.shade(ellipse(330, 1092, 110, 14), '#6a7ab0', 0.6, 8);
    s.put(M.walkingViolin(), mark`270,1084 ×2.35 turn -0.03 lift 0.12`);
    s.shade(ellipse(620, 1070, 110, 14), '#6a7ab0', 0.6, 8);
    s.put(M.walkingViolin(), mark`560,1062 ×2.35 turn 0.04 lift 0.12`);
    s.put(M.violinCase({ colour: '#2c2832' }), mark`412,706 ×3.4 turn -0.1 lift 0.1`);
    s.put(M.lastRoses(), mark`372,628 ×1.6 lift 0.12`);

    // prints in the snow, and one who stood aside
    place.printsInTheSnow(s);
    s.put(M.hare({ colour: '#e8e4e0' }), mark`712,1164 ×1.45 contact 24,5`).flakes({ count: 240, largest: 5.5 });
  },
};
