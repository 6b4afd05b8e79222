import type { Card } from '../card.ts';
import { points } from '../geometry/points.ts';
import { mark } from '../mark.ts';
import { group, line } from '../motif.ts';
import { cast, motif as M, mood } from '../shelf.ts';

export const card: Card = {
  id: 'lullaby',
  title: 'Lullaby',
  setting: 'a storm at sea, and its middle',
  mood: ['awe', 'tender'],
  grammar: 'wrong scale',
  staging: 'landscape',
  hero: 'a sea serpent falling asleep',
  paint(s) {
    s.mood(mood.storm).light({ direction: [-0.4, -0.6, 0.55], keyPower: 0.6 });
    const glow = { x: 250, y: 700, radius: 330, colour: '#f4e8b8', alpha: 0.75 } as const;
    s.sky('0 #2c3846, 0.3 #4c5c68, 0.55 #8a9a98, 0.7 #d0d0b0', { clouds: '0.22 #3c4854 #a8b4b0', swirl: 1.2, glow });
    s.rain({ count: 150, left: 0.55, right: 1.1, to: 0.6, angle: 1.9, alpha: 0.26, length: 80 });
    const path = { x: 250, colour: '#f8e8b0', width: 50, alpha: 0.7 } as const;
    s.sea({ y: 0.62, colour: '#4a7274', deep: '#20404e', crest: '#d8ecdc', wave: 1.6, foam: 0.2, path });

    // forty fathoms of it
    s.put(M.serpentCoil(points`20,860 60,740 130,730 172,850`, [40, 58, 58, 44]), { lift: 0.08 });
    s.put(M.serpentCoil(points`500,900 540,800 600,800 640,900`, [44, 60, 60, 48]), { lift: 0.08 });
    const neck = points`410,210 520,190 600,270 610,420 720,560 800,760 800,1180`;
    s.put(M.serpentCoil(neck, [76, 84, 94, 110, 128, 146, 156]), { lift: 0.1 });
    s.put(M.sleepyHead(), mark`380,238 ×2.15 flip turn -0.32 lift 0.14`);
    s.put(M.waveCrest(90, 880, 300, 60))
      .put(M.waveCrest(580, 930, 360, 64))
      .put(M.waveCrest(760, 1020, 420, 90));

    // the concert
    s.put(cast.fiddler(), mark`222,1030 ×2.6 lift 0.24`);
    s.put(M.violin({ colour: '#d88a44' }), mark`252,850 ×1.05 turn 1.3 lift 0.3`);
    s.put(M.rowBoat({ colour: '#9a6440' }), mark`250,1010 ×2.4 turn -0.04 lift 0.2 contact 60,10,0,16`);
    s.put(group('pole', line(points`376,972 392,850 366,862`, 6, '#6a4a34', { round: 0.9 })), { lift: 0.1 });
    s.put(M.lantern({ power: 1.2, radius: 150 }), mark`366,886 ×1.7`);
    s.put(M.nearWave(), { lift: 0.12 });
  },
};
