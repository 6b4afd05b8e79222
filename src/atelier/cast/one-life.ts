import { balloon } from '../motifs/objects/float.ts';
import { doll } from '../motifs/objects/nesting-doll.ts';
import { chair } from '../motifs/objects/seats.ts';
import { suitcase } from '../motifs/objects/wardrobe.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { portrait } from '../motifs/people/portrait.ts';
import { person } from '../motifs/puppet/person.ts';
import { POSE } from '../motifs/puppet/pose.ts';
import type { Scene } from '../scene/scene.ts';

export const agesOfOneLife = () =>
  [
    [478, 516, 0.78, doll('#f0b0a0', '#fbe6d8', '#e88a9a', HAIR.straw, { child: true, emotion: 'sleep', width: 1.1 })],
    [384, 580, 1.02, doll('#e8903c', '#f4d070', '#d8502c', HAIR.straw, { child: true, emotion: 'delight' })],
    [
      300,
      682,
      1.6,
      doll('#c8503c', '#8ab0a0', '#f0c040', HAIR.chestnut, { emotion: 'secret', freckles: true, look: { blush: 0.8 } }),
    ],
    [
      436,
      800,
      2.2,
      doll('#3f7a8a', '#e0a83c', '#c8402c', HAIR.chestnut, { emotion: 'joy', lips: '#b8343c', look: { blush: 0.8 } }),
    ],
    [
      214,
      972,
      3.25,
      doll('#7a3f5c', '#d8805c', '#e0a83c', HAIR.grey, { emotion: 'doubt', look: { open: 0.7, blush: 0.7 }, age: 0.4 }),
    ],
    [
      590,
      1178,
      5.6,
      doll('#8a2f34', '#4f6a8a', '#c8402c', HAIR.white, { emotion: 'joy', age: 1, look: { open: 0.62, blush: 0.85 } }),
    ],
  ] as const;

/** One and the same: only the years differ. */
const MIRRORED = {
  skin: SKIN.peach,
  iris: '#5a3a24',
  nose: 'small',
  dress: 'coat',
  cloth: '#b23f3c',
  trim: '#e0b04a',
} as const;

export const womanInTheMirror = () =>
  portrait({
    ...MIRRORED,
    hair: HAIR.white,
    style: 'bun',
    age: 0.9,
    emotion: 'tender',
    look: { open: 0.8, gaze: [0, 1] },
    name: 'old woman in the mirror',
  });

export const womanBeforeTheMirror = () =>
  portrait({
    ...MIRRORED,
    dress: 'jumper',
    back: true,
    hair: HAIR.brown,
    style: 'bob',
    build: 0.86,
    name: 'young woman',
  });

const alike = (hair: string) => ({ skin: '#d8a278', hair }) as const;

/** The same person on every floor; y is the floor, k how large the room is. */
export const FOUR_FLOORS: readonly ((s: Scene, y: number, k: number) => void)[] = [
  (s, y, k) =>
    s
      .put(
        person({
          view: 'front',
          coat: '#d8503c',
          pose: POSE.cheer,
          headRadius: 15,
          ...alike('#3a2620'),
          name: 'child in red',
        }),
        { x: 392, y, scale: k },
      )
      .put(balloon({ colour: '#e8b03c', radius: 15, string: 40 }), { x: 446, y: y - 96 * k }),
  (s, y, k) =>
    s
      .put(person({ view: 'right', coat: '#d8503c', hairStyle: 'long', ...alike('#3a2620'), name: 'lovers' }), {
        x: 374,
        y,
        scale: 1.32 * k,
      })
      .put(person({ view: 'left', coat: '#3f6a7a', hairStyle: 'short', skin: '#a8704c', hair: '#1c1618' }), {
        x: 424,
        y,
        scale: 1.36 * k,
      }),
  (s, y, k) =>
    s
      .put(
        person({
          view: 'left',
          coat: '#c04838',
          hairStyle: 'bun',
          pose: POSE.hold,
          ...alike('#5a4640'),
          name: 'traveller',
        }),
        { x: 410, y, scale: 1.36 * k },
      )
      .put(suitcase(), { x: 356, y, scale: 0.95 * k }),
  (s, y, k) =>
    s.put(chair(), { x: 404, y, scale: 1.05 * k }).put(
      person({
        view: 'front',
        coat: '#a84038',
        hairStyle: 'bun',
        pose: POSE.sitFront,
        ...alike('#e4e0dc'),
        name: 'old woman',
      }),
      { x: 404, y: y + 4, scale: 1.3 * k },
    ),
];
