import type { Colour } from '../colour.ts';
import { lerp } from '../geometry/number.ts';
import { rng } from '../geometry/random.ts';
import { many } from '../kit.ts';
import { house } from '../motifs/architecture/house.ts';
import type { Scene } from '../scene/scene.ts';

export interface RoofsOptions {
  readonly y?: number | undefined;
  readonly left?: number | undefined;
  readonly right?: number | undefined;
  readonly count?: number | undefined;
  readonly scale?: number | undefined;
  readonly walls?: readonly Colour[] | undefined;
  readonly roofs?: readonly Colour[] | undefined;
  readonly windows?: Colour | undefined;
  readonly lit?: boolean | undefined;
  /** Walls between these heights. */
  readonly heights?: readonly [low: number, high: number] | undefined;
  readonly depth?: number | undefined;
  readonly seed?: number | undefined;
}

/** A quilt of crooked houses along y, put down in no order so that they overlap by chance. */
export const roofs = (s: Scene, options: RoofsOptions = {}): Scene => {
  const { y = 1100, left = -40, right = 840, count = 9, scale = 1.2, depth = 0, heights = [60, 120] } = options;
  const { walls = ['#8a5f62', '#6d6a8a', '#a8826a', '#74808a'], windows = '#ffd98a', lit = true } = options;
  const tiles = options.roofs ?? ['#7a3f44', '#4f4a6a', '#8a5a44', '#3f5560'];
  const random = rng((options.seed ?? 1) * 71 + s.seed);
  const places = many(count, i => ({
    x: lerp(left, right, (i + 0.5) / count) + random.bell() * 20,
    order: random(),
  })).toSorted((a, b) => a.order - b.order);
  for (const { x } of places) {
    const built = house({
      width: random.between(44, 76),
      height: random.between(heights[0], heights[1]),
      roofHeight: random.between(34, 62),
      colour: random.pick(walls),
      roof: random.pick(tiles),
      windows,
      seed: random.whole(1, 999),
      lean: random.bell() * 5,
      rows: 2,
      door: false,
      lit,
      lamp: random() < 0.4,
    });
    s.put(built, { x, y: y + random.between(-10, 20), scale: scale * random.between(0.85, 1.2), depth });
  }
  return s;
};
