import type { Colour } from '../colour.ts';
import { at, type Motif } from '../motif.ts';
import { fiddle } from '../motifs/instruments/strings.ts';
import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { embrace } from '../motifs/people/embrace.ts';
import { figure } from '../motifs/people/figure.ts';
import { type PortraitOptions, portrait } from '../motifs/people/portrait.ts';

const half = (who: PortraitOptions) => ({ who: portrait({ build: 0.85, ...who }), y: 150, scale: 1 });

const whole = (who: Motif, scale: number) => ({ who, y: 122, scale });

/** Nine lives: the colour of each lamp, and who lives by it. */
export interface Life {
  readonly lamp: Colour;
  readonly who: Motif;
  /** Where they stand below the middle of their window, and how large. */
  readonly y: number;
  readonly scale: number;
}

export const NINE_LIVES: readonly Life[] = [
  {
    lamp: '#d8a05a',
    ...half({
      emotion: 'grief',
      skin: SKIN.porcelain,
      hair: HAIR.chestnut,
      style: 'long',
      dress: 'shawl',
      cloth: '#4a5a7c',
    }),
  },
  {
    lamp: '#7a9a8a',
    ...whole(
      figure({
        pose: BODY.dance,
        wear: 'dress',
        cloth: '#c0493c',
        head: { skin: SKIN.olive, hair: HAIR.white, style: 'bun', age: 0.9, emotion: 'delight' },
      }),
      2.1,
    ),
  },
  {
    lamp: '#3a4a78',
    ...half({
      emotion: 'sleep',
      child: true,
      skin: SKIN.brown,
      hat: 'nightcap',
      hatColour: '#a8b8d8',
      hair: HAIR.black,
      dress: 'shirt',
      cloth: '#d8d0c0',
      tilt: 0.3,
    }),
  },
  {
    lamp: '#e0b45a',
    who: embrace({
      a: { skin: SKIN.peach, hair: HAIR.grey, style: 'crop', age: 0.6 },
      b: { skin: SKIN.tan, hair: HAIR.black, style: 'bun' },
      coatA: '#4a6a5c',
      coatB: '#a8505c',
    }),
    y: 150,
    scale: 0.95,
  },
  {
    lamp: '#e08a4a',
    ...whole(
      figure({
        pose: { ...BODY.point, elbowL: [-14, -62], handL: [4, -66], front: true },
        wear: 'trousers',
        cloth: '#2c3448',
        name: 'fiddler',
        head: { skin: SKIN.deep, hair: HAIR.black, style: 'locs', emotion: 'song', look: { mouth: 'soft' } },
        hold: at(fiddle(), { x: 17, y: -75, scale: 0.34, rotate: 1.5 }),
      }),
      2.2,
    ),
  },
  {
    lamp: '#a8443c',
    ...half({
      emotion: 'rage',
      skin: SKIN.rose,
      style: 'balding',
      hair: HAIR.copper,
      moustache: true,
      jaw: 1,
      width: 1.12,
      dress: 'shirt',
      cloth: '#efe6d4',
    }),
  },
  {
    lamp: '#5a7a9a',
    ...half({
      emotion: 'secret',
      skin: SKIN.ebony,
      hat: 'headwrap',
      hatColour: '#e0a83c',
      dress: 'robe',
      cloth: '#7a3a6a',
      earrings: '#e0b048',
    }),
  },
  {
    lamp: '#f0d08a',
    ...whole(
      figure({
        pose: BODY.cheer,
        wear: 'coat',
        cloth: '#5f8a6a',
        head: { child: true, skin: SKIN.porcelain, hair: HAIR.straw, style: 'wild', emotion: 'delight' },
      }),
      2,
    ),
  },
  {
    lamp: '#6a5a7a',
    ...half({
      emotion: 'bored',
      skin: SKIN.tan,
      hair: HAIR.grey,
      style: 'short',
      age: 0.8,
      beard: 'full',
      glasses: true,
      dress: 'coat',
      cloth: '#5a4438',
    }),
  },
];
