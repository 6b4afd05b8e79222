import type { Grade } from './paint/grade.ts';
import type { Light } from './paint/light.ts';
import type { Stops } from './scene/ramp.ts';

/** A complete lighting decision: key and its angle, sky fill, bounce, rim, fog, and the grade that belongs to it. */
export interface Rig {
  readonly name: string;
  /** The sky that goes with the light, top to bottom; interiors have none. */
  readonly sky: Stops;
  readonly light: Light;
  readonly grade: Grade;
}

/** Low warm key from the right, violet shadows. */
const dusk: Rig = {
  name: 'dusk',
  sky: [
    [0, '#1f2b57'],
    [0.4, '#5b5c96'],
    [0.72, '#c98ba0'],
    [1, '#f6c68d'],
  ],
  light: {
    direction: [0.55, -0.5, 0.5],
    key: '#ffcf98',
    keyPower: 0.62,
    above: '#6d78ae',
    below: '#54405e',
    rim: '#ffdfae',
    rimPower: 0.5,
    fog: '#a294ba',
  },
  grade: { shadows: [0.1, 0.08, 0.25], highlights: [1, 0.86, 0.66], split: 0.16 },
};

/** Moon from above, everything else ink blue. Heroes want lift. */
const night: Rig = {
  name: 'night',
  sky: [
    [0, '#0b1230'],
    [0.5, '#1d2f5e'],
    [1, '#4a6592'],
  ],
  light: {
    direction: [0.4, -0.7, 0.5],
    key: '#b9cdf2',
    keyPower: 0.42,
    above: '#46598f',
    below: '#241f40',
    rim: '#cfe0ff',
    rimPower: 0.55,
    fog: '#3f5688',
  },
  grade: { shadows: [0.04, 0.05, 0.2], highlights: [0.95, 0.92, 0.8], split: 0.14, vignette: 0.45 },
};

/** Soft peach key from the left, cool sky. */
const dawn: Rig = {
  name: 'dawn',
  sky: [
    [0, '#6a94b8'],
    [0.5, '#bcc6c4'],
    [0.8, '#f3d4ae'],
    [1, '#f7b694'],
  ],
  light: {
    direction: [-0.6, -0.45, 0.5],
    key: '#ffe0b4',
    keyPower: 0.68,
    above: '#90a4bc',
    below: '#7a6470',
    rim: '#fff0cc',
    rimPower: 0.4,
    fog: '#d8cbbf',
  },
  grade: { shadows: [0.18, 0.2, 0.32], highlights: [1, 0.93, 0.8], split: 0.14 },
};

/** High clear day, cream light, blue-green air. */
const noon: Rig = {
  name: 'noon',
  sky: [
    [0, '#3f8fb0'],
    [0.6, '#9cc9c4'],
    [1, '#f1e6c2'],
  ],
  light: {
    direction: [-0.45, -0.75, 0.5],
    key: '#fff0cc',
    keyPower: 0.72,
    above: '#92aec0',
    below: '#8a7a66',
    rim: '#fffbe4',
    rimPower: 0.3,
    fog: '#cfdccf',
  },
  grade: { shadows: [0.16, 0.2, 0.3], highlights: [1, 0.96, 0.82], split: 0.12 },
};

/** Late sun, amber air: harvest, memory. */
const gold: Rig = {
  name: 'gold',
  sky: [
    [0, '#8a6a52'],
    [0.4, '#cf9a58'],
    [0.75, '#f3cd84'],
    [1, '#fbe6b0'],
  ],
  light: {
    direction: [0.6, -0.4, 0.5],
    key: '#ffdc98',
    keyPower: 0.72,
    above: '#a08a78',
    below: '#704a3c',
    rim: '#fff0b8',
    rimPower: 0.5,
    fog: '#e4c390',
  },
  grade: { shadows: [0.22, 0.1, 0.12], highlights: [1, 0.9, 0.62], split: 0.18 },
};

/** Flat grey daylight, little colour. */
const storm: Rig = {
  name: 'storm',
  sky: [
    [0, '#2a3440'],
    [0.5, '#57656c'],
    [1, '#a6aca0'],
  ],
  light: {
    direction: [-0.3, -0.7, 0.5],
    key: '#dfe6dc',
    keyPower: 0.5,
    above: '#6a7880',
    below: '#3c3a44',
    rim: '#f0f4e4',
    rimPower: 0.35,
    fog: '#8d9896',
  },
  grade: { shadows: [0.06, 0.12, 0.16], highlights: [0.94, 0.95, 0.84], split: 0.16, saturation: 0.92 },
};

/** Interiors: a weak warm key, violet fill; bring lamps. */
const candle: Rig = {
  name: 'candle',
  sky: [
    [0, '#3a2436'],
    [1, '#5c4a6c'],
  ],
  light: {
    direction: [-0.2, -0.7, 0.6],
    key: '#ffc985',
    keyPower: 0.3,
    above: '#5c4a6c',
    below: '#3a2436',
    rim: '#ffd9a0',
    rimPower: 0.3,
    fog: '#5a4560',
  },
  grade: { shadows: [0.14, 0.05, 0.16], highlights: [1, 0.84, 0.56], split: 0.18, vignette: 0.6 },
};

/** Blue cold day, white rims. */
const snow: Rig = {
  name: 'snow',
  sky: [
    [0, '#1c2c50'],
    [0.5, '#4c6a94'],
    [1, '#a9bfd0'],
  ],
  light: {
    direction: [-0.5, -0.65, 0.5],
    key: '#dbe8f6',
    keyPower: 0.5,
    above: '#7f98c0',
    below: '#505c84',
    rim: '#ffffff',
    rimPower: 0.35,
    fog: '#93abc8',
  },
  grade: { shadows: [0.06, 0.1, 0.26], highlights: [1, 0.95, 0.86], split: 0.14 },
};

/** Under water, or a street that ought to be. */
const teal: Rig = {
  name: 'teal',
  sky: [
    [0, '#062a36'],
    [0.5, '#13606a'],
    [1, '#6fb8a2'],
  ],
  light: {
    direction: [0, -0.85, 0.5],
    key: '#c8f4dc',
    keyPower: 0.52,
    above: '#3f8a90',
    below: '#14304c',
    rim: '#d8fff0',
    rimPower: 0.45,
    fog: '#2f7c86',
  },
  grade: { shadows: [0.02, 0.1, 0.2], highlights: [0.92, 1, 0.84], split: 0.16 },
};

/** Fire in the sky, wine shadows. */
const red: Rig = {
  name: 'red',
  sky: [
    [0, '#2a0f1c'],
    [0.5, '#7a2430'],
    [0.85, '#d8663c'],
    [1, '#f4b05a'],
  ],
  light: {
    direction: [-0.4, -0.6, 0.5],
    key: '#ffc078',
    keyPower: 0.62,
    above: '#7a4a5c',
    below: '#3a1828',
    rim: '#ffd48a',
    rimPower: 0.5,
    fog: '#a8443c',
  },
  grade: { shadows: [0.16, 0.02, 0.12], highlights: [1, 0.86, 0.56], split: 0.18 },
};

/** Green forest shade with yellow light. */
const moss: Rig = {
  name: 'moss',
  sky: [
    [0, '#2c4038'],
    [0.5, '#6a8568'],
    [1, '#d8d6a0'],
  ],
  light: {
    direction: [0.4, -0.7, 0.5],
    key: '#f4efb8',
    keyPower: 0.58,
    above: '#71907a',
    below: '#37402c',
    rim: '#fbffd0',
    rimPower: 0.4,
    fog: '#a8b890',
  },
  grade: { shadows: [0.06, 0.14, 0.12], highlights: [1, 0.97, 0.72], split: 0.16 },
};

/** Pink evening, kind to faces. */
const rose: Rig = {
  name: 'rose',
  sky: [
    [0, '#5a4a78'],
    [0.45, '#b07a96'],
    [0.8, '#eeb7a4'],
    [1, '#fbe2c4'],
  ],
  light: {
    direction: [-0.5, -0.5, 0.5],
    key: '#ffdcc0',
    keyPower: 0.64,
    above: '#9a86ac',
    below: '#6a4a62',
    rim: '#fff0dc',
    rimPower: 0.45,
    fog: '#d6a8ac',
  },
  grade: { shadows: [0.18, 0.1, 0.26], highlights: [1, 0.9, 0.8], split: 0.16 },
};

/** The rigs of the first world. No more than ten cards may share one. */
export const rig = { dusk, night, dawn, noon, gold, storm, candle, snow, teal, red, moss, rose } as const;
