// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, poly, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, lighter } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface MonsterOptions {
  readonly colour?: Colour;
  readonly horn?: Colour;
  readonly worried?: boolean;
}

/** The thing from under the bed, head and shoulders only. Origin at the chin. */
export const monster = ({ colour = '#4f7a78', horn = '#e6d3a8', worried = true }: MonsterOptions = {}): Motif =>
  group(
    'monster',
    // horns, ears, head, muzzle
    both(side =>
      part(tube([[side * 66, -170], [side * 104, -212], [side * 96, -262]], [34, 24, 3]), horn, {
        texture: 'wood',
        pattern: { kind: 'stripe', colour: darker(horn, 0.2), width: 14, rotate: 1.2, alpha: 0.5 },
      }),
    ),
    both(side =>
      part(blob([side * 96, -110], [side * 148, -138], [side * 158, -96], [side * 118, -70]), colour, {
        texture: 'fur',
        grain: 0.5,
      }),
    ),
    part(
      wobble(
        blob(
          [-130, 20], [-136, -70], [-112, -156], [-56, -200], [0, -206], [56, -200], [112, -156], [136, -70],
          [130, 20], [0, 50],
        ),
        7,
        0.09,
      ),
      colour,
      { texture: 'fur', grain: 0.4, shade: darker(colour, 0.3) },
    ),
    part(
      wobble(blob([-84, 16], [-82, -46], [0, -70], [82, -46], [84, 16], [0, 34]), 4, 0.09),
      lighter(colour, 0.22),
      { texture: 'fur', grain: 0.5, ao: 0.1 },
    ),
    both(side => [
      // eyes that look at something beside us, and a worried brow
      part(ellipse(side * 48, -112, 34, 38), '#f6eed8', { round: 0.6, ao: 0.35 }),
      part(ellipse(side * 48 + 12, -104, 15, 17), '#2a1c26', { round: 0.4, ao: 0, detail: 1 }),
      part(ellipse(side * 48 + 17, -111, 5), '#ffffff', { emit: 1, ao: 0, detail: 1 }),
      worried &&
        part(tube([[side * 24, -172], [side * 48, -166], [side * 84, -148]], [12, 13, 5]), darker(colour, 0.5), {
          texture: 'fur',
          ao: 0,
        }),
    ]),
    // nose, unsteady mouth, two teeth
    part(ellipse(0, -66, 21, 14), '#7a3f52', { round: 0.9 }),
    part(tube([[-38, -22], [-14, -32], [14, -26], [38, -34]], [3, 5, 5, 3]), '#2c1a24', { round: 0, ao: 0, detail: 1 }),
    both(side =>
      part(poly([side * 18 - 7, -31], [side * 18 + 7, -30], [side * 18, -10]), '#f6eed8', {
        ao: 0.1,
        detail: 1,
      }),
    ),
  );
