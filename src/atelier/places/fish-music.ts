import { type Point, spline } from '../geometry/curve.ts';
import { tube } from '../geometry/tube.ts';
import { cycle, many } from '../kit.ts';
import { group, part } from '../motif.ts';
import { fish } from '../motifs/sea/fish.ts';
import type { Scene } from '../scene/scene.ts';

/** Line k of the stave, from the strings up and away. */
const lane = (k: number): Point[] => [
  [430, 900 - k * 4],
  [520, 760 - k * 10],
  [430, 610 - k * 22],
  [210, 520 - k * 30],
  [190, 350 - k * 40],
  [430, 250 - k * 34],
  [840, 170 - k * 34],
];

const CORAL = ['#f0a04a', '#e8583c', '#f6d060', '#e8e0d0', '#d8486a'];

export const stave = () =>
  group(
    'stave',
    many(5, k =>
      part(tube(lane(k), [1.5, 3, 3.4, 3.4, 3.4, 3.4]), '#e4fff2', { emit: 0.9, ao: 0, alpha: 0.75, detail: 1 }),
    ),
  );

export const fishNotes = (s: Scene): void => {
  many(12, (i, u) => {
    const path = spline(lane((i * 3) % 5), false, 20);
    const step = Math.floor((0.2 + u * 0.74) * (path.length - 2));
    const [x, y] = path[step] as Point;
    const [nextX, nextY] = path[step + 1] as Point;
    const angle = Math.atan2(nextY - y, nextX - x);
    const flip = Math.abs(angle) > Math.PI / 2;
    const colours = { colour: cycle(CORAL, i), shade: cycle(CORAL, i + 1), fin: cycle(CORAL, i + 2) };
    s.put(fish(colours), { x, y, scale: 0.85 + u * 0.6, rotate: flip ? angle - Math.PI : angle, flip, lift: 0.5 });
  });
};
