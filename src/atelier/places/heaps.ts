import type { Colour } from '../colour.ts';
import { TAU } from '../geometry/number.ts';
import { points } from '../geometry/points.ts';
import { type Random, rng } from '../geometry/random.ts';
import { ellipse, star } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { many } from '../kit.ts';
import { part } from '../motif.ts';
import { lock } from '../motifs/objects/barbers-shop.ts';
import { crate, priceTag } from '../motifs/objects/market.ts';
import { cloudPuff } from '../motifs/sky/celestial.ts';
import type { Scene } from '../scene/scene.ts';

const heapOfCloud = (s: Scene, x: number, colour: Colour, shade: Colour, seed: number): void => {
  for (const [dx, dy, width] of [
    [-52, -96, 130],
    [54, -92, 130],
    [0, -132, 150],
    [-24, -70, 170],
    [40, -60, 150],
  ] as const)
    s.put(cloudPuff({ width, height: width * 0.56, colour, shade, seed: seed + dx }), { x: x + dx, y: 838 + dy });
};

export const sparks = (s: Scene): void => {
  const random = rng(9);
  for (let i = 0; i < 26; i++) {
    const colour = random.pick(['#f0b83c', '#e8586a', '#fff4c8']);
    const spark = part(star(0, 0, 9, 4), colour, { round: 0.7, ao: 0.1, emit: 0.35 });
    const where = { x: 60 + random() * 420, y: 560 + random() * 330 };
    s.put(spark, { ...where, scale: random.between(0.5, 1.3), rotate: random() * 3 });
  }
};

export const coins = (s: Scene, random: Random): void => {
  many(190, () => {
    const u = random();
    const top = 1176 - Math.sin(u * Math.PI) * 168;
    s.put(
      part(ellipse(0, 0, 13, random.between(5, 12)), random.pick(['#f8d060', '#e8b040', '#ffe08a', '#c88a30']), {
        texture: 'gold',
        round: 0.7,
        ao: 0.4,
      }),
      { x: 300 + u * 500, y: top + random() * (1192 - top), rotate: random.bell() },
    );
  });
};

export const wateringDrops = (s: Scene): void => {
  const random = rng(3);
  for (let i = 0; i < 16; i++)
    s.put(part(tube(points`0,0 -4,18`, [1, 5]), '#bfe0ea', { emit: 0.4 }), {
      x: 150 + random() * 44,
      y: 490 + random() * 170,
    });
};

export const pepper = (s: Scene): void => {
  const random = rng(5);
  for (let i = 0; i < 26; i++) {
    const [t, far] = [random() * TAU, random.between(170, 280)];
    s.put(
      part(ellipse(404 + Math.cos(t) * far, 610 + Math.sin(t) * far, random.between(1.5, 3.4)), '#3a2c2a', {
        detail: 1,
      }),
    );
  }
};

export const ringing = (s: Scene): void => {
  for (const a of [-0.5, 0, 0.5])
    s.put(
      part(
        tube(
          [
            [554 + Math.cos(a) * 18, 800 + Math.sin(a) * 34],
            [580 + Math.cos(a) * 30, 796 + Math.sin(a) * 56],
          ],
          [6, 3],
        ),
        '#fff0c0',
        { emit: 1, detail: 1, ao: 0 },
      ),
    );
};

/** What the scissors have dared so far. */
export const fallenLocks = (s: Scene): void => {
  const random = rng(5);
  many(7, i =>
    s.put(lock(i), {
      x: 200 + random() * 380,
      y: 930 + random() * 220,
      rotate: random() * 6,
      scale: random.between(0.8, 1.3),
    }),
  );
};

/** A crate heaped with one kind of weather, and its price tag. */
export const crateOfClouds = (
  s: Scene,
  x: number,
  [colour, shade, tag]: readonly [Colour, Colour, Colour],
  seed: number,
): void => {
  heapOfCloud(s, x, colour, shade, seed);
  s.put(crate(), { x, y: 884, shadow: { dx: 6, dy: 12, blur: 8, alpha: 0.4 } });
  s.put(priceTag(x, tag));
};
