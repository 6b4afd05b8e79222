import { type Colour, mix } from '../colour.ts';
import { points } from '../geometry/points.ts';
import { blob, rect, wobble } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { cycle } from '../kit.ts';
import { type Motif, part, type Texture } from '../motif.ts';
import { circusTent } from '../motifs/architecture/fairground.ts';
import { house } from '../motifs/architecture/house.ts';
import { windmill } from '../motifs/architecture/mills.ts';
import { balloon } from '../motifs/objects/float.ts';
import { bareTree } from '../motifs/plants/bare-tree.ts';
import { cypress } from '../motifs/plants/cypress.ts';
import { roundTree } from '../motifs/plants/oak.ts';
import { pine } from '../motifs/plants/pine.ts';
import { flower } from '../motifs/plants/small.ts';
import { fish } from '../motifs/sea/fish.ts';
import { paperBoat } from '../motifs/vehicles/boats.ts';
import { train } from '../motifs/vehicles/rail.ts';
import { ship } from '../motifs/vehicles/ship.ts';
import type { Scene } from '../scene/scene.ts';
import { bench } from './furniture.ts';

/** A place the old woman knows: its weather, its ground, and what stood there ([thing, dx, dy, scale]). */
interface Place {
  readonly sky: readonly [Colour, Colour];
  readonly ground?: readonly [Colour, height: number, Texture?];
  readonly things?: readonly (readonly [Motif, number, number, number])[];
}

const PLACES: readonly Place[] = [
  {
    sky: ['#6fb0c8', '#f0e8c8'],
    ground: ['#8fb060', 60],
    things: [[house({ lit: false, lamp: false, roof: '#b8503c' }), 92, 160, 1.2]],
  },
  { sky: ['#f4d890', '#f8ecc0'], ground: ['#d9a848', 70], things: [[balloon({ radius: 26, string: 60 }), 60, 60, 1]] },
  {
    sky: ['#a8dcd8', '#3f93a4'],
    things: [
      [fish(), 80, 74, 0.9],
      [fish({ colour: '#e6c04a' }), 120, 140, 0.6],
    ],
  },
  {
    sky: ['#b8d0a0', '#e8ecc0'],
    ground: ['#5f8a4a', 60],
    things: [[roundTree({ colour: '#8ab456', shade: '#4f7a44' }), 92, 168, 1.5]],
  },
  { sky: ['#e8a088', '#f8d4a8'], ground: ['#a86a50', 50, 'sand'], things: [[train({ cars: 1 }), 100, 162, 0.8]] },
  {
    sky: ['#d8c8e0', '#f4e4e0'],
    ground: ['#e8e8f0', 70, 'stone'],
    things: [
      [pine({ snow: 0.6 }), 60, 166, 1.1],
      [pine({ snow: 0.5, seed: 3 }), 124, 172, 0.9],
    ],
  },
  { sky: ['#2c3a6a', '#6a6a9a'], ground: ['#4a5a7a', 70] },
  {
    sky: ['#f0c0b0', '#f8e4cc'],
    ground: ['#c8788a', 60],
    things: [
      [flower({ height: 90, radius: 26 }), 70, 180, 1.1],
      [flower({ colour: '#f2e0f0', height: 70, radius: 24 }), 128, 184, 1],
    ],
  },
  { sky: ['#4f90b0', '#c8e4dc'], ground: ['#2f6a8a', 50, 'water'], things: [[ship(), 92, 134, 1.1]] },
  {
    sky: ['#f6e0a0', '#f0b878'],
    ground: ['#b88a4a', 40, 'sand'],
    things: [[bareTree({ height: 130, leaf: '#d9822e', leafShade: '#b5452e', leafCount: 2 }), 92, 172, 1]],
  },
  { sky: ['#c8d8e0', '#f2ece0'], ground: ['#9ab088', 40], things: [[windmill(), 92, 176, 1.2]] },
  { sky: ['#8a6aa0', '#e8a8a0'], ground: ['#5a4a78', 70], things: [[cypress(), 120, 168, 0.8]] },
  { sky: ['#f4f0e4', '#e6dcc8'] },
  { sky: ['#a8c8b8', '#e6ecc8'], ground: ['#6f9a5a', 60], things: [[bench(), 92, 170, 0.8]] },
  {
    sky: ['#f8d0a0', '#f4a878'],
    ground: ['#a85a48', 60],
    things: [[circusTent({ width: 130, height: 110 }), 92, 168, 1]],
  },
  { sky: ['#7fb0c0', '#d8ecdc'], ground: ['#d8c08a', 50, 'sand'], things: [[paperBoat(), 92, 130, 1.2]] },
];

const COLUMNS = [36, 220, 402, 584, 766];

const ROWS = [420, 616, 812, 1008, 1216];

const seam = (rotate: number) =>
  ({ alpha: 0.75, detail: 1, pattern: { kind: 'stripe', colour: '#a8806a', width: 15, rotate } }) as const;

export const quiltOfPlaces = (s: Scene): void => {
  s.shade(rect(30, 404, 740, 40), '#4a3050', 0.5, 16);
  PLACES.forEach(({ sky, ground, things = [] }, i) => {
    const [x, y] = [cycle(COLUMNS.slice(0, 4), i), ROWS[i >> 2] as number];
    s.clip(wobble(rect(x, y, 184, 208), 3, 0.03, i), () => {
      s.sky(sky, { top: y, bottom: y + 200 });
      const land = ground && 200 - ground[1];
      if (land)
        s.put(
          part(
            blob(
              ...points`${x - 10},${y + 220}! ${x - 10},${y + land} ${x + 60},${y + land - 14} ${x + 130},${y + land + 6} ${x + 194},${y + land - 10} ${x + 194},${y + 220}!`,
            ),
            ground[0],
            { shade: mix(ground[0], '#2a2038', 0.35), texture: ground[2] ?? 'grass', round: 0.3 },
          ),
        );
      for (const [thing, dx, dy, scale] of things) s.put(thing, { x: x + dx, y: y + dy, scale });
    });
  });
  for (const x of COLUMNS.slice(1, 4))
    s.put(part(tube(points`${x},420 ${x + 3},800 ${x},1210`, 7), '#f6ead2', seam(1.57)));
  for (const y of ROWS.slice(1, 4)) s.put(part(tube(points`36,${y} 400,${y + 4} 766,${y}`, 7), '#f6ead2', seam(0)));
  s.put(
    part(tube(points`30,408 220,396 400,404 590,394 770,408`, 52), '#fffaf0', { shade: '#cfc0cc', texture: 'cloth' }),
    { shadow: { dy: 10, blur: 10, alpha: 0.4 } },
  );
};
