import { mix, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp } from '../geometry/number.ts';
import { points } from '../geometry/points.ts';
import { rng } from '../geometry/random.ts';
import { ellipse, wobble } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { many } from '../kit.ts';
import { group, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

const [TURF, ROOTED, LOAM, DEEP, CLAY] = [
  rgb('#8ab050'),
  rgb('#5a8440'),
  rgb('#9a6a48'),
  rgb('#3a2230'),
  rgb('#c89868'),
];

export const lawnSection = (s: Scene): void => {
  s.field(
    (x, y) => {
      const deep = (y - 372 - noise(x * 0.006, 5) * 10) / 830;
      if (deep < 0) return null;
      if (deep < 0.035) return mix(TURF, ROOTED, deep * 28);
      const band = noise(3, (y + Math.sin(x * 0.006) * 26) * 0.016) * 0.25;
      return mix(mix(LOAM, DEEP, clamp(deep + fbm(x * 0.007, y * 0.01, 4) * 0.3)), CLAY, clamp(band));
    },
    { detail: 0.2, stroke: x => Math.cos(x * 0.006) * 0.16 },
  );
};

export const windingRoots = (s: Scene): void => {
  for (const root of [
    points`560,390 540,470 470,520 430,600`,
    points`575,390 600,500 680,560 700,690`,
    points`565,392 566,480 590,560 570,620`,
  ] as const)
    s.put(group('roots', part(tube(root, [22, 14, 9, 3]), '#5a463c', { texture: 'bark' })));
};

export const burrowStones = (s: Scene): void => {
  for (const [x, y, r] of [
    [90, 560, 16],
    [720, 1110, 20],
    [80, 1100, 24],
    [360, 1130, 14],
    [250, 520, 10],
    [520, 1100, 18],
  ] as const)
    s.put(part(wobble(ellipse(x, y, r * 1.3, r), 3), '#8a7468', { texture: 'stone' }));
};

export const gardenSection = (s: Scene): void => {
  const turf = (x: number) => 418 + noise(x * 0.008, 2) * 12;
  s.field(
    (x, y) => {
      const d = (y - turf(x)) / 780;
      if (d < 0) return null;
      return d < 0.02
        ? mix('#8aa052', '#5f7a3c', d * 50)
        : mix('#84583e', '#3c2830', clamp(d + fbm(x * 0.008, y * 0.012, 4) * 0.35));
    },
    { detail: 0.2, stroke: (x, y) => noise(x * 0.006, y * 0.01) * 1.2 },
  );
};

export const soilStones = (s: Scene): void => {
  const random = rng(12);
  many(46, () =>
    s.put(
      part(
        wobble(ellipse(0, 0, random.between(6, 20), random.between(5, 13)), 3, 0.2),
        random.pick(['#a08a78', '#5a3a30', '#c0a488']),
        { texture: 'stone' },
      ),
      { x: random() * 800, y: random.between(500, 1180), rotate: random() * 3 },
    ),
  );
};
