import { arc } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';
import { HAIR, SKIN } from './complexion.ts';

const HAIRY = { texture: 'fur', grain: 0.4 } as const;

export const headLid = () =>
  group(
    'lid of a head',
    part(blob(...points`-150,6 -140,-78 -60,-132 60,-132 140,-78 150,6 0,40`), HAIR.black, HAIRY),
    part(ellipse(0, 6, 148, 36), '#6a343a', { shade: '#3c1c26' }),
    part(ellipse(0, -142, 60, 46), HAIR.black, HAIRY),
  );

/** A head without its lid, 300 wide: the air above the opening, and the face below it. */
export const OPEN_HEAD = [
  [...points`0,0 800,0 800,500 552,500`, ...arc(400, 562, 150, 0, 180, 24, 44), ...points`248,500 0,500`],
];
export const BELOW_THE_BROW = [
  [...points`0,1200 0,560 246,560`, ...arc(400, 560, 154, 180, 0, 24, 46), ...points`800,560 800,1200`],
];

export const skullFloor = () => part(ellipse(400, 560, 150, 56), '#4a2430', { shade: '#7a3a30', round: 0.2 });

export const brow = () =>
  part(tube(arc(400, 560, 150, 176, 4, 20, 48), 17, { raw: true }), SKIN.olive, { round: 1, ao: 0.3 });
