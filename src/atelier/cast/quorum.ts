import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { type PortraitOptions, portrait } from '../motifs/people/portrait.ts';

/** Back row first; everybody's place, size and opinion. */
export const QUORUM: readonly (readonly [x: number, y: number, scale: number, who: PortraitOptions])[] = [
  [
    292,
    520,
    0.78,
    { emotion: 'grief', skin: SKIN.porcelain, style: 'long', hair: HAIR.straw, cloth: '#6a7aa0', dress: 'shawl' },
  ],
  [
    412,
    498,
    0.8,
    {
      emotion: 'bored',
      look: { eye: 'shut', brow: [7, 2, -2], mouth: 'down' },
      skin: SKIN.brown,
      style: 'balding',
      beard: 'full',
      hair: HAIR.grey,
      age: 0.9,
      cloth: '#5f7f5a',
      dress: 'robe',
      tilt: 0.12,
    },
  ],
  [
    262,
    622,
    0.84,
    {
      emotion: 'rage',
      skin: SKIN.rose,
      style: 'short',
      hair: HAIR.copper,
      moustache: true,
      cloth: '#a8333a',
      turn: 0.6,
    },
  ],
  [
    540,
    622,
    0.84,
    {
      emotion: 'delight',
      skin: SKIN.ebony,
      hat: 'headwrap',
      hatColour: '#e0a83c',
      style: 'bun',
      cloth: '#e0783c',
      dress: 'robe',
      turn: -0.6,
    },
  ],
  [
    398,
    656,
    0.9,
    {
      emotion: 'doubt',
      skin: SKIN.olive,
      style: 'parted',
      hair: HAIR.brown,
      glasses: true,
      cloth: '#33485e',
      dress: 'coat',
    },
  ],
];

export const composedWoman = () =>
  portrait({
    skin: SKIN.olive,
    hair: HAIR.black,
    style: 'short',
    emotion: 'calm',
    look: { open: 0.55, mouth: 'soft', brow: [-2, -4, 0] },
    turn: 0.1,
    width: 1.08,
    lips: '#a8403c',
    earrings: '#e0b048',
    dress: 'kimono',
    cloth: '#2f6a6a',
    trim: '#efe0c0',
  });
