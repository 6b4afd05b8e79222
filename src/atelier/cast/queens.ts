import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { portrait } from '../motifs/people/portrait.ts';

const QUEEN = { skin: SKIN.tan, hair: HAIR.black, style: 'braids', width: 1.02, tilt: -0.05 } as const;

export const queenOfTheDay = () =>
  portrait({
    ...QUEEN,
    emotion: 'delight',
    hat: 'wreath',
    hatColour: '#d8503c',
    dress: 'robe',
    cloth: '#b5382f',
    trim: '#f0d8a0',
    earrings: '#e0b048',
  });

export const queenOfTheNight = () =>
  portrait({
    ...QUEEN,
    emotion: 'grief',
    hat: 'headscarf',
    hatColour: '#3a4a7c',
    dress: 'shawl',
    cloth: '#2b3968',
    secondCloth: '#3a4a7c',
  });
