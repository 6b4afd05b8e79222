import { points } from '../geometry/points.ts';
import { blob } from '../geometry/shape.ts';
import { cycle, many } from '../kit.ts';
import { part } from '../motif.ts';
import { moth } from '../motifs/animals/moth.ts';
import { house } from '../motifs/architecture/house.ts';
import { candle } from '../motifs/objects/lights.ts';
import { roundTree } from '../motifs/plants/oak.ts';
import { pine } from '../motifs/plants/pine.ts';
import { person } from '../motifs/puppet/person.ts';
import { POSE } from '../motifs/puppet/pose.ts';
import { fish } from '../motifs/sea/fish.ts';
import { cloudPuff, moon } from '../motifs/sky/celestial.ts';
import type { Scene } from '../scene/scene.ts';
import { drift } from './forest.ts';
import { motes } from './motes.ts';
import { kelp } from './water.ts';

/** Ground at the bottom of a jar that stands at x, y. */
const floor = (x: number, y: number, height: number) =>
  blob(
    ...points`${x - 120},${y - height} ${x},${y - height - 16} ${x + 120},${y - height} ${x + 120},${y + 20} ${x - 120},${y + 20}`,
  );

/** The air of a jar, as weather wants it: shares of the card's height. */
const air = (y: number, top = 280) => ({ from: (y - top) / 1200, to: y / 1200 });

/** What was worth keeping. */
export const KEPT: readonly ((s: Scene, x: number, y: number) => void)[] = [
  (s, x, y) =>
    s
      .sky(['#16224c', '#5a6a9a'], { top: y - 270, bottom: y })
      .stars(900, air(y))
      .put(moon({ radius: 44, colour: '#fdf0c8' }), { x, y: y - 150 }),
  (s, x, y) =>
    s
      .sky(['#bcd6de', '#f4f2ea'], { top: y - 270, bottom: y })
      .put(part(floor(x, y, 60), '#f4f6f8', { shade: '#b8c8dc' }))
      .put(house({ seed: 3, colour: '#c98a6a' }), { x: x - 20, y: y - 50, scale: 1.1 })
      .put(pine({ seed: 2 }), { x: x + 56, y: y - 50, scale: 0.9 })
      .flakes({ count: 900, largest: 3.4, ...air(y, 290) }),
  (s, x, y) =>
    s
      .sky(['#3f9aa8', '#12405c'], { top: y - 250, bottom: y })
      .put(fish(), { x, y: y - 110, scale: 1.15 })
      .put(kelp({ height: 130, seed: 4 }), { x: x - 60, y: y + 4, scale: 0.9 }),
  (s, x, y) => {
    s.sky(['#f0a85a', '#fbe0a0'], { top: y - 270, bottom: y }).put(
      roundTree({ colour: '#d8702e', shade: '#8a3a2c', width: 90 }),
      { x, y: y - 26, scale: 1.5 },
    );
    s.put(part(floor(x, y, 26), '#a8683a', { texture: 'leaf' }));
    drift(s, { count: 60, smallest: 4, largest: 8, ...air(y, 250) });
  },
  (s, x, y) =>
    s
      .sky(['#4a4458', '#8a7a80'], { top: y - 270, bottom: y })
      .put(cloudPuff({ colour: '#6a6a80', shade: '#3a3a52' }), { x, y: y - 150, scale: 1.4 })
      .rain({
        count: 60,
        left: (x - 70) / 800,
        right: (x + 60) / 800,
        from: (y - 140) / 1200,
        to: (y - 20) / 1200,
        length: 34,
        alpha: 0.8,
      })
      .put(part(floor(x, y, 22), '#5a86a0', { texture: 'water' })),
  (s, x, y) => {
    s.sky(['#2c1c2c', '#6a2f34'], { top: y - 270, bottom: y });
    const pressed = {
      ...POSE.stand,
      handL: [-14, -70],
      handR: [14, -70],
      elbowL: [-18, -58],
      elbowR: [18, -58],
    } as const;
    s.put(person({ view: 'front', pose: pressed, coat: '#c0883c', name: 'someone very small' }), {
      x,
      y: y - 10,
      scale: 1.75,
    });
    motes(s, { count: 90, radius: 2.6, ...air(y, 240) });
  },
  (s, x, y) => {
    s.sky(['#f4c8c0', '#fbe8d4'], { top: y - 270, bottom: y });
    many(6, i =>
      s.put(
        moth({
          colour: cycle(['#f0b83c', '#e0644a', '#5aa0c0'], i),
          shade: cycle(['#c0502c', '#8a2c44', '#2c5a8a'], i),
          name: i ? '' : 'butterflies',
        }),
        { x: x + Math.cos(i * 2.2) * 50, y: y - 125 + Math.sin(i * 2.2) * 76, scale: 0.46, rotate: i, lift: 0.3 },
      ),
    );
  },
  (s, x, y) =>
    s
      .sky(['#1a1424', '#2c2038'], { top: y - 270, bottom: y })
      .glow(x, y - 90, 130, '#ffb45a', 0.6)
      .put(candle({ height: 60, width: 22 }), { x, y: y - 8, scale: 1.5 }),
];
