import type { Card } from '../card.ts';
import { mark } from '../mark.ts';
import { cast, motif as M, mood, place } from '../shelf.ts';

export const card: Card = {
  id: 'by-the-pound',
  title: 'Fresh Today',
  setting: 'a market square in the morning',
  mood: ['cheerful', 'wistful'],
  grammar: 'wrong element',
  staging: 'stage-frame',
  hero: 'stall that sells clouds',
  paint(s) {
    s.mood(mood.noon);
    s.sky('0 #4f9cba, 1 #d8e8d4', { bottom: 800 });
    const walls = ['#e6cfa4', '#d8a888', '#c8d0b8', '#e8dcc0'];
    const roofs = ['#b5654a', '#8a5a4a', '#a8783c'];
    place.roofs(s, { y: 640, count: 7, scale: 2, depth: 0.3, lit: false, heights: [80, 130], walls, roofs });
    s.put(M.squarePaving());
    s.put(M.stallPosts());

    // the one who sells
    s.put(cast.stallholder(), mark`566,750 ×1.5`);

    // a cloud against a feather, and the feather is heavier
    s.put(M.brassScales());
    s.put(M.cloudPuff({ width: 196, height: 116, colour: '#ffffff', shade: '#c8d8e4', seed: 4 }), mark`146,494`);
    s.put(M.feather({ colour: '#8a5a9a', height: 92 }), mark`352,566 turn 0.9`);

    // fair weather, evening, thunder
    s.put(M.stallBoard());
    place.crateOfClouds(s, 140, ['#ffffff', '#c4d6e6', '#e0a83c'], 1);
    place.crateOfClouds(s, 402, ['#f8c0a8', '#c87a98', '#c0493c'], 5);
    place.crateOfClouds(s, 664, ['#6a7288', '#343a54', '#f2e6cc'], 8);
    s.put(M.smallBolt(), mark`706,752 ×0.9`).put(M.smallBolt(), mark`612,744 ×0.7 turn 0.3`);
    s.put(M.awning());

    // a customer, and a thief under the table
    s.put(cast.smallCustomer(), mark`250,1176 ×3 contact 20,4/0.4`);
    s.put(M.cloudPuff({ width: 110, height: 62, colour: '#ffd8c4', shade: '#d890a0', seed: 3 }), mark`606,1128`);
    s.put(M.rabbit({ colour: '#b8946a' }), mark`694,1170 ×2.3 flip contact 24,4/0.4`);
  },
};
