import type { Card } from '../card.ts';
import { both } from '../kit.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'stone-tears',
  title: 'The Source',
  setting: 'a gorge with a face',
  mood: ['grief that feeds'],
  grammar: 'object as landscape',
  staging: 'close-up',
  hero: 'stone face with waterfalls for tears',
  paint(s) {
    s.mood(mood.moss);
    s.light({ direction: [-0.5, -0.6, 0.5], fog: '#a8c0b0', above: '#7f9a90', below: '#3f4a44', keyPower: 0.55 });
    s.sky('0 #8fb0b0, 0.5 #cfd8bc, 1 #eee6c0', { clouds: '0.05 #c8d4c4 #fdfae4/0.8' });
    s.hills({ y: 0.3, swing: 0.08, colour: '#8aa49c', depth: 0.5, seed: 2, texture: 'stone', octaves: 5 });
    s.put(M.stoneCliff()).put(M.stoneFeatures());
    place.cheeksOfMoss(s);
    both(q => s.put(M.waterfall(400 + q * 115, q)));

    // a wood for hair: thick on the crown, thin towards the forehead, every tree on its own dab of grass
    place.crownOfTrees(s);

    // who drinks from it
    s.sea({ y: 0.86, colour: '#7fb4b4', deep: '#2f6a70', crest: '#ffffff', reflect: 0.4, wave: 0.9, foam: 0.2 });
    s.puff(280, 1070, 240, 60, { colour: '#f4fcfc', alpha: 0.75, seed: 3 });
    s.puff(530, 1075, 240, 60, { colour: '#f4fcfc', alpha: 0.75, seed: 6 });
    s.put(M.paperBoat(), { x: 400, y: 1142, scale: 1.8, shadow: { dy: 10, blur: 8, alpha: 0.3 } });

    s.put(cast.somebodyInABoat(), mark`400,1120 ×1.3 lift 0.08`);
    s.put(M.heron(), mark`110,1160 ×1.2`);
  },
};
