import { pagoda } from './pagoda.ts';

/** Four storeys with a season on every roof, spring at the bottom. */
export const towerOfSeasons = () =>
  pagoda({
    storeys: 4,
    width: 470,
    height: 276,
    taper: 0.84,
    colour: '#8a3a34',
    roofs: ['#7a9a62', '#3f8a86', '#c8683c', '#fbfdff'],
    walls: ['#f0d4c8', '#f2e2a8', '#e0b488', '#c4d0de'],
  });

/** What drifts past its windows. */
export const BLOSSOM = ['#f6b8c4', '#fbdcd8', '#e890a4'] as const;
export const RED_LEAVES = ['#c8482c', '#e8903c', '#a83c2c'] as const;
