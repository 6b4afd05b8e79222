import { type Point, spline } from '../geometry/curve.ts';
import { rect } from '../geometry/shape.ts';
import { at, group, part } from '../motif.ts';
import { marshmallow } from '../motifs/objects/birthday.ts';
import { cruet } from '../motifs/objects/tableware.ts';
import { suitcase } from '../motifs/objects/wardrobe.ts';
import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import { hats } from '../motifs/people/hats.ts';
import { person } from '../motifs/puppet/person.ts';
import { POSE } from '../motifs/puppet/pose.ts';
import { bicycle } from '../motifs/vehicles/road.ts';
import type { Scene } from '../scene/scene.ts';

export const castaway = () =>
  figure({
    pose: BODY.reach,
    wear: 'trousers',
    cloth: '#c0493c',
    bareLegs: true,
    head: { skin: SKIN.rose, hair: HAIR.copper, style: 'wild', beard: 'full', emotion: 'delight', turn: 0.6 },
  });

export const farCastaway = () =>
  figure({
    pose: { ...BODY.reach, elbowL: [-20, -82], handL: [-24, -100], elbowR: [15, -60], handR: [14, -44] },
    wear: 'dress',
    cloth: '#3f6a8a',
    hem: 26,
    bareLegs: true,
    head: { skin: SKIN.ebony, hair: HAIR.black, style: 'afro', emotion: 'delight', turn: -0.6 },
  });

export const walkerInRed = () => {
  const walk = { ...POSE.walk, handL: [-8, -64], elbowL: [-13, -52] } as const;
  const dressed = { coat: '#c0583c', hat: 'bowler', hatColour: '#2a2a3a', wind: 0.4, scarf: '#f0c860' } as const;
  return person({ view: 'left', pose: walk, ...dressed, name: 'walker in a red coat' });
};

export const morningTraffic = (s: Scene, way: readonly Point[]): void => {
  const road = spline(way, false, 30);
  const walkers = [
    [0.33, { coat: '#d8903c', hat: 'straw', backpack: '#8a3f4c' }],
    [0.43, { coat: '#e8e0cc', hair: '#2a2228', hairStyle: 'long' }],
    [0.57, { coat: '#3f566e', hat: 'bowler', hatColour: '#2b2f3e' }],
    [0.67, { coat: '#5f7f5a', hat: 'beanie', hatColour: '#e0a83c' }],
  ] as const;
  for (const [t, who] of walkers) {
    const [x, y] = road[Math.round(t * (road.length - 1))] as Point;
    s.put(person({ view: t > 0.5 ? 'left' : 'right', pose: POSE.walk, ...who }), {
      x,
      y: y - 30,
      scale: 1.1,
      lift: 0.08,
    });
  }
};

export const manWithABriefcase = () =>
  figure({
    view: 'left',
    pose: {
      kneeL: [-5, -22],
      footL: [-13, -3],
      kneeR: [8, -23],
      footR: [11, -2],
      neck: [3, -74],
      elbowR: [17, -60],
      handR: [16, -70],
      elbowL: [-8, -56],
      handL: [-10, -42],
    },
    wear: 'coat',
    cloth: '#55647e',
    legs: '#454c60',
    build: 1.4,
    headTilt: 0.14,
    headSize: 0.2,
    inHandL: at(suitcase({ colour: '#7a4a34' }), { y: 21, scale: 0.55 }),
    name: 'man with a briefcase',
    head: {
      skin: SKIN.rose,
      hair: HAIR.grey,
      style: 'balding',
      age: 0.6,
      moustache: true,
      width: 1.12,
      hat: 'bowler',
      hatColour: '#363c50',
      emotion: 'bored',
    },
  });

export const saltCyclist = () =>
  group(
    'cyclist with the salt',
    at(bicycle({ colour: '#b23f38' }), {}),
    part(rect(-54, -60, 30, 4), '#3a3440'),
    at(cruet('#c8ccd4'), { x: -42, y: -60, scale: 1.2 }),
    at(
      person({
        view: 'right',
        coat: '#3f6a7a',
        hat: 'straw',
        pose: {
          hip: [0, -36],
          neck: [12, -64],
          head: [18, -80],
          kneeL: [14, -28],
          kneeR: [12, -22],
          footL: [10, -6],
          footR: [4, -2],
          elbowL: [22, -52],
          handL: [36, -46],
          elbowR: [22, -50],
          handR: [36, -44],
        },
      }),
      { x: -18, y: -34, scale: 1.25 },
    ),
  );

export const womanOfSixty = () =>
  figure({
    view: 'right',
    wear: 'dress',
    hem: 25,
    cloth: '#2f7f86',
    pattern: { kind: 'dot', colour: '#d8ecd8', width: 9, radius: 0.16 },
    trim: '#f0e0b8',
    legs: '#8a5a3c',
    shoes: '#d8803c',
    build: 1.15,
    headTilt: -0.08,
    name: 'woman of sixty',
    pose: {
      hip: [-4, -32],
      neck: [-3, -64],
      kneeL: [18, -30],
      footL: [28, -3],
      kneeR: [20, -29],
      footR: [32, -2],
      elbowL: [2, -44],
      handL: [12, -40],
      elbowR: [-8, -42],
      handR: [6, -30],
    },
    head: {
      skin: SKIN.brown,
      hair: HAIR.grey,
      style: 'braids',
      age: 0.6,
      emotion: 'delight',
      look: { mouth: 'smile' },
      hat: hats.straw(),
      earrings: '#e0b048',
    },
  });

export const emigrant = () =>
  figure({
    view: 'right',
    wear: 'coat',
    cloth: '#474758',
    legs: '#3c3844',
    shoes: '#3a3038',
    trim: '#8a8490',
    headTilt: 0.12,
    pose: { neck: [2, -76], elbowL: [-9, -58], handL: [-4, -43], elbowR: [12, -58], handR: [15, -44] },
    head: { skin: SKIN.tan, hair: HAIR.black, style: 'short', emotion: 'tender', hat: 'bowler', hatColour: '#3c3844' },
  });

export const camper = () =>
  figure({
    view: 'right',
    pose: 'reach',
    wear: 'coat',
    cloth: '#e0a83c',
    name: 'camper',
    head: { skin: SKIN.deep, style: 'bob', hair: HAIR.black, emotion: 'joy', hat: 'beanie', hatColour: '#5f7f9a' },
    hold: marshmallow([22, -100], [36, -178]),
  });

export const oldCamper = () =>
  figure({
    view: 'left',
    pose: 'reach',
    wear: 'trousers',
    cloth: '#8fae9a',
    name: 'camper',
    build: 1.2,
    head: { skin: SKIN.peach, style: 'crop', hair: HAIR.grey, age: 0.7, emotion: 'tender', beard: 'full' },
    hold: marshmallow([22, -100], [34, -180]),
  });

export const somebodyUpsideDown = () =>
  figure({
    view: 'right',
    wear: 'robe',
    cloth: '#e0a83c',
    name: 'someone upside down',
    pose: { elbowR: [16, -72], handR: [25, -58], elbowL: [10, -74], handL: [22, -70] },
    head: { skin: SKIN.porcelain, hair: HAIR.white, style: 'bob', emotion: 'wonder', hat: hats.wizard('#6a4a9a') },
  });

export const walkerWithASuitcase = () =>
  figure({
    view: 'right',
    pose: 'walk',
    wear: 'coat',
    cloth: '#3f566e',
    legs: '#5a4a3a',
    inHandR: at(suitcase({ colour: '#b07a44' }), { y: 19, scale: 0.5 }),
    head: { skin: SKIN.peach, hair: HAIR.brown, style: 'short', hat: 'bowler', hatColour: '#33303e', emotion: 'joy' },
  });
