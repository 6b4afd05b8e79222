import { type Colour, mix } from '../colour.ts';
import { type Point, type Shape, spline } from '../geometry/curve.ts';
import { lerp, TAU } from '../geometry/number.ts';
import { type Random, rng } from '../geometry/random.ts';
import { blob, transform, union } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { darker, many } from '../kit.ts';
import { group, type Part, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

export interface ForestOptions {
  readonly layers?: number | undefined;
  /** Where the farthest trunks stand. */
  readonly y?: number | undefined;
  /** Trunks a layer. */
  readonly count?: number | undefined;
  readonly height?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly moss?: Colour | undefined;
  readonly fog?: Colour | undefined;
  readonly branches?: boolean | undefined;
  /** A clearing: [x, half its width], narrower towards the back. */
  readonly gap?: readonly [x: number, half: number] | undefined;
  readonly seed?: number | undefined;
}

const trunk = (random: Random, x: number, y: number, width: number, height: number, branches: boolean): Shape => {
  const lean = random.bell() * 30;
  const spine: Point[] = [
    [x, y],
    [x + lean * 0.3 + random.bell() * 10, y - height * 0.3],
    [x + lean, y - height],
  ];
  const roots = [-1, 1].map(side =>
    tube(
      [
        [x, y - width],
        [x + side * width * 0.5, y - 6],
        [x + side * width * 1.1, y + 6],
      ],
      [width * 0.7, width * 0.4, 2],
    ),
  );
  const limbs = many(branches ? 3 : 0, () => {
    const from = y - height * random.between(0.3, 0.8);
    const side = random() < 0.5 ? -1 : 1;
    const length = width * random.between(2, 4);
    const tip: Point = [x + side * length, from - length * random.between(0.3, 0.9)];
    return tube(
      [[x + lean * 0.5, from], [x + side * length * 0.5, from - length * 0.3], tip],
      [width * 0.34, width * 0.2, 1],
    );
  });
  return union(tube(spine, [width * 1.1, width * 0.8, width * 0.6]), ...roots, ...limbs);
};

/** Trunks in fog, back to front, with mist between the layers. */
export const forest = (s: Scene, options: ForestOptions = {}): Scene => {
  const { layers = 4, y = 900, count = 7, height = 900, colour = '#3a3440', moss, branches = true, gap } = options;
  const random = rng((options.seed ?? 1) * 17 + s.seed);
  for (let layer = 0; layer < layers; layer++) {
    const far = 1 - layer / (layers - 1 || 1);
    for (let i = 0; i < count; i++) {
      const x = ((i + random()) / count) * 900 - 50;
      if (gap && Math.abs(x - gap[0]) < gap[1] * (1.05 - far * 0.6)) continue;
      const width = lerp(16, 62, 1 - far) * random.between(0.6, 1.2);
      const foot = y + (1 - far) * 130 + random.between(-14, 14);
      const wood = part(trunk(random, x, foot, width, height, branches), colour, {
        texture: 'bark',
        grain: 0.7,
        shade: moss ? mix(colour, moss, 0.4) : darker(colour, 0.25),
        detail: 0.15 + (1 - far) * 0.25,
        stroke: Math.PI / 2,
        ao: 0.1,
      });
      s.put(group(layer || i ? '' : 'forest', wood), { depth: far * 0.78 });
    }
    if (layer < layers - 1)
      s.mist(y - 10 + (1 - far) * 70, 170, options.fog ?? s.lighting.fog, 0.34 * far + 0.1, layer);
  }
  return s;
};

export interface BoughsOptions {
  readonly side?: 'left' | 'right' | undefined;
  readonly colour?: Colour | undefined;
  /** Leaves run from the first colour to this. */
  readonly shade?: Colour | undefined;
  readonly y?: number | undefined;
  readonly length?: number | undefined;
  /** Leaves a bough. */
  readonly count?: number | undefined;
  readonly leaf?: number | undefined;
  /** Rising from the lower corner instead of hanging from the upper. */
  readonly rising?: boolean | undefined;
  readonly seed?: number | undefined;
}

const leafAt = (random: Random, [x, y]: Point, size: number, colour: Colour): Part => {
  const length = size * random.between(0.6, 1.2);
  const outline = blob([0, 0], [length * 0.5, -length * 0.3], [length, 0, 1], [length * 0.5, length * 0.3]);
  const options = { texture: 'leaf', round: 0.6, detail: 0.35, ao: 0.1 } as const;
  return part(transform(outline, { x, y, rotate: random() * TAU }), colour, options);
};

/** Dark leafy boughs that frame a corner, for depth. */
export const boughs = (s: Scene, options: BoughsOptions = {}): Scene => {
  const { side = 'left', colour = '#1c2430', shade = colour, y = 40, length = 300, count = 16, leaf = 26 } = options;
  const random = rng((options.seed ?? 1) * 3 + s.seed);
  const inwards = side === 'left' ? 1 : -1;
  const down = options.rising ? -1 : 1;
  const x = side === 'left' ? -20 : 820;
  const grown = many(3, i => {
    const from = y + i * 46 * down;
    const spine: Point[] = [
      [x, from],
      [x + inwards * length * 0.4, from + random.bell() * 30],
      [x + inwards * length * random.between(0.7, 1), from + random.between(-10, 60) * down],
    ];
    const along = spline(spine, false, 12);
    const leaves = many(count, () => leafAt(random, random.pick(along), leaf, mix(colour, shade, random())));
    return [part(tube(spine, [12, 7, 2]), colour, { texture: 'bark', detail: 0.3 }), leaves];
  });
  return s.put(group('', grown));
};

export interface DriftOptions {
  readonly count?: number | undefined;
  readonly colours?: readonly Colour[] | undefined;
  /** Shares of the height. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly smallest?: number | undefined;
  readonly largest?: number | undefined;
  readonly seed?: number | undefined;
}

/** Leaves or petals on the wind. */
export const drift = (s: Scene, options: DriftOptions = {}): Scene => {
  const { count = 40, colours = ['#d9822e', '#b5452e', '#e3b04a'], from = 0, to = 1 } = options;
  const { smallest = 4, largest = 11, seed = 1 } = options;
  const random = rng(seed * 9 + s.seed);
  for (let i = 0; i < count; i++) {
    const r = random.between(smallest, largest);
    const petal = blob([-r, 0], [-r * 0.2, -r * 0.5], [r, -r * 0.1, 1], [r * 0.1, r * 0.5]);
    s.put(part(petal, random.pick(colours), { texture: 'leaf', round: 0.5, ao: 0.05 }), {
      x: random() * s.width,
      y: lerp(from, to, random()) * s.height,
      rotate: random() * TAU,
    });
  }
  return s;
};
