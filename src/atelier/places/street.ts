import { mix, type Rgb, rgb } from '../colour.ts';
import type { Point } from '../geometry/curve.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { clamp, smooth } from '../geometry/number.ts';
import { rng } from '../geometry/random.ts';
import { rect } from '../geometry/shape.ts';
import { darker, many } from '../kit.ts';
import { part } from '../motif.ts';
import { house } from '../motifs/architecture/house.ts';
import { tower } from '../motifs/architecture/towers.ts';
import { umbrellaAbove } from '../motifs/objects/umbrellas.ts';
import type { Scene } from '../scene/scene.ts';

const [SLAB, WORN, TAR, ASPHALT, GAP] = ['#dcc4a8', '#b89c8c', '#6c7686', '#505a6e', '#4a4258'].map(rgb) as [
  Rgb,
  Rgb,
  Rgb,
  Rgb,
  Rgb,
];

export const streetFromAbove = (s: Scene): void => {
  s.field(
    (x, y) => {
      const grit = clamp(0.5 + fbm(x * 0.02, y * 0.02, 4) * 0.8);
      if (x > 96 && x < 704) return mix(TAR, ASPHALT, grit);
      const joint = (y + (x > 400 ? 30 : 0)) % 92 < 5 || Math.abs(x - 52) < 2 || Math.abs(x - 752) < 2;
      return mix(mix(SLAB, WORN, grit), GAP, joint ? 0.45 : 0);
    },
    { detail: 0.15, stroke: (x, y) => noise(x * 0.006, y * 0.006) * 3 },
  );
};

export const wetPaving = (s: Scene): void => {
  const [stone, dark, shine, warm] = [rgb('#a4b0b8'), rgb('#7a8894'), rgb('#eef2ee'), rgb('#f4dcb8')];
  s.field(
    (x, y) => {
      const across = (x + noise(y * 0.01, 3) * 8) / 74;
      const slab = mix(
        stone,
        dark,
        clamp(0.5 + noise(Math.floor(across) * 3.3, Math.floor(y / 54) * 5.1) * 0.6 + fbm(x * 0.01, y * 0.01, 3) * 0.4),
      );
      const wet = mix(
        slab,
        mix(shine, warm, clamp(0.5 + noise(x * 0.004, y * 0.004))),
        smooth(0, 0.3, fbm(x * 0.005 + 3, y * 0.008, 3)) * 0.7,
      );
      return Math.min(((across % 1) + 1) % 1, (y / 54) % 1) < 0.05 ? darker(wet, 0.3) : wet;
    },
    { detail: 0.2, stroke: 0.2 },
  );
};

export const slateUmbrellas = (s: Scene, hero: Point): void => {
  const random = rng(14);
  const crowd = many(48, i => ({
    x: (i % 6) * 150 + (Math.floor(i / 6) % 2) * 75 - 10 + random.bell() * 22,
    y: Math.floor(i / 6) * 158 + 40 + random.bell() * 22,
  }));
  for (const { x, y } of crowd.filter(({ x, y }) => Math.hypot(x - hero[0], y - hero[1]) > 92)) {
    const slate = random.pick(['#4c6480', '#566e86', '#445c78', '#5a6482', '#506a7c']);
    s.put(umbrellaAbove('slate umbrella', slate, darker(slate, 0.3)), {
      x,
      y,
      scale: random.between(1.3, 1.55),
      rotate: random() * 3,
      ao: 0.2,
      shadow: { dx: 18, dy: 24, blur: 10, alpha: 0.42 },
    });
  }
};

export const hangingStreet = (s: Scene): void => {
  const random = rng(4);
  const street = many(13, i => ({
    x: i * 66 - 10 + random.bell() * 12,
    scale: random.between(1.3, 2.3),
    i,
    order: random(),
  }));
  for (const { x, scale, i } of street.toSorted((a, b) => a.order - b.order))
    s.put(
      i % 4 === 2
        ? tower({ seed: i, colour: '#626c98', roof: '#4a4478', height: 110 })
        : house({ seed: i + 2, colour: '#6e78a4', roof: '#544a78', height: 80, windows: '#ffd27a', lamp: false }),
      { x, y: 564, scale, flipY: true },
    );
};

/** Kerbs of the pavement and the rails between them. */
export const kerbsAndRails = (s: Scene): void => {
  for (const x of [90, 700]) s.put(part(rect(x, -10, 16, 1220), '#b8a698', { texture: 'stone', round: 0.6 }));
  for (const x of [290, 330]) s.put(part(rect(x, -10, 7, 1220), '#8a8694', { round: 0.8, ao: 0.3 }));
};
