import { cycle } from '../kit.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { crowd } from '../motifs/people/crowd.ts';
import { portrait } from '../motifs/people/portrait.ts';
import type { Scene } from '../scene/scene.ts';

/** How a listener of the i-th seat is gone. */
const asleep = (i: number, row: number) =>
  ({
    emotion: (i + row) % 3 ? 'sleep' : 'snore',
    tilt: cycle([0.22, -0.2, 0.12, -0.28, 0.3], i * 2 + row),
    child: false,
    glasses: false,
    turn: 0,
  }) as const;

export const snoringGentleman = () =>
  portrait({
    skin: SKIN.peach,
    hair: HAIR.white,
    style: 'balding',
    age: 0.9,
    beard: 'goatee',
    emotion: 'snore',
    tilt: 0.1,
    dress: 'ruff',
    cloth: '#c8902c',
  });

export const ladyOnAShoulder = () =>
  portrait({
    skin: SKIN.deep,
    hair: HAIR.black,
    style: 'bun',
    emotion: 'sleep',
    tilt: -0.5,
    earrings: '#e0b048',
    dress: 'kimono',
    cloth: '#8a3f58',
    trim: '#d8a0a0',
  });

export const childAwake = () =>
  portrait({
    child: true,
    skin: SKIN.tan,
    hair: HAIR.black,
    style: 'braids',
    emotion: 'wonder',
    look: { gaze: [-5, 4] },
    dress: 'jumper',
    cloth: '#3f7a8a',
  });

export const balconyAsleep = (s: Scene): void => {
  crowd(s, { rows: [{ count: 6, y: 264, scale: 0.66 }], seed: 3, each: asleep, left: -20, right: 640 });
};

export const stallsAsleep = (s: Scene): void => {
  const [middle, front] = [
    { count: 6, y: 540, scale: 0.76 },
    { count: 5, y: 720, scale: 0.92 },
  ];
  crowd(s, { rows: [middle, front], seed: 8, each: asleep, left: -20, right: 860 });
};
