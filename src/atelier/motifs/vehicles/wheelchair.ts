// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { at, group, type Motif, part } from '../../motif.ts';
import { wheel } from './wheel.ts';

const STEEL = { texture: 'stone', round: 0.9 } as const;

interface WheelchairOptions {
  readonly seat?: Colour;
}

/** Faces right, its big wheel stands on -28, 0; `front` is the near side, to be put after whoever sits in it. */
export const wheelchair = ({ seat = '#44546e' }: WheelchairOptions = {}): Motif & { readonly front: Motif } => ({
  ...group('wheelchair', at(wheel({ radius: 106, colour: '#5a5a64', spokes: 16, rim: 9 }), { x: -20, y: -132 }),
    part(tube([[-104, -330], [-92, -290], [-80, -120]], 11), '#5a626c', STEEL), part(tube([[-130, -336], [-100, -330]], 15), '#3a3038'),
    part(rect(-94, -292, 26, 172, 10), seat, { texture: 'cloth' }), part(rect(-90, -138, 176, 26, 10), seat, { texture: 'cloth' }),
    part(tube([[82, -124], [104, -60], [142, -36]], 10), '#5a626c', STEEL), part(rect(106, -38, 76, 11, 4), '#5a626c', STEEL)),
  front: group('', at(wheel({ radius: 112, colour: '#3a3a44', spokes: 16, rim: 10 }), { x: -28, y: -112 }),
    at(wheel({ radius: 26, colour: '#3a3a44', spokes: 8, rim: 6 }), { x: 108, y: -26 })),
});
