import { points } from '../geometry/points.ts';
import { tube } from '../geometry/tube.ts';
import { cycle } from '../kit.ts';
import { part } from '../motif.ts';
import type { Wire } from '../motifs/objects/wires.ts';
import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import { person } from '../motifs/puppet/person.ts';
import { POSE } from '../motifs/puppet/pose.ts';
import type { Scene } from '../scene/scene.ts';

const COATS = ['#a8683a', '#3f566e', '#e0a83c', '#5a7a5a', '#8a5a7a', '#4a6a8a', '#c87848', '#6a5a4a'];

const SKINS = ['#f0c9a4', '#c08a62', '#8a5a3c', '#e2b08a'];

const HATS = ['bowler', 'beanie', null, 'straw', 'top'] as const;

const percher = (i: number) =>
  person({
    view: 'front',
    coat: cycle(COATS, i),
    skin: cycle(SKINS, i),
    hat: cycle(HATS, i),
    hatColour: cycle(COATS, i + 3),
    pose: POSE.sitFront,
    hairStyle: cycle(['short', 'bob', 'bun'] as const, i),
    hair: cycle(['#3a2620', '#8a5a34', '#d8d4d0'], i + (i % 2)),
    scarf: i % 2 ? cycle(COATS, i + 5) : undefined,
  });

export const stoutPercher = () =>
  figure({
    pose: 'sit',
    wear: 'coat',
    cloth: '#4f6a78',
    build: 2,
    head: { skin: SKIN.rose, style: 'balding', hair: HAIR.grey, moustache: true, emotion: 'doubt', width: 1.15 },
  });

export const swingingGirl = () =>
  figure({
    pose: 'sit',
    wear: 'dress',
    cloth: '#d8b04a',
    head: { child: true, skin: SKIN.brown, hair: HAIR.black, style: 'buns', emotion: 'delight' },
  });

export const grandmotherWithStick = () => {
  const sit = { ...BODY.sit, elbowR: [18, -52], handR: [23, -42] } as const;
  return figure({
    pose: sit,
    wear: 'robe',
    cloth: '#6a4a5c',
    head: { skin: SKIN.olive, hair: HAIR.white, style: 'bun', age: 1, emotion: 'tender' },
    inHandR: part(tube(points`0,46 0,-10 5,-15 10,-10`, 3), '#5a3828'),
  });
};

export const firstToLeave = () =>
  figure({
    view: 'right',
    wear: 'coat',
    cloth: '#d08038',
    trim: '#f4e0b0',
    legs: '#5a4a4c',
    name: 'the first to leave',
    headTilt: -0.75,
    pose: {
      neck: [1, -76],
      elbowL: [-14, -86],
      handL: [-22, -104],
      elbowR: [14, -88],
      handR: [16, -108],
      kneeL: [-6, -24],
      footL: [-16, -10],
      kneeR: [0, -20],
      footR: [-6, 2],
    },
    head: { skin: SKIN.tan, hair: HAIR.brown, style: 'bob', emotion: 'delight' },
  });

/** Eight who sit in rows, each with a coat of their own: where on which wire. */
export const perchers = (s: Scene, [high, middle, low]: readonly [Wire, Wire, Wire]): void => {
  const seats = [
    [high, 296, 0],
    [high, 378, 1],
    [high, 706, 3],
    [middle, 260, 4],
    [middle, 414, 5],
    [middle, 576, 7],
    [middle, 738, 8],
    [low, 412, 10],
  ] as const;
  for (const [wire, x, i] of seats) s.put(percher(i), { x, y: wire(x) + 63, scale: 1.76, lift: 0.16 });
};
