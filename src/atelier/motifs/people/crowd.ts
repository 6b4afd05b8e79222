import { rng } from '../../geometry/random.ts';
import type { Motif, Placement } from '../../motif.ts';
import { type PortraitOptions, portrait } from './portrait.ts';
import { someone } from './someone.ts';

interface Stage {
  put(motif: Motif, where: Placement): unknown;
}

export interface CrowdRow {
  readonly count: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
}

export interface CrowdOptions {
  /** Back to front. */
  readonly rows?: readonly CrowdRow[];
  readonly seed?: number;
  /** What the i-th stranger of a row must be. */
  readonly each?: (i: number, row: number) => PortraitOptions;
  readonly left?: number;
  readonly right?: number;
  /** Added to the depth of every row. */
  readonly depth?: number;
}

/** Rows of strangers, every second row shifted by half a place. */
export const crowd = <S extends Stage>(
  stage: S,
  {
    rows = [{ count: 8, y: 700, scale: 0.9 }],
    seed = 1,
    each = () => ({}),
    left = -20,
    right = 820,
    depth = 0,
  }: CrowdOptions = {},
): S => {
  const random = rng(seed + 5);
  let seats = 0;
  for (const [row, { count, y, scale, depth: far = 0 }] of rows.entries()) {
    const shift = row % 2 ? 0.25 : -0.25;
    for (let i = 0; i < count; i++) {
      const own = someone(seed * 50 + seats++, each(i, row));
      const stranger = portrait(own);
      stage.put(stranger, {
        x: left + ((right - left) * (i + 0.5 + shift)) / count + random.bell() * 10,
        y: y + random.bell() * 14,
        scale: scale * (own.child ? 0.84 : 1),
        depth: depth + far,
        lift: 0.1 + (stranger.lift ?? 0),
      });
    }
  }
  return stage;
};
