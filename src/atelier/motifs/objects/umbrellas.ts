import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { TAU } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many, ring } from '../../kit.ts';
import { group, part } from '../../motif.ts';

const on = (turn: number, radius: number): Point => [Math.cos(turn * TAU) * radius, Math.sin(turn * TAU) * radius];

/** An umbrella from above: eight panels and a ferrule. */
export const umbrellaAbove = (name: string, colour: Colour, shade: Colour) =>
  group(
    name,
    many(8, i => {
      const corner = (turn: number): Point => [...(on(turn, 50) as [number, number]), 1];
      const panel = blob([0, 0, 1], corner(i / 8), on((i + 0.5) / 8, 45), corner((i + 1) / 8));
      const [x, y] = on((i + 0.5) / 8, 50);
      return part(panel, i % 2 ? colour : mix(colour, '#ffffff', 0.12), {
        shade,
        gradient: [0, 0, x, y],
        texture: 'cloth',
        grain: 0.6,
        round: 0.5,
        ao: 0.1,
      });
    }),
    part(ellipse(0, 0, 4), '#e8e0d0'),
  );

export const upturnedHandle = () =>
  group('handle', part(tube(points`0,0 16,-30 28,-52 44,-54 46,-36`, [6, 6, 7, 7, 6]), '#8a5638', { texture: 'wood' }));

/** An upturned umbrella that keeps the rain: a pond with its rim, in card units around (x, y). */
export const pondRim = (x: number, y: number) => part(ring(x, y, 98, 90), '#f2ddc8', { round: 0.9 });
