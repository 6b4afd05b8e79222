// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { arc, type Shape } from '../../geometry/curve.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { darker } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import type { Portal } from '../portal.ts';

interface DoorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly frame?: Colour;
  /** How wide the leaf swings out, as a share of the width: 0 edge on, 1 flat beside the frame. */
  readonly ajar?: number;
  /** Round-headed, or square. */
  readonly arch?: boolean;
}

interface Door extends Portal {
  /** Put it after whatever is painted in the hole. */
  readonly leaf: Motif;
}

const FRAME = 6;

/** A door frame with its leaf ajar, hinged on the left. */
export function door({
  width: w = 60,
  height: h = 110,
  colour = '#7c4a3a',
  frame = '#5a3a30',
  ajar = 0.45,
  arch = true,
}: DoorOptions = {}): Door {
  const opening = (grow: number): Shape => {
    const half = w / 2 + grow;
    if (!arch) return rect(-half, -h - grow, half * 2, h + grow);
    return [[...arc(0, -h + w / 2, half, 180, 360, 16), [half, 0], [-half, 0]]];
  };
  const hinge = -w / 2;
  const edge = hinge - w * ajar;
  const drop = h * 0.1; // perspective: the free edge comes nearer, so it hangs lower
  const leaf = arch
    ? blob(
        [hinge, 3, 1], [hinge, -h + w * 0.42, 1], [hinge - w * ajar * 0.55, -h + w * 0.12],
        [edge, -h + w * 0.4 + drop * 0.1, 1], [edge, drop, 1],
      )
    : poly([hinge, 0], [hinge, -h], [edge, -h + drop * 0.3], [edge, drop]);
  return {
    ...group('door', part(opening(FRAME), frame, { texture: 'wood', round: 0.7, bevel: 5 })),
    hole: opening(0),
    leaf: group(
      '',
      part(leaf, colour, { shade: darker(colour, 0.35), texture: 'plank', grain: 1.2, round: 0.4, bevel: 4 }),
      part(ellipse(hinge - w * ajar * 0.82, -h * 0.42, 2.6), '#e0b04a', { texture: 'gold' }),
      [0.25, 0.8].map(up =>
        line([[hinge, -h * up], [hinge - w * ajar * 0.6, -h * up + drop * 0.15]], 2.2, '#2b2430', { round: 0.5 }),
      ),
    ),
  };
}
