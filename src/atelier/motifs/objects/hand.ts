// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker } from '../../kit.ts';
import { group, line, type Motif, type Part, part } from '../../motif.ts';

interface HandOptions {
  readonly colour?: Colour;
  /** `pinch` comes from above, `open` shows its palm, `cupped` is a pair that holds something. */
  readonly pose?: 'pinch' | 'open' | 'cupped';
  readonly sleeve?: Colour;
  readonly cuff?: Colour;
}

/** A hand the size of a person. Origin at the centre of the palm. */
export function hand({
  colour = '#e2b491',
  pose = 'pinch',
  sleeve = '#3a3f66',
  cuff = '#f0e4cf',
}: HandOptions = {}): Motif {
  const finger = (spine: readonly Point[], widths: readonly number[], skin: Colour = colour): Part =>
    part(tube(spine, widths), skin, {
      round: 1,
      shade: mix(skin, '#b05a4a', 0.18),
      texture: 'stone',
      grain: 0.5,
      bump: 0.1,
    });
  const nail = (x: number, y: number, rotate: number, size = 1): Part =>
    part(ellipse(x, y, 4.5 * size, 6 * size, rotate), mix(colour, '#ffe0d4', 0.6), { round: 0.5, ao: 0.12 });
  if (pose === 'pinch')
    return group(
      'giant hand',
      part(tube([[26, -150], [14, -90], [4, -40]], [100, 80, 56]), sleeve, {
        texture: 'cloth',
        shade: darker(sleeve, 0.2),
      }),
      part(tube([[-26, -52], [4, -44], [34, -58]], 18), cuff, { texture: 'cloth' }),
      finger([[30, -20], [46, 14], [38, 44], [22, 54]], [24, 19, 16, 11], darker(colour, 0.14)),
      finger([[22, -14], [36, 22], [26, 56], [12, 66]], [25, 20, 17, 11], darker(colour, 0.07)),
      part(blob([-26, -44], [6, -54], [34, -40], [36, -4], [20, 14], [-8, 12], [-26, -6]), colour, {
        round: 0.9,
      }),
      finger([[8, -8], [18, 30], [8, 62], [0, 76]], [24, 20, 16, 11]),
      nail(3, 72, 0.35, 0.9),
      finger([[-18, -14], [-30, 18], [-18, 54], [-4, 74]], [25, 21, 17, 12]),
      nail(-8, 68, -0.5),
    );
  const crease = mix(colour, '#8a4a3a', 0.6);
  if (pose === 'open')
    return group(
      'open hand',
      part(tube([[0, 190], [0, 120], [2, 60]], [92, 78, 54]), sleeve, { texture: 'cloth' }),
      part(tube([[-28, 64], [0, 74], [30, 64]], 17), cuff, { texture: 'cloth' }),
      finger([[-32, 6], [-47, -26], [-51, -54], [-46, -70]], [26, 24, 21, 16], darker(colour, 0.08)),
      finger([[-12, -8], [-19, -48], [-20, -80], [-16, -98]], [27, 25, 22, 17]),
      finger([[10, -10], [12, -52], [15, -88], [16, -106]], [27, 25, 22, 17]),
      finger([[32, -2], [40, -40], [45, -68], [44, -84]], [26, 24, 21, 16], darker(colour, 0.05)),
      part(
        blob([-43, 8], [-26, -24], [12, -28], [42, -14], [50, 18], [32, 60], [-24, 60], [-43, 34]),
        colour,
        { round: 0.85, shade: mix(colour, '#b05a4a', 0.2) },
      ),
      finger([[36, 38], [62, 22], [75, -4], [72, -22]], [36, 31, 25, 18]),
      ([[-49, -38, -0.3], [-20, -50, 0], [-20, -76, 0.1], [12, -52, 0.1], [15, -82, 0.1], [41, -42, 0.2], [69, 8, -0.9]] as const).map(
        ([x, y, turn]) => line([[x - 8, y - turn * 8], [x, y + 2], [x + 8, y + turn * 8]], [0.6, 1.4, 0.6], crease, { alpha: 0.45 }),
      ),
      line([[-26, 6], [-4, 22], [-6, 48]], 1.6, crease, { alpha: 0.5 }),
      line([[-28, -4], [4, 2], [34, -8]], 1.6, crease, { alpha: 0.5 }),
    );
  return group(
    'cupped hands',
    both(side => [
      part(tube([[side * 150, 110], [side * 110, 60], [side * 74, 26]], [74, 60, 42]), sleeve, { texture: 'cloth' }),
      part(tube([[side * 66, 46], [side * 80, 14]], 15), cuff, { texture: 'cloth' }),
      finger([[side * 70, 14], [side * 40, 40], [side * 6, 44]], [40, 40, 22]),
      finger([[side * 72, 0], [side * 60, -30], [side * 42, -40]], [22, 17, 11]),
      [0, 1, 2, 3].map(i =>
        finger(
          [
            [side * (58 - i * 8), 28 + i * 2], [side * (26 - i * 6), 46 + i * 4 - 8],
            [side * -(2 + i * 3), 38 + i * 7 - 8],
          ],
          [17, 15, 10],
          mix(colour, '#7a4a44', 0.05 * i),
        ),
      ),
    ]),
  );
}
