import { at } from '../motif.ts';
import { bow, fiddle } from '../motifs/instruments/strings.ts';
import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import { hand as personHand } from '../motifs/people/hand.ts';
import { portrait } from '../motifs/people/portrait.ts';

export const fiddler = () =>
  figure({
    view: 'right',
    wear: 'dress',
    cloth: '#7a4a78',
    legs: '#3c3440',
    trim: '#e0c8a0',
    name: 'fiddler',
    headTilt: 0.14,
    pose: { elbowL: [12, -62], handL: [21, -74], elbowR: [16, -56], handR: [25, -66], neck: [1, -76] },
    head: { skin: SKIN.peach, hair: HAIR.chestnut, style: 'bun', emotion: 'tender', look: { eye: 'shut' } },
  });

export const soprano = () =>
  portrait({
    side: 1,
    skin: SKIN.peach,
    hair: HAIR.copper,
    style: 'bun',
    emotion: 'song',
    nose: 'straight',
    earrings: '#e0b048',
    build: 0.95,
    neck: 0.66,
    dress: 'gown',
    cloth: '#2f7a74',
    trim: '#f0d080',
    tilt: -0.16,
  });

export const cellist = () =>
  figure({
    pose: {
      ...BODY.sit,
      kneeL: [-17, -30],
      footL: [-20, -2],
      kneeR: [17, -30],
      footR: [20, -2],
      elbowL: [-21, -46],
      handL: [-9, -63],
      elbowR: [22, -46],
      handR: [17, -36],
    },
    wear: 'dress',
    cloth: '#8a2f4a',
    shoes: '#2c2430',
    headTilt: 0.2,
    name: 'cellist',
    head: {
      skin: SKIN.deep,
      hair: HAIR.black,
      style: 'afro',
      emotion: 'tender',
      look: { eye: 'shut' },
      earrings: '#e0b048',
    },
    hold: [
      at(fiddle({ colour: '#b5622c', spike: 26, name: 'cello' }), { x: 1, y: -25, scale: 0.54, rotate: -0.24 }),
      at(bow({ height: 62 }), { x: 12, y: -31, rotate: 1.45 }),
    ],
  });

export const sopranosHand = () =>
  personHand({ gesture: 'open', skin: SKIN.peach, sleeve: '#e8d8b8', cuff: '#f0d080', arm: 260 });
