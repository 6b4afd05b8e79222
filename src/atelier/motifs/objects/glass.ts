// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { blob, bounds, ellipse, join, rect, transform, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { hole, lighter } from '../../kit.ts';
import { at, group, line, type Motif, type Part, part } from '../../motif.ts';
import type { Portal } from '../portal.ts';

/**
 * The edge of a glass vessel: its outline less a smaller copy of itself. Below an opacity of about .5 the brush takes
 * it for air and smears it.
 */
export const glassEdge = (vessel: Shape, colour: Colour, inner = 0.96): Part => {
  const { left, right, top, bottom } = bounds(vessel);
  const shrink = (1 - inner) / 2;
  const inside = transform(vessel, { x: (left + right) * shrink, y: (top + bottom) * shrink, scale: inner });
  return part(join(union(vessel), hole(inside)), lighter(colour, 0.35), {
    alpha: 0.62,
    round: 0.8,
    ao: 0,
    rim: 2,
    detail: 1,
  });
};

interface JarOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
}

interface Jar extends Portal {
  /** Glass, lid and highlights: put them after what is inside. */
  readonly front: Motif;
}

export const jar = ({ width: w = 90, height: h = 130, colour = '#b9d4d2' }: JarOptions = {}): Jar => {
  const hw = w / 2;
  const vessel = blob(
    [-hw * 0.72, -h * 0.92], [-hw, -h * 0.74], [-hw, -h * 0.2], [-hw * 0.86, 0], [hw * 0.86, 0], [hw, -h * 0.2],
    [hw, -h * 0.74], [hw * 0.72, -h * 0.92],
  );
  const front = group(
    '',
    part(vessel, colour, { alpha: 0.1, round: 1, ao: 0, rim: 3 }),
    glassEdge(vessel, colour),
    line([[-hw * 0.8, -h * 0.7], [-hw * 0.84, -h * 0.4], [-hw * 0.78, -h * 0.14]], 4, '#ffffff', {
      alpha: 0.45,
      emit: 1,
      detail: 0.8,
    }),
    line([[hw * 0.8, -h * 0.66], [hw * 0.84, -h * 0.5]], 2.5, '#ffffff', {
      alpha: 0.35,
      emit: 1,
      detail: 0.8,
    }),
    part(rect(-hw * 0.8, -h * 1.04, w * 0.8, h * 0.13, 4), '#a5763f', { texture: 'wood' }),
    part(tube([[-hw * 0.74, -h * 0.91], [0, -h * 0.89], [hw * 0.74, -h * 0.91]], 4), '#d9c9a0', { texture: 'cloth' }),
  );
  return { ...group('glass jar', part(vessel, colour, { alpha: 0.16, round: 1, ao: 0, rim: 2 })), hole: vessel, front };
};

/** Simpler than the fish of the sea: it is seen at thumbnail size through glass. */
const goldfish = (): Part[] => [
  part(blob([-30, 0], [-46, -16], [-58, -18], [-50, 0], [-58, 20], [-46, 16]), '#e8622c', { round: 0.5 }),
  part(blob([-34, 0], [-14, -15], [12, -18], [34, -10], [44, 0], [36, 9], [12, 17], [-14, 13]), '#f08a34', {
    shade: '#d84a24',
  }),
  part(ellipse(33, -4, 3.4), '#14121c', { ao: 0 }),
];

interface FishbowlOptions {
  readonly radius?: number;
  readonly water?: Colour;
}

export const fishbowl = ({ radius: r = 16, water = '#7fb6c0' }: FishbowlOptions = {}): Motif =>
  group(
    'fishbowl',
    part(ellipse(0, 0, r), '#dcecec', { alpha: 0.35, round: 1, ao: 0 }),
    glassEdge(ellipse(0, 0, r), '#dcecec', 0.97),
    part(
      blob(
        [-r * 0.93, -r * 0.2], [0, -r * 0.12], [r * 0.93, -r * 0.2], [r * 0.8, r * 0.6], [0, r * 0.98],
        [-r * 0.8, r * 0.6],
      ),
      water,
      { alpha: 0.75, round: 0.9, ao: 0, emit: 0.25 },
    ),
    at(goldfish(), { x: 0, y: r * 0.25, scale: r / 62 }),
    part(ellipse(0, -r * 0.2, r * 0.93, r * 0.13), lighter(water, 0.5), { alpha: 0.6, ao: 0, emit: 0.3, round: 0 }),
    part(ellipse(0, -r * 0.92, r * 0.52, r * 0.14), '#eef6f4', { alpha: 0.6, round: 0.5 }),
    part(ellipse(-r * 0.45, -r * 0.4, r * 0.14, r * 0.3, 0.5), '#fff', { alpha: 0.6, emit: 1, ao: 0, soft: 0.6 }),
  );
