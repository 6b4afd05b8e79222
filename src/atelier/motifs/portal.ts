import type { Shape } from '../geometry/curve.ts';
import type { Motif } from '../motif.ts';

/** A motif one can look into: paint another scene clipped to its hole. */
export interface Portal extends Motif {
  readonly hole: Shape;
}
