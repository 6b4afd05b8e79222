import { rect } from '../../geometry/shape.ts';
import { many } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const keyAt = (i: number): number => 112 + i * 83;

export const PRESSED_KEY = 4;

export const streetKeys = () =>
  group(
    'piano keys',
    many(7, i =>
      part(rect(keyAt(i), 372 + (i === PRESSED_KEY ? 7 : 0), 77, 500, 8), i === PRESSED_KEY ? '#ffe9a8' : '#f4ecdc', {
        shade: i === PRESSED_KEY ? '#f6c860' : '#d8ccc0',
        round: 0.35,
        bevel: 7,
      }),
    ),
  );

export const blackStreetKeys = () =>
  [1, 2, 4, 5, 6].map(i =>
    part(rect(keyAt(i) - 27, 372, 50, 300, 7), '#3a3244', { shade: '#241e2e', round: 0.6, bevel: 8 }),
  );
