import { cycle } from '../../kit.ts';
import { peacock } from './peacock.ts';

const LOOKS = [
  [-1, 0, 1],
  [1, -0.4, 1],
  [0, 1, 0.7],
  [0.8, 0.8, 1],
  [-0.8, 0.6, 0.5],
  [0, -1, 1.1],
  [-1, -0.6, 0.85],
  [0.2, 0.2, 0.12],
] as const;

export const shyPeacock = () =>
  peacock({
    rows: [
      { length: 120, count: 6, span: 2.6 },
      { length: 184, count: 9, span: 2.8 },
      { length: 250, count: 11, span: 2.9 },
      { length: 318, count: 9, span: 2.1 },
      { length: 384, count: 7, span: 1.36 },
      { length: 446, count: 4, span: 0.66 },
    ],
    colour: '#2a66a0',
    fan: '#2f7a5c',
    gaze: k => cycle(LOOKS, k * 5 + (k >> 2)),
  });
