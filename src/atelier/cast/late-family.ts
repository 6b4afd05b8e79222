import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { portrait } from '../motifs/people/portrait.ts';

const SEATED = { build: 0.9 };

export const ancestor = () =>
  portrait({ skin: SKIN.tan, hair: HAIR.grey, style: 'parted', moustache: true, emotion: 'bored', cloth: '#33404c' });

export const matriarch = () =>
  portrait({
    ...SEATED,
    skin: SKIN.tan,
    hair: HAIR.white,
    style: 'bun',
    age: 1,
    emotion: 'doubt',
    look: { gaze: [0, 0] },
    dress: 'shawl',
    cloth: '#4a3a5c',
    glasses: true,
  });

export const startledAunt = () =>
  portrait({
    ...SEATED,
    skin: SKIN.porcelain,
    hair: HAIR.copper,
    style: 'curls',
    emotion: 'wonder',
    look: { gaze: [0, 0] },
    dress: 'ruff',
    cloth: '#5f7f5a',
    freckles: true,
    turn: 0.4,
  });

export const proudUncle = () =>
  portrait({
    ...SEATED,
    skin: SKIN.ebony,
    hair: HAIR.grey,
    style: 'balding',
    age: 0.8,
    emotion: 'pride',
    dress: 'robe',
    cloth: '#c08a3c',
    turn: -0.4,
    beard: 'full',
  });

export const crossFather = () =>
  portrait({
    ...SEATED,
    skin: SKIN.olive,
    hair: HAIR.black,
    style: 'short',
    emotion: 'anger',
    moustache: true,
    dress: 'coat',
    cloth: '#2f4a5c',
    jaw: 1,
    width: 1.1,
    turn: 0.5,
  });

export const gleefulChild = () =>
  portrait({
    ...SEATED,
    skin: SKIN.rose,
    hair: HAIR.straw,
    style: 'braids',
    child: true,
    emotion: 'joy',
    dress: 'jumper',
    cloth: '#c0783c',
    turn: -0.5,
  });

export const knowingCousin = () =>
  portrait({
    ...SEATED,
    skin: SKIN.brown,
    hair: HAIR.black,
    style: 'locs',
    emotion: 'secret',
    look: { gaze: [1, 0] },
    dress: 'robe',
    cloth: '#7a2f5c',
    turn: 0.6,
    earrings: '#e0b048',
  });

export const boredCousin = () =>
  portrait({
    ...SEATED,
    skin: SKIN.peach,
    hair: HAIR.brown,
    style: 'swept',
    emotion: 'bored',
    look: { gaze: [0, 0], open: 0.6 },
    dress: 'kimono',
    cloth: '#3a4a7c',
    trim: '#d8c8a0',
    turn: -0.6,
    nose: 'long',
  });
