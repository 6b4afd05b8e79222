import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { group, line, type Motif, type Pieces, part } from '../../motif.ts';
import { hide } from './coat.ts';

export interface SnailOptions {
  readonly colour?: Colour;
  /** null leaves the back free for a house, a town, a kettle. */
  readonly shell?: Colour | null;
  readonly shellShade?: Colour;
}

export const snail = ({ colour = '#d6b58a', shell = '#b5653f', shellShade = '#6a3240' }: SnailOptions = {}): Motif =>
  group(
    'snail',
    hide(tube(points`-64,-3 -30,-6 20,-8 44,-16 52,-36`, [3, 14, 18, 16, 12]), colour, {
      shade: darker(colour, 0.3),
      grain: 1.4,
    }),
    part(ellipse(54, -38, 8, 7), colour),
    line(points`52,-42 48,-56 50,-62`, 2.2, colour, { round: 0.8 }),
    line(points`57,-42 62,-54 67,-59`, 2.2, colour, { round: 0.8 }),
    part(ellipse(50, -63, 2.8), '#2a2026'),
    part(ellipse(67.5, -60, 2.8), '#2a2026'),
    shell !== null && snailShell(shell, shellShade),
  );

const snailShell = (colour: Colour, shade: Colour): Pieces => {
  const spiral = many(26, (i): Point => {
    const angle = i * 0.48 + 0.4;
    const radius = 30 * (1 - i / 27);
    return [-10 + Math.cos(angle) * radius, -35 + Math.sin(angle) * radius * 0.92];
  });
  return [
    hide(blob(...points`-40,-10 -46,-36 -30,-62 -2,-66 22,-48 26,-22 14,-8 -16,-6`), colour, { shade }),
    part(tube(spiral, [3.4, 3, 2.4, 1.4]), darker(shade, 0.35), { round: 0.3, ao: 0.1, alpha: 0.85 }),
  ];
};
