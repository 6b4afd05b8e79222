import { points } from '../geometry/points.ts';
import { tube } from '../geometry/tube.ts';
import { at, part } from '../motif.ts';
import { wateringCan } from '../motifs/objects/garden.ts';
import { receiver } from '../motifs/objects/telephone.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import { hats } from '../motifs/people/hats.ts';
import { portrait } from '../motifs/people/portrait.ts';
import { person } from '../motifs/puppet/person.ts';
import { POSE } from '../motifs/puppet/pose.ts';

export const jackOfAllTrades = () =>
  figure({
    pose: { elbowL: [-24, -84], handL: [-17, -103], elbowR: [24, -84], handR: [17, -103] },
    wear: 'coat',
    cloth: '#3f6a6a',
    legs: '#4a4050',
    trim: '#e0a83c',
    head: { skin: SKIN.tan, hair: HAIR.brown, style: 'short', emotion: 'doubt', look: { gaze: [0, -5] } },
  });

export const stallholder = () =>
  portrait({
    dress: 'shawl',
    cloth: '#7a4a6a',
    secondCloth: '#a8503c',
    pattern: { kind: 'dot', colour: '#e6b87a', width: 26, radius: 0.16 },
    skin: SKIN.tan,
    hair: HAIR.grey,
    style: 'bun',
    hat: 'kerchief',
    hatColour: '#c0493c',
    age: 0.7,
    emotion: 'secret',
    look: { gaze: [-4, 3] },
    turn: -0.35,
    nose: 'round',
    width: 1.08,
    name: 'stallholder',
  });

export const shepherd = () =>
  person({
    view: 'back',
    pose: { ...POSE.hold, handR: [24, -62], head: [0, -85] },
    coat: '#8a6a4a',
    hat: 'straw',
    hatColour: '#a8433c',
    hem: 0.8,
    name: 'shepherd',
  });

export const gardenerInStraw = () =>
  portrait({
    skin: SKIN.tan,
    hair: '#4a3024',
    style: 'braids',
    hat: 'straw',
    emotion: 'joy',
    look: { gaze: [-4, 4] },
    turn: -0.45,
    tilt: -0.08,
    freckles: true,
    width: 1.1,
    dress: 'poncho',
    cloth: '#c0583c',
    trim: '#e0b04a',
  });

export const frightenedBarber = () =>
  portrait({
    skin: SKIN.olive,
    hair: HAIR.black,
    style: 'short',
    moustache: true,
    emotion: 'fear',
    nose: 'long',
    width: 0.92,
    chin: 4,
    dress: 'shirt',
    cloth: '#efe8da',
    trim: '#3f566e',
    build: 0.95,
  });

export const clerk = () =>
  portrait({
    dress: 'coat',
    cloth: '#33485e',
    trim: '#e6dcc6',
    skin: SKIN.brown,
    hair: HAIR.black,
    style: 'parted',
    hat: 'flatCap',
    hatColour: '#33485e',
    emotion: 'bored',
    look: { gaze: [-5, -2] },
    moustache: true,
    turn: -0.5,
  });

export const moonPainter = () =>
  person({
    pose: { ...POSE.climb, handL: [-26, -98], elbowL: [-20, -78] },
    coat: '#c2543c',
    hat: 'bowler',
    hatColour: '#2c2a3a',
    legs: '#44506a',
    name: 'painter',
  });

export const tailor = () =>
  figure({
    view: 'left',
    pose: 'kneel',
    wear: 'trousers',
    cloth: '#a8503c',
    legs: '#4a4450',
    name: 'tailor',
    build: 1.1,
    head: {
      skin: SKIN.brown,
      hair: HAIR.white,
      style: 'crop',
      age: 0.8,
      beard: 'full',
      emotion: 'joy',
      hat: 'turban',
      hatColour: '#e0a83c',
    },
  });

export const shepherdess = () =>
  figure({
    wear: 'dress',
    cloth: '#c8506a',
    trim: '#f8ecd8',
    name: 'shepherdess',
    pose: { front: true, elbowL: [-14, -58], handL: [-19, -48], elbowR: [14, -64], handR: [3, -84] },
    inHandL: part(tube(points`0,46 0,-40 6,-50 13,-42`, 3), '#7a5236'),
    head: {
      skin: SKIN.tan,
      hair: HAIR.black,
      style: 'braids',
      emotion: 'secret',
      look: { gaze: [0, 0], mouth: 'o' },
      hat: hats.straw('#f0d890'),
    },
  });

export const manIroning = () =>
  figure({
    wear: 'apron',
    cloth: '#7a96b4',
    trim: '#fbf4e4',
    legs: '#5a5264',
    shoes: '#6a4030',
    build: 0.96,
    pose: { front: true, elbowL: [-19, -57], handL: [-15, -46], elbowR: [20, -57], handR: [3, -53] },
    head: {
      skin: SKIN.olive,
      hair: HAIR.brown,
      style: 'short',
      beard: 'stubble',
      emotion: 'calm',
      iris: '#5a3a24',
      look: { open: 0.32, gaze: [0, 6], mouth: 'smile' },
      age: 0.35,
      jaw: 0.8,
      width: 1.06,
    },
    name: 'man ironing',
  });

export const mechanic = () => {
  const can = at(wateringCan({ colour: '#4f8fa0' }), { x: 12, y: 18, scale: 0.65, rotate: 0.5 });
  return figure({
    view: 'right',
    wear: 'trousers',
    cloth: '#4a7a9a',
    legs: '#5a6a88',
    pose: { elbowR: [15, -60], handR: [26, -60], elbowL: [14, -56], handL: [24, -52] },
    inHandR: can,
    name: 'mechanic',
    head: {
      skin: SKIN.brown,
      hair: HAIR.black,
      style: 'bun',
      hat: 'kerchief',
      hatColour: '#d8643c',
      emotion: 'tender',
    },
  });
};

export const gardenerOnThePhone = () =>
  figure({
    pose: { elbowL: [-16, -60], handL: [-10, -78], elbowR: [17, -62], handR: [26, -74] },
    wear: 'coat',
    cloth: '#4f7a5a',
    trim: '#e0b048',
    legs: '#5a4a3a',
    shoes: '#a8503c',
    hold: at(receiver(), { x: -11, y: -82, scale: 0.26, rotate: 1.35 }),
    name: 'gardener',
    head: {
      skin: SKIN.deep,
      hair: HAIR.white,
      style: 'short',
      age: 0.8,
      hat: 'straw',
      emotion: 'joy',
      look: { gaze: [-2, 4] },
      glasses: true,
    },
  });
