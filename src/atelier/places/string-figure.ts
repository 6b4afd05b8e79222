import { points } from '../geometry/points.ts';
import type { Motif } from '../motif.ts';
import {
  cord,
  FINGERS,
  LEFT_HAND,
  onString,
  RIGHT_HAND,
  redWool,
  smallWash,
  tipOf,
} from '../motifs/objects/string-figure.ts';
import { SKIN } from '../motifs/people/complexion.ts';
import { hand as personHand } from '../motifs/people/hand.ts';
import type { Scene } from '../scene/scene.ts';

/** Two hands and the seven strings between them. */
export const stringFigure = (s: Scene): void => {
  const hand = personHand({ gesture: 'open', skin: SKIN.brown, sleeve: '#4f7a6a', cuff: '#f2e4c8', arm: 90 });
  s.put(hand, LEFT_HAND).put(hand, RIGHT_HAND);
  s.put(cord('little', 'little', 20))
    .put(cord('ring', 'fore', 0))
    .put(cord('fore', 'ring', 0));
  s.put(cord('middle', 'middle', 34))
    .put(cord('thumb', 'thumb', 20))
    .put(cord('thumb', 'fore', 0));
  s.put(cord('fore', 'thumb', 0));
  for (const at of [LEFT_HAND, RIGHT_HAND])
    for (const finger of FINGERS) {
      const [x, y] = tipOf(finger, at);
      s.put(redWool(points`${x - 24},${y + 4} ${x},${y + 14} ${x + 24},${y + 4}`, 10));
    }
};

/** Three pieces of washing that hang straight down from a slanting string. */
export const washingOnAString = (s: Scene): void => {
  const [[x0, y0], [x1, y1]] = [onString('fore', 'ring', 0), onString('fore', 'ring', 1)];
  const [x, y] = onString('fore', 'ring', 0.3);
  const slope = (y1 - y0) / (x1 - x0);
  const hang = (cloth: Motif, dx: number) => s.put(cloth, { x: x + dx, y: y + 2 + dx * slope });
  hang(smallWash(34, 44, '#f6efe0'), 0);
  hang(smallWash(26, 38, '#7fa6b8'), 46);
  hang(smallWash(30, 40, '#e0a83c'), 84);
};
