import { mix } from '../colour.ts';
import type { Random } from '../geometry/random.ts';
import { many } from '../kit.ts';
import { beardStrand } from '../motifs/sea/beard-waves.ts';
import type { Scene } from '../scene/scene.ts';

/** Fifteen strands from ear to ear, the longest in the middle. */
export const beardOverTheCheeks = (s: Scene, random: Random): void => {
  many(15, (_, u) => {
    const side = u * 2 - 1;
    const [x, y, length] = [400 + side * 118, 600 - Math.abs(side) * 70, 290 - Math.abs(side) * 30];
    const lean = side * 130 + random.bell() * 12;
    s.put(beardStrand(x, y, length, lean, mix('#e8ebe2', '#9cc0bc', random() * 0.5)));
  });
};

/** Nine shorter ones below the mouth. */
export const beardOverTheChin = (s: Scene, random: Random): void => {
  many(9, (_, u) => {
    const lean = u * 168 - 84 + random.bell() * 10;
    s.put(beardStrand(330 + u * 140, 640, 180, lean, mix('#f2f2ea', '#b8d0ca', random() * 0.5)));
  });
};
