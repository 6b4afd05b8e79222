import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { portrait } from '../motifs/people/portrait.ts';
import { bust } from '../motifs/puppet/bust.ts';

export const accusedMan = () =>
  portrait({
    skin: SKIN.rose,
    hair: HAIR.chestnut,
    style: 'short',
    moustache: true,
    emotion: 'fear',
    look: { gaze: [0, -4], blush: 0.9 },
    dress: 'jumper',
    cloth: '#f6ecd8',
    secondCloth: '#c8b090',
    build: 1.05,
    name: 'worried man',
  });

export const gossip = () =>
  portrait({
    side: 1,
    skin: SKIN.peach,
    hair: HAIR.copper,
    style: 'bun',
    nose: 'long',
    age: 0.7,
    emotion: 'secret',
    look: { mouth: 'o', open: 0.55 },
    earrings: '#e0b048',
    dress: 'ruff',
    cloth: '#5a3a5c',
  });

export const listener = () =>
  portrait({
    side: 1,
    skin: SKIN.deep,
    hair: HAIR.black,
    style: 'crop',
    nose: 'broad',
    emotion: 'wonder',
    dress: 'coat',
    cloth: '#3c5a6c',
    trim: '#e6d3a8',
  });

export const womanFromBehind = () =>
  portrait({
    back: true,
    skin: SKIN.peach,
    hair: '#9a5636',
    style: 'bun',
    dress: 'jumper',
    cloth: '#8a4a5a',
    secondCloth: '#6a3448',
    build: 0.92,
    name: 'woman from behind',
  });

export const hotHead = () =>
  portrait({
    skin: SKIN.rose,
    style: 'bald',
    hair: '#6a2a1c',
    emotion: 'anger',
    moustache: true,
    age: 0.45,
    jaw: 1,
    width: 1.1,
    nose: 'round',
    dress: 'coat',
    cloth: '#3c5a58',
    trim: '#efe4d0',
    look: { blush: 0.85, thick: 2 },
  });

export const manWithAnOpenCoat = () =>
  bust({
    hat: 'bowler',
    coat: '#46586a',
    eyes: 'closed',
    hair: '#4a3428',
    hatColour: '#333a4c',
    shirt: null,
    lapel: false,
    turn: 0.25,
    name: 'man in a bowler hat',
  });
