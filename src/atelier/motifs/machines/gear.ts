// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { TAU } from '../../geometry/number.ts';
import { ellipse, join, rect } from '../../geometry/shape.ts';
import { darker, hole, lighter, many, ring } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface GearOptions {
  readonly radius?: number;
  readonly teeth?: number;
  readonly colour?: Colour;
  readonly spokes?: number;
  readonly rotate?: number;
  /** Height of a tooth and radius of the axle, as shares of the radius. */
  readonly toothDepth?: number;
  readonly bore?: number;
}

/** A toothed wheel with spokes. */
export function gear({
  radius: r = 100,
  teeth = 18,
  colour = '#b08a48',
  spokes = 5,
  rotate = 0,
  toothDepth = 0.1,
  bore = 0.16,
}: GearOptions = {}): Motif {
  const polar = (turns: number, out: number): Point => {
    const angle = rotate + turns * TAU;
    return [Math.cos(angle) * r * out, Math.sin(angle) * r * out];
  };
  const tip = 1 + toothDepth;
  const rim = many(teeth, i =>
    ([[0.02, 1], [0.14, tip], [0.4, tip], [0.52, 1]] as const).map(([u, out]) => polar((i + u) / teeth, out)),
  ).flat();
  // Between two spokes: wide at the rim, narrower at the hub.
  const gaps = many(spokes, i => {
    const at = (u: number, out: number): Point => polar((i + 0.16 + 0.68 * u) / spokes, out);
    const outer = many(11, (_, u) => at(u, 0.78));
    const inner = many(11, (_, u) => at(0.18 + 0.64 * u, 0.34));
    return hole([[...outer, ...inner.toReversed()]]);
  });
  return group(
    'gear',
    part(join([rim], ...gaps), colour, {
      texture: 'gold',
      shade: darker(colour, 0.35),
      round: 0.55,
      bevel: Math.max(5, r * 0.07),
      ao: 0.5,
    }),
    part(ring(0, 0, r * 0.9, r * 0.86), darker(colour, 0.35), { round: 0.3, ao: 0, alpha: 0.7 }),
    part(ellipse(0, 0, r * 0.26), lighter(colour, 0.12), { texture: 'gold', round: 0.8 }),
    part(ellipse(0, 0, r * bore), darker(colour, 0.6), { round: 0.9 }),
    part(rect(-r * 0.1, -r * 0.018, r * 0.2, r * 0.036), darker(colour, 0.8), { round: 0, ao: 0 }),
  );
}
