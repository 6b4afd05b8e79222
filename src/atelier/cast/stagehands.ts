import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';

const CARRYING = { ...BODY.walk, elbowL: [12, -64], handL: [22, -62], elbowR: [14, -60], handR: [24, -54] } as const;

export const pushingStagehand = () =>
  figure({
    view: 'right',
    wear: 'trousers',
    cloth: '#8a5a4a',
    legs: '#5a6a86',
    pose: {
      hip: [-4, -42],
      neck: [8, -72],
      elbowL: [18, -64],
      handL: [28, -70],
      elbowR: [18, -58],
      handR: [28, -60],
      kneeL: [-10, -22],
      footL: [-20, -2],
      kneeR: [6, -22],
      footR: [4, -2],
    },
    head: { skin: SKIN.deep, hair: HAIR.black, style: 'crop', emotion: 'calm', hat: 'flatCap', hatColour: '#4a5a6a' },
  });

export const carryingStagehand = () =>
  figure({
    view: 'right',
    pose: CARRYING,
    wear: 'trousers',
    cloth: '#5f7a94',
    legs: '#46607c',
    trim: '#e8dcc4',
    name: 'stagehand',
    head: { skin: SKIN.olive, hair: HAIR.brown, style: 'bob', emotion: 'calm', hat: 'headscarf', hatColour: '#c8583c' },
  });

export const oldStagehand = () =>
  figure({
    view: 'right',
    pose: CARRYING,
    wear: 'trousers',
    cloth: '#6a7a5c',
    legs: '#4f5f50',
    tall: 1.12,
    name: 'stagehand',
    head: { skin: SKIN.peach, hair: HAIR.white, style: 'balding', age: 1, beard: 'full', emotion: 'calm' },
  });
