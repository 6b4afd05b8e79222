import { divingHelmet } from '../motifs/curios/oddments.ts';
import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import { portrait } from '../motifs/people/portrait.ts';
import { person } from '../motifs/puppet/person.ts';
import { POSE } from '../motifs/puppet/pose.ts';

export const sailorInAScarf = () =>
  portrait({
    skin: SKIN.tan,
    hair: HAIR.brown,
    style: 'short',
    hat: 'sailorCap',
    hatColour: '#26344c',
    emotion: 'tender',
    look: { eye: 'shut' },
    beard: 'stubble',
    nose: 'long',
    turn: -0.4,
    tilt: -0.08,
    dress: 'sailor',
    cloth: '#365078',
  });

export const oldBoatman = () =>
  figure({
    view: 'right',
    pose: 'sitSide',
    wear: 'coat',
    cloth: '#e0883c',
    headTilt: 0.12,
    headSize: 0.23,
    name: 'old boatman',
    head: {
      skin: SKIN.deep,
      hair: HAIR.white,
      style: 'crop',
      beard: 'full',
      age: 1,
      hat: 'flatCap',
      hatColour: '#c8b078',
      emotion: 'calm',
    },
  });

export const oldSailor = () =>
  portrait({
    skin: SKIN.tan,
    hair: '#d8dcd6',
    style: 'balding',
    age: 0.95,
    nose: 'hook',
    jaw: 0.7,
    width: 1.04,
    iris: '#3f8a9a',
    emotion: 'calm',
    look: { gaze: [-4, 0], open: 0.62, brow: [2, -2, 2], thick: 1.9 },
    hat: 'sailorCap',
    hatColour: '#26344c',
    dress: 'jumper',
    cloth: '#2c3c54',
  });

export const diver = () => {
  const playing = { ...POSE.sit, handL: [30, -32], elbowL: [14, -26], handR: [34, -30], elbowR: [18, -24] } as const;
  return person({
    view: 'right',
    coat: '#c8a878',
    legs: '#b89868',
    boots: '#6a4a34',
    hairStyle: 'none',
    hem: 0.1,
    flare: 0.2,
    pose: playing,
    hold: divingHelmet(),
    name: 'diver',
  });
};

export const somebodyInABoat = () => {
  const seated = {
    ...POSE.sit,
    hip: [0, -8],
    neck: [0, -36],
    head: [0, -50],
    kneeL: [-6, -6],
    kneeR: [6, -6],
    footL: [-6, 4],
    footR: [6, 4],
    handL: [-14, -14],
    handR: [14, -14],
  } as const;
  return person({
    view: 'back',
    pose: seated,
    coat: '#e0a83c',
    hat: 'beanie',
    hatColour: '#3c5068',
    name: 'somebody in a boat',
  });
};

export const oldFisherman = () =>
  figure({
    view: 'right',
    wear: 'coat',
    cloth: '#2f5a48',
    legs: '#4a4a5c',
    trim: '#c8b48a',
    pose: { ...BODY.sitSide, elbowL: [10, -46], handL: [23, -48], elbowR: [12, -44], handR: [27, -46] },
    head: {
      skin: SKIN.tan,
      hair: HAIR.white,
      style: 'short',
      age: 1,
      moustache: true,
      beardColour: HAIR.white,
      emotion: 'tender',
      hat: 'straw',
    },
  });
