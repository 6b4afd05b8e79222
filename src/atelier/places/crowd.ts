import type { Colour } from '../colour.ts';
import type { Point, Shape } from '../geometry/curve.ts';
import { lerp } from '../geometry/number.ts';
import { rng } from '../geometry/random.ts';
import { blob, ellipse, poly, transform, union } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { darker } from '../kit.ts';
import { group, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

export interface CrowdOptions {
  readonly left?: number | undefined;
  readonly right?: number | undefined;
  readonly y?: number | undefined;
  readonly count?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly scale?: number | undefined;
  /** Some of them are not people. */
  readonly ears?: boolean | undefined;
  readonly depth?: number | undefined;
  readonly seed?: number | undefined;
}

const bothSides = (shape: Shape): Shape => union(shape, transform(shape, { flip: true }));

const antler = (): Shape => {
  const beam: Point[] = [
    [6, -32],
    [16, -54],
    [12, -72],
  ];
  return union(
    tube(beam, [4, 3, 1]),
    tube(
      [
        [14, -52],
        [26, -62],
      ],
      [3, 1],
    ),
  );
};

/** What may stick out of a hood: a hare's ears, a cat's, a bear's, antlers, or nothing. */
const CROWNS: readonly Shape[] = [
  bothSides(blob([8, -30], [12, -62], [3, -66], [0, -32])),
  bothSides(poly([14, -26], [14, -50], [2, -34])),
  bothSides(ellipse(13, -34, 7)),
  bothSides(antler()),
  [],
];

/** Shoulders and heads from behind, as a dark front row. */
export const crowd = (s: Scene, options: CrowdOptions = {}): Scene => {
  const { left = 0, right = 800, y = 1150, count = 10, colour = '#241e2c', scale = 1.2, depth = 0 } = options;
  const random = rng((options.seed ?? 1) + s.seed);
  const body = union(blob([-26, 60], [-24, 10], [-12, -6], [12, -6], [24, 10], [26, 60]), ellipse(0, -20, 15, 16));
  for (let i = 0; i < count; i++) {
    const x = lerp(left, right, (i + 0.5) / count) + random.bell() * 14;
    const size = scale * random.between(0.8, 1.15);
    const crown = random.pick(CROWNS);
    const shape = options.ears ? union(body, crown) : body;
    s.put(group(i ? '' : 'audience', part(shape, colour, { shade: darker(colour, 0.5), round: 0.9 })), {
      x,
      y: y + random.between(-12, 12),
      scale: size,
      depth,
    });
  }
  return s;
};
