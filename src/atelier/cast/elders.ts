import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import { portrait } from '../motifs/people/portrait.ts';
import { person } from '../motifs/puppet/person.ts';
import { POSE } from '../motifs/puppet/pose.ts';

export const womanInAShawl = () =>
  person({
    view: 'right',
    pose: { ...POSE.stand, handR: [14, -66], elbowR: [15, -54] },
    coat: '#5a7a6a',
    hairStyle: 'bun',
    hair: '#e0d8d0',
    hem: 0.9,
  });

export const knittingGrandmother = () =>
  portrait({
    skin: SKIN.tan,
    hair: HAIR.white,
    style: 'bun',
    age: 1,
    glasses: true,
    emotion: 'tender',
    turn: 0.4,
    tilt: 0.08,
    dress: 'shawl',
    cloth: '#8a5a7a',
    secondCloth: '#aa7a9a',
    build: 0.85,
  });

export const helmswoman = () =>
  figure({
    pose: 'point',
    wear: 'apron',
    cloth: '#4f7a86',
    trim: '#f2e6cf',
    head: { skin: SKIN.brown, hair: HAIR.white, style: 'bun', age: 0.8, emotion: 'delight', turn: 0.7 },
  });

export const manFromBehind = () =>
  portrait({ back: true, dress: 'jumper', cloth: '#7a6650', skin: SKIN.peach, hair: HAIR.white, style: 'balding' });

export const birthdayWoman = () =>
  portrait({
    skin: SKIN.olive,
    hair: HAIR.white,
    style: 'curls',
    age: 1,
    nose: 'round',
    width: 1.12,
    jaw: 0.9,
    emotion: 'wonder',
    look: { open: 0.95, gaze: [0, 5], blush: 0.7, brow: [-6, -9, -3] },
    glasses: true,
    earrings: '#e0b048',
    dress: 'shawl',
    cloth: '#5a4a86',
    secondCloth: '#7a5a9a',
    pattern: { kind: 'dot', colour: '#d8b8e0', width: 26, radius: 0.14 },
    name: 'very old woman',
  });

export const youngHusband = () =>
  portrait({
    skin: SKIN.tan,
    hair: HAIR.black,
    style: 'swept',
    moustache: true,
    emotion: 'joy',
    cloth: '#3a4256',
    hat: 'bowler',
    hatColour: '#2c3040',
  });

export const oldWomanDancing = () =>
  figure({
    view: 'right',
    wear: 'dress',
    cloth: '#5f8a86',
    pattern: { kind: 'dot', colour: '#efe0c4', width: 8, radius: 0.18 },
    trim: '#efe0c4',
    shoes: '#c0583c',
    legs: '#d8b090',
    build: 1.1,
    headTilt: 0.16,
    name: 'old woman dancing',
    pose: {
      hip: [-2, -44],
      neck: [4, -74],
      kneeL: [-3, -22],
      footL: [-8, -6],
      kneeR: [4, -22],
      footR: [2, -2],
      elbowL: [16, -72],
      handL: [26, -84],
      elbowR: [14, -58],
      handR: [25, -68],
    },
    head: {
      skin: SKIN.porcelain,
      hair: HAIR.white,
      style: 'bun',
      age: 1,
      emotion: 'tender',
      look: { eye: 'shut', blush: 0.6 },
    },
  });

export const sleepingOldWoman = () =>
  portrait({
    skin: SKIN.peach,
    hair: HAIR.white,
    style: 'wavy',
    age: 1,
    emotion: 'sleep',
    look: { mouth: 'smile' },
    tilt: 0.1,
    dress: 'gown',
    cloth: '#d8b8c8',
    name: 'sleeping old woman',
  });

export const ploughwoman = () =>
  figure({
    view: 'right',
    wear: 'apron',
    cloth: '#b23f38',
    pose: { ...BODY.bent, elbowR: [16, -56], handR: [30, -50], elbowL: [14, -54], handL: [28, -48] },
    head: { skin: SKIN.tan, hair: HAIR.white, style: 'bun', age: 0.8, emotion: 'joy' },
    name: 'old woman',
  });

export const wifeInThePicture = () =>
  portrait({
    skin: SKIN.brown,
    hair: HAIR.black,
    style: 'crownBraid',
    emotion: 'tender',
    look: { gaze: [-4, 4] },
    turn: -0.45,
    tilt: -0.16,
    dress: 'sari',
    cloth: '#c07a2c',
    secondCloth: '#8a2f3a',
    trim: '#f0d080',
    earrings: '#e0b048',
    mark: '#a8242c',
  });

export const widower = () =>
  portrait({
    side: 1,
    skin: SKIN.deep,
    hair: HAIR.white,
    style: 'crop',
    age: 1,
    nose: 'broad',
    beard: 'full',
    tilt: -0.02,
    emotion: 'grief',
    look: { eye: 'shut', tear: false, brow: [-7, -3, 3] },
    dress: 'coat',
    cloth: '#4a4a5c',
    trim: '#e6dcc8',
  });

const CROSSED_ARMS = { front: true, elbowL: [10, -58], handL: [16, -66], elbowR: [15, -56], handR: [6, -62] } as const;

export const sulkingOldMan = () =>
  figure({
    view: 'left',
    pose: CROSSED_ARMS,
    wear: 'trousers',
    cloth: '#3f6a7a',
    legs: '#5a4a44',
    build: 1.15,
    name: 'old man',
    head: {
      skin: SKIN.tan,
      hair: HAIR.white,
      style: 'balding',
      age: 1,
      moustache: true,
      beardColour: HAIR.white,
      emotion: 'pride',
    },
  });

export const sulkingOldWoman = () =>
  figure({
    view: 'right',
    pose: CROSSED_ARMS,
    wear: 'dress',
    cloth: '#8a4a6a',
    trim: '#e8d0c0',
    build: 1.1,
    name: 'old woman',
    head: { skin: SKIN.rose, hair: HAIR.grey, style: 'bun', age: 1, emotion: 'pride' },
  });
