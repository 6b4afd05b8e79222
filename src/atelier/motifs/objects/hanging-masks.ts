import { points } from '../../geometry/points.ts';
import { blob, transform } from '../../geometry/shape.ts';
import { line, part } from '../../motif.ts';
import { bareTree } from '../plants/bare-tree.ts';

/** The outline of a mask, wide enough for a fringe and a chin. */
export const OVAL = blob(...points`0,64 -36,46 -48,0 -44,-44 0,-60 44,-44 48,0 36,46`);

/** The gilt edge of the one mask that is a face. */
export const maskRim = () => part(transform(OVAL, { scale: 1.07 }), '#d9a941', { texture: 'gold' });

export const maskString = (x: number, from: number, to: number) => line(points`${x},${from} ${x},${to}`, 2, '#4a342c');

/** Bare enough to hang things in, with a few leaves left. */
export const orchardTree = () => {
  const wood = { height: 190, trunk: 20, seed: 11, colour: '#6a4a42', spread: 0.55, depth: 6, curl: 0.35 };
  return bareTree({ ...wood, leaf: '#c9702e', leafShade: '#e8b84c', leafCount: 2, leafSize: 0.62 });
};
