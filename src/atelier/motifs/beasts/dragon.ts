// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { type Point, spline } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, many } from '../../kit.ts';
import { group, type Motif, type Part, type Pieces, part } from '../../motif.ts';

export interface DragonOptions {
  readonly colour?: Colour;
  readonly belly?: Colour;
}

/** Spikes along a line, tallest in the middle. */
const spikes = (line: readonly Point[], count: number, height: number): Part[] => {
  const dense = spline(line, false, 16);
  return many(count, i => {
    const step = Math.floor(((i + 0.5) / count) * (dense.length - 2));
    const [[x, y], [nextX, nextY]] = [dense[step] as Point, dense[step + 1] as Point];
    const out = Math.atan2(nextY - y, nextX - x) + Math.PI / 2;
    const [cos, sin, tall] = [Math.cos(out), Math.sin(out), height * (0.6 + 0.4 * Math.sin(((i + 1) / count) * 3))];
    return part(blob([x - sin * 15, y + cos * 15], [x + cos * tall, y + sin * tall, 1], [x + sin * 15, y - cos * 15]), '#e0a04a', { ao: 0.2 });
  });
};

/** A shy dragon that comes round from the right, its head held low; in card units, as large as a card. */
export const dragon = ({ colour = '#8a4a6a', belly = '#f0c898' }: DragonOptions = {}): Motif => {
  const scaly = { texture: 'scales', grain: 0.45 } as const;
  const membrane = mix(colour, '#f0a070', 0.35);
  const tail = points`830,1040 700,1120 520,1150 380,1130 330,1080`;
  const neck = points`640,800 610,610 520,470 400,440 318,520`;
  return group(
    'dragon',
    part(tube(tail, [120, 84, 56, 32, 6]), colour, { ...scaly, shade: mix(colour, '#2a1030', 0.3) }),
    part(blob(...points`600,690 560,470 640,330 770,270 860,300 830,480 760,640`), membrane, {
      texture: 'cloth', grain: 0.3, round: 0.5, shade: mix(colour, '#20102c', 0.2),
    }),
    [points`600,690 590,510 640,330`, points`640,680 675,475 770,270`].map(bone => part(tube(bone, [18, 13, 6]), colour, scaly)),
    spikes(neck.map(([x, y]): Point => [x + 34, y - 44]), 8, 44),
    part(union(tube(neck, [210, 150, 112, 100, 96]), blob(...points`500,1080 510,860 600,720 720,690 830,760 860,1090`)), colour, {
      texture: 'scales', grain: 0.42, shade: mix(colour, '#2a1030', 0.35),
    }),
    part(tube(points`572,1050 556,850 548,660 470,540 390,520`, [120, 110, 84, 52, 20]), belly, { texture: 'hplank', grain: 0.3, ao: 0.2, round: 0.7 }),
    part(tube(points`600,900 520,960 470,1010`, [96, 78, 62]), colour, scaly),
    [-1, 0, 1].map(q => part(tube(points`${468 + q * 22},1016 ${446 + q * 30},1050`, [24, 10]), '#f0dcb0', { ao: 0.3 })),
    head(colour, belly),
  );
};

const head = (colour: Colour, belly: Colour): Pieces => [
  both(q => part(tube(points`${352 + q * 22},470 ${396 + q * 26},400 ${386 + q * 34},350`, [26, 18, 4]), '#f0d8a8', { texture: 'wood' })),
  part(blob(...points`430,452 446,520 400,580 330,612 258,636 222,614 224,580 270,546 300,480 360,436`), colour, {
    texture: 'scales', grain: 0.5, shade: mix(colour, '#f0b080', 0.25),
  }),
  part(blob(...points`228,618 300,602 386,574 380,600 310,632 250,650`), belly, { ao: 0.2 }),
  part(tube(points`230,612 300,598 372,566`, [3, 5, 3]), '#4a2038', { ao: 0, detail: 1 }),
  part(ellipse(238, 588, 8, 6), '#3a1828'),
  part(ellipse(338, 512, 30, 32), '#fbf2dc', { round: 0.5 }),
  part(ellipse(330, 522, 17, 20), '#3f6a4a', { ao: 0 }),
  part(ellipse(328, 524, 9, 14), '#140e14', { ao: 0, detail: 1 }),
  part(ellipse(336, 512, 6), '#ffffff', { emit: 1, ao: 0, detail: 1 }),
  part(tube(points`300,486 334,470 376,486`, [6, 12, 5]), mix(colour, '#20102c', 0.4), { ao: 0 }),
  part(blob(...points`430,470 490,440 512,470 440,520`), mix(colour, '#f0a070', 0.3), { round: 0.6 }),
];
