import type { Colour } from '../colour.ts';
import type { Random } from '../geometry/random.ts';
import { many } from '../kit.ts';
import { flower } from '../motifs/plants/small.ts';
import type { Scene } from '../scene/scene.ts';

/** Flowers strewn over the foreground of a meadow, larger the nearer they stand. */
export const nearFlowers = (s: Scene, random: Random, colours: readonly Colour[]): void => {
  many(120, () => {
    const y = 1000 + random() ** 0.7 * 200;
    const bloom = { colour: random.pick(colours), height: 36, radius: 10, heart: '#f6d860' };
    s.put(flower(bloom), { x: random() * 800, y, scale: 0.5 + (y - 1000) / 260 });
  });
};

/** Small flowers of one height, anywhere between two heights of the card. */
export const smallFlowers = (s: Scene, random: Random, colours: readonly Colour[]): void => {
  many(50, () =>
    s.put(flower({ colour: random.pick(colours), height: 24, radius: 7 }), {
      x: random() * 800,
      y: random.between(940, 1190),
      scale: random.between(0.6, 1.1),
    }),
  );
};

/** A dandelion meadow in flower. */
export const dandelionMeadow = (s: Scene, random: Random): void => {
  many(34, () => {
    const bloom = { colour: '#f4cc38', heart: '#e8a020', height: random.between(20, 40), radius: 9, petals: 10 };
    s.put(flower(bloom), { x: random() * 800, y: random.between(985, 1190) });
  });
};

/** The flowers of the left half, of all heights. */
export const summerFlowers = (s: Scene, random: Random, colours: readonly Colour[]): void => {
  many(26, () => {
    const bloom = { colour: random.pick(colours), height: random.between(30, 60), radius: 12 };
    s.put(flower(bloom), { x: random() * 400, y: random.between(1010, 1200) });
  });
};
