import { points } from '../geometry/points.ts';
import { ellipse } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { at, group, part } from '../motif.ts';
import { openBook } from '../motifs/objects/books.ts';
import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { face } from '../motifs/people/face.ts';
import { figure } from '../motifs/people/figure.ts';
import { portrait } from '../motifs/people/portrait.ts';
import { person } from '../motifs/puppet/person.ts';
import { POSE } from '../motifs/puppet/pose.ts';

export const smallCustomer = () =>
  figure({
    view: 'back',
    pose: 'reach',
    wear: 'dress',
    cloth: '#e0a83c',
    trim: '#c0493c',
    legs: '#f2e6d0',
    shoes: '#8a3a3c',
    head: { child: true, skin: SKIN.deep, hair: HAIR.black, style: 'buns' },
    name: 'child',
  });

export const pyjamaArm = () => {
  const pyjamas = { texture: 'cloth', pattern: { kind: 'dot', colour: '#fbf2d8', width: 26, radius: 0.18 } } as const;
  return group(
    'arm',
    part(tube(points`170,1160 120,1040 84,900`, [84, 70, 56]), '#e8b83c', pyjamas),
    part(ellipse(80, 880, 28, 32), SKIN.tan),
  );
};

export const childAtTheWindow = () =>
  portrait({
    back: true,
    child: true,
    dress: 'jumper',
    cloth: '#e8b83c',
    pattern: { kind: 'dot', colour: '#fbf2d8', width: 14, radius: 0.18 },
    skin: SKIN.tan,
    hair: HAIR.black,
    style: 'short',
  });

export const childInDetention = () =>
  portrait({
    child: true,
    skin: SKIN.brown,
    hair: HAIR.black,
    style: 'short',
    emotion: 'wonder',
    look: { gaze: [-4, 5] },
    dress: 'jumper',
    cloth: '#5f7a5a',
  });

export const childWithScissors = () =>
  figure({
    view: 'left',
    pose: 'kneel',
    wear: 'coat',
    cloth: '#3f6a8a',
    legs: '#4a4050',
    trim: '#e0c070',
    headTilt: -0.2,
    head: { child: true, skin: SKIN.peach, hair: HAIR.copper, style: 'bob', emotion: 'secret', freckles: true },
  });

export const childOnALadder = () =>
  person({
    view: 'right',
    pose: { ...POSE.climb, neck: [5, -68], head: [12, -82] },
    coat: '#c0583c',
    hat: 'straw',
    hatColour: '#3c5a72',
    legs: '#5a5a6a',
    name: 'child in a red coat',
  });

export const girlWithADandelion = () =>
  figure({
    view: 'right',
    wear: 'dress',
    cloth: '#3f7a9a',
    pose: { elbowR: [16, -74], handR: [24, -92], elbowL: [8, -54], handL: [6, -42], neck: [-1, -76] },
    bareLegs: true,
    hem: 23,
    headTilt: -0.2,
    headSize: 0.3,
    name: 'small girl',
    head: { child: true, skin: SKIN.deep, hair: HAIR.black, style: 'afro', emotion: 'joy', look: { gaze: [0, -3] } },
  });

export const labelledBoy = () =>
  figure({
    pose: { ...BODY.sit, elbowR: [19, -66], handR: [21, -84], elbowL: [-15, -48], handL: [-9, -34] },
    wear: 'trousers',
    cloth: '#2f7a86',
    legs: '#3f4a6e',
    shoes: '#5a3828',
    pattern: { kind: 'stripe', colour: '#f2e4c8', width: 8, rotate: 1.57 },
    head: { child: true, skin: SKIN.peach, hair: HAIR.copper, style: 'swept', freckles: true, emotion: 'delight' },
  });

const CHOOSING = { child: true, skin: SKIN.peach, hair: HAIR.black, style: 'bob' } as const;

export const herOwnFace = () => face({ ...CHOOSING, emotion: 'calm', name: 'her own face' });

export const choosingGirl = () =>
  figure({
    view: 'right',
    pose: 'reach',
    wear: 'dress',
    hem: 26,
    cloth: '#3f4f6a',
    trim: '#e0b048',
    legs: '#efe0c8',
    shoes: '#6a3a2c',
    headTilt: -0.28,
    head: { ...CHOOSING, emotion: 'wonder' },
    name: 'girl',
  });

export const childInRed = () =>
  figure({
    view: 'left',
    pose: 'walk',
    wear: 'coat',
    cloth: '#c8332f',
    legs: '#f2e6d0',
    name: 'child in red',
    head: { child: true, skin: SKIN.peach, hair: HAIR.brown, style: 'braids', emotion: 'joy' },
  });

export const sleepingChild = () =>
  portrait({
    child: true,
    skin: SKIN.olive,
    hair: HAIR.black,
    style: 'bob',
    emotion: 'sleep',
    look: { blush: 0.6 },
    nose: 'button',
    tilt: 0.13,
    dress: 'jumper',
    cloth: '#5f88a0',
    name: 'sleeping child',
  });

export const boyInTheCoat = () =>
  face({
    child: true,
    skin: SKIN.rose,
    hair: HAIR.copper,
    style: 'curls',
    emotion: 'delight',
    freckles: true,
    width: 0.98,
  });

export const girlAtTea = () =>
  figure({
    view: 'right',
    pose: 'sitSide',
    wear: 'dress',
    cloth: '#b23f38',
    legs: '#e8dcc4',
    shoes: '#3a2420',
    trim: '#f0e0c0',
    head: { child: true, skin: SKIN.peach, hair: HAIR.brown, style: 'bob', emotion: 'calm' },
  });

export const childReading = () =>
  figure({
    view: 'left',
    pose: 'sitSide',
    wear: 'trousers',
    cloth: '#c8d4e0',
    legs: '#c8d4e0',
    shoes: '#c0583c',
    pattern: { kind: 'stripe', colour: '#7a94b8', width: 4 },
    head: { child: true, skin: SKIN.ebony, hair: HAIR.black, style: 'afro', emotion: 'joy', look: { mouth: 'o' } },
    hold: at(openBook({ width: 27 }), { x: 25, y: -38, scale: 0.9, rotate: -0.1 }),
    name: 'child reading',
  });

export const childWithClosedHands = () =>
  portrait({
    child: true,
    skin: SKIN.brown,
    hair: HAIR.black,
    style: 'buns',
    iris: '#3a2418',
    tilt: 0.06,
    emotion: 'wonder',
    look: { gaze: [0, 4], open: 1.1, mouth: 'smile', brow: [-13, -11, -3] },
    dress: 'jumper',
    cloth: '#4f6a86',
    secondCloth: '#2c3f5c',
  });

export const smallAngler = () =>
  figure({
    pose: { ...BODY.sit, elbowR: [17, -50], handR: [22, -46] },
    wear: 'trousers',
    cloth: '#e0a83c',
    legs: '#4a5a6a',
    name: 'small angler',
    head: { child: true, skin: SKIN.ebony, hair: HAIR.black, style: 'afro', emotion: 'tender' },
  });
