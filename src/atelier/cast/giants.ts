import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { hand as personHand } from '../motifs/people/hand.ts';
import { portrait } from '../motifs/people/portrait.ts';

export const sneezingGiant = () =>
  portrait({
    side: -1,
    skin: SKIN.peach,
    hair: HAIR.copper,
    style: 'short',
    emotion: 'sleep',
    look: { brow: [-14, -12, -4], mouth: 'slack', blush: 0.8 },
    nose: 'long',
    dress: 'coat',
    cloth: '#3f6a6a',
    name: 'giant face',
  });

const FROST = '#c8d0dc';

export const summerGiant = () =>
  portrait({
    side: 1,
    skin: SKIN.tan,
    hair: HAIR.chestnut,
    style: 'long',
    emotion: 'tender',
    dress: 'gown',
    cloth: '#5f9a48',
    trim: '#f0c860',
    nose: 'small',
    name: 'Summer',
  });

export const winterGiant = () =>
  portrait({
    side: -1,
    skin: FROST,
    hair: '#f4f6fa',
    style: 'short',
    beard: 'long',
    emotion: 'tender',
    age: 0.9,
    dress: 'shawl',
    cloth: '#5f7aa4',
    secondCloth: '#86a0c4',
    nose: 'hook',
    name: 'Winter',
  });

const GIANT = { dress: 'robe', build: 0.92, style: 'short', earrings: '#e0b048', name: 'giant' } as const;

export const proudGiant = () =>
  portrait({
    ...GIANT,
    side: -1,
    skin: SKIN.brown,
    hair: HAIR.black,
    emotion: 'pride',
    nose: 'broad',
    cloth: '#2f6a7a',
    trim: '#e8d0a0',
  });

export const hurtGiant = () =>
  portrait({
    ...GIANT,
    side: 1,
    skin: SKIN.rose,
    hair: HAIR.copper,
    emotion: 'doubt',
    look: { open: 0.5, gaze: [3, 3], mouth: 'down' },
    nose: 'long',
    cloth: '#b25a3c',
    trim: '#f0dcb0',
  });

export const summersHand = () => personHand({ gesture: 'point', skin: SKIN.tan, sleeve: null });

export const wintersHand = () =>
  personHand({ gesture: 'point', skin: FROST, sleeve: '#5f7aa4', cuff: '#f4f6fa', arm: 190 });
