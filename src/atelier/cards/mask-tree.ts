import type { Card } from '../card.ts';
import { transform } from '../geometry/shape.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'mask-tree',
  title: 'What Shall I Wear',
  setting: 'an orchard in autumn',
  mood: ['identity', 'choice'],
  grammar: 'object as fruit',
  staging: 'landscape',
  hero: 'tree that bears masks',
  paint(s) {
    s.mood(mood.gold);
    const clouds = '0.05 #c08a6a #fbdcae/0.7';
    s.sky('0 #7a5a5c, 0.45 #c88a62, 0.8 #f0c98c, 1 #f8e2b4', { bottom: 950, clouds });
    s.hills({ y: 0.76, swing: 0.03, colour: '#b08a5c', depth: 0.45, seed: 3 });
    s.hills({ y: 0.84, swing: 0.015, colour: '#9a6a3a', shade: '#4a2c22', texture: 'leaf', seed: 6 });

    // a tree in full fruit: laughing, weeping, neither
    s.put(M.orchardTree(), mark`420,1050 ×4.4`);
    place.hangMask(s, 190, 430, { mood: 1, colour: '#f0e4d0', rouge: '#c0493c' });
    place.hangMask(s, 330, 575, { mood: -1, colour: '#5a7a8a', rouge: '#e0c060' });
    place.hangMask(s, 475, 490, { mood: 1, colour: '#e8c070', rouge: '#8a3a3c' });
    place.hangMask(s, 670, 375, { mood: 1, colour: '#b5503c', rouge: '#f0d080' });
    place.hangMask(s, 128, 655, { mood: -1, colour: '#efe6d2', rouge: '#4a7a5c' });
    place.hangMask(s, 400, 320, { mood: 1, colour: '#7a9a6a', rouge: '#f0e0b0' });
    place.hangMask(s, 715, 665, { mood: 1, colour: '#d8d0e0', rouge: '#5a4a8a' });

    // one of them, on the far side, is her own
    const own = mark`592,584 ×1.08 turn 0.1`;
    s.put(M.maskString(592, 430, 520));
    s.put(M.maskRim(), { ...own, shadow: { dx: 8, dy: 10, blur: 8, alpha: 0.3 } });
    s.clip(transform(M.OVAL, own), () => s.put(cast.herOwnFace(), { ...own, lift: 0.2 }));

    // she has not chosen yet
    s.put(cast.choosingGirl(), mark`232,1124 ×3.2 lift 0.06 contact 18,5/0.5`);
    s.put(M.mask({ colour: '#f6ecd8', mood: 0, width: 30 }), mark`580,1128 ×1.35 turn 1.2 contact 30,8,0,20/0.4`);
    place.drift(s, { count: 40, from: 0.6, to: 1, seed: 3 });
  },
};
