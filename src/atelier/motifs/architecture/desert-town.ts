// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { rng } from '../../geometry/random.ts';
import { rect } from '../../geometry/shape.ts';
import { darker, lighter, many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { LAMPLIGHT } from '../palette.ts';
import { arch, litWindow } from './arch.ts';

interface DesertTownOptions {
  readonly width?: number;
  readonly count?: number;
  readonly seed?: number;
  readonly colour?: Colour;
  readonly glow?: Colour;
}

/** Cubes and domes heaped on a slope. */
export const desertTown = ({
  width: w = 360,
  count = 16,
  seed = 1,
  colour = '#d8b48a',
  glow = LAMPLIGHT,
}: DesertTownOptions = {}): Motif => {
  const random = rng(seed * 41 + 3);
  const boxes = many(count, () => {
    const x = (random() - 0.5) * w;
    const up = (1 - Math.abs((x / w) * 2)) * 90 * random();
    return { x, y: -up, bw: random.between(34, 60), bh: random.between(34, 66), kind: random() };
  });
  return group(
    'desert town',
    // the farther up the slope, the earlier: near houses overlap far ones
    boxes
      .toSorted((a, b) => a.y - b.y)
      .map(({ x, y, bw, bh, kind }) => {
        const wall = mix(colour, kind < 0.5 ? '#f0dcb8' : '#b88458', random() * 0.6);
        return [
          kind < 0.3 &&
            part(arch(x, y - bh + 2, bw * 0.7, bw * 0.55), lighter(wall, 0.1), { round: 1, texture: 'stone' }),
          part(rect(x - bw / 2, y - bh, bw, bh + 20), wall, {
            texture: 'stone',
            shade: darker(wall, 0.25),
            round: 0.3,
            bevel: 6,
          }),
          part(rect(x - bw / 2 - 2, y - bh - 3, bw + 4, 6), lighter(wall, 0.12), { round: 0.4 }),
          random() < 0.6
            ? litWindow(x - bw * 0.15, y - bh * 0.35, 9, 16, glow)
            : part(arch(x + bw * 0.1, y - bh * 0.3, 9, 16), darker(wall, 0.65), { round: 0 }),
        ];
      }),
  );
};
