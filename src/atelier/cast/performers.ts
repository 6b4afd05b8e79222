import type { Colour } from '../colour.ts';
import { points } from '../geometry/points.ts';
import { blob, ellipse, poly } from '../geometry/shape.ts';
import { both } from '../kit.ts';
import { at, group, part } from '../motif.ts';
import { rabbitHead } from '../motifs/animals/rabbit.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import { person } from '../motifs/puppet/person.ts';
import { POSE, type Pose } from '../motifs/puppet/pose.ts';

const crowHead = () =>
  group(
    '',
    part(blob(...points`-13,2 -12,-10 0,-15 10,-10 12,-2 8,8 -6,10`), '#34323e', { texture: 'feather' }),
    part(blob(...points`8,-8 34,2! 9,4`), '#5a5258', { round: 0.9 }),
    part(ellipse(4, -4, 2), '#f2c14a', { emit: 0.5 }),
    part(ellipse(4.4, -4, 1), '#000000', { ao: 0 }),
  );

export const crowInACoat = (coat: Colour, feet: Partial<Pose>) =>
  person({
    view: 'right',
    pose: { ...POSE.walk, handL: [-4, -92], elbowL: [-12, -78], handR: [8, -94], elbowR: [14, -80], ...feet },
    coat,
    hairStyle: 'none',
    headRadius: 0.1,
    legs: '#2c242e',
    boots: '#2c242e',
    skin: '#34323e',
    hem: 0.95,
    hold: at(crowHead(), { x: 3, y: -82 }),
    name: 'crow in a coat',
  });

export const magicianInTails = () =>
  figure({
    pose: { elbowL: [-24, -72], handL: [-31, -96], elbowR: [24, -72], handR: [31, -92] },
    wear: 'coat',
    cloth: '#3a3850',
    trim: '#f2e8d4',
    build: 0.92,
    headSize: 0.25,
    name: 'magician',
    head: {
      skin: SKIN.brown,
      hair: HAIR.black,
      style: 'short',
      moustache: true,
      emotion: 'wonder',
      look: { gaze: [-4, 0] },
      turn: -0.4,
    },
    hold: both(side => part(poly([0, -72], [side * 10, -76], [side * 10, -67]), '#c8443c', { round: 0.6 })),
  });

export const rabbitInTails = () =>
  person({
    view: 'right',
    pose: { ...POSE.stand, handR: [24, -84], elbowR: [16, -68], handL: [-16, -46] },
    coat: '#8a3a44',
    hairStyle: 'none',
    legs: '#e8dccb',
    boots: '#e8dccb',
    skin: '#efe6da',
    headRadius: 0.1,
    hold: at(rabbitHead({ colour: '#efe6da', view: 'side' }), { x: 2, y: -84, scale: 1.05 }),
    name: 'rabbit in a tailcoat',
  });
