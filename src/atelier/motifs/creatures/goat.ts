import type { Colour } from '../../colour.ts';
import type { Point, Shape } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, type Transform, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter } from '../../kit.ts';
import { at, group, type Motif, type Pieces, part } from '../../motif.ts';
import { pelt } from '../animals/coat.ts';

interface Stance {
  readonly tail: Shape;
  readonly near: Shape;
  readonly far: Shape;
  readonly hooves: readonly Point[];
  readonly head: Transform;
}

const standing = (): Stance => ({
  tail: tube(points`-44,-60 -54,-68 -52,-76`, [8, 7, 2]),
  near: union(
    tube(points`-30,-52 0,-54 28,-54`, [32, 36, 30]),
    tube(points`26,-58 38,-76 42,-88`, [24, 16, 14]),
    tube(points`-30,-50 -28,-24 -34,-2`, [18, 9, 6]),
    tube(points`26,-48 28,-24 28,-2`, [16, 8, 6]),
  ),
  far: union(tube(points`-20,-48 -18,-24 -20,-2`, [16, 9, 6]), tube(points`18,-48 18,-24 16,-2`, [14, 8, 6])),
  hooves: points`-33,0 -19,0 29,0 17,0`,
  head: { x: 44, y: -96 },
});

const rearing = (): Stance => ({
  tail: tube(points`-26,-54 -40,-58 -42,-68`, [8, 7, 2]),
  near: union(
    tube(points`-14,-46 -4,-68 10,-92`, [34, 36, 28]),
    tube(points`8,-92 18,-110 22,-124`, [24, 17, 14]),
    tube(points`-18,-44 -8,-24 -20,-14 -14,-2`, [22, 11, 7, 6]),
    tube(points`14,-88 36,-92 44,-76`, [13, 9, 6]),
  ),
  far: union(tube(points`-8,-44 6,-24 -2,-14 6,-2`, [20, 10, 7, 6]), tube(points`12,-84 38,-74 40,-58`, [12, 8, 6])),
  hooves: points`-13,0 7,0 45,-73 41,-55`,
  head: { x: 24, y: -132, rotate: -0.2 },
});

export interface GoatOptions {
  readonly colour?: Colour;
  readonly horn?: Colour;
  /** Up on its hind legs like a dancer. */
  readonly rear?: boolean;
}

export const goat = ({ colour = '#e6dccb', horn = '#6a5848', rear = false }: GoatOptions = {}): Motif => {
  const stance = rear ? rearing() : standing();
  return group(
    'goat',
    pelt(stance.tail, colour),
    pelt(stance.far, darker(colour, 0.35)),
    pelt(stance.near, colour, { shade: darker(colour, 0.2) }),
    stance.hooves.map(([x, y]) => part(ellipse(x, y - 2, 4.4, 3.6), '#3a2c28')),
    at(goatHead(colour, horn), stance.head),
  );
};

const goatHead = (colour: Colour, horn: Colour): Pieces => [
  part(tube(points`-2,-10 -10,-28 -26,-34`, [7, 5, 1.6]), horn, { texture: 'bark' }),
  part(tube(points`3,-10 -2,-30 -16,-42`, [7, 5, 1.6]), lighter(horn, 0.15), { texture: 'bark' }),
  part(blob(...points`-6,-2 -20,2 -24,8! -8,6`), darker(colour, 0.2)),
  pelt(blob(...points`-9,0 -6,-12 4,-13 14,-4 26,10 24,17 14,16 0,10`), colour, { shade: darker(colour, 0.12) }),
  pelt(tube(points`14,15 14,26 11,36`, [7, 6, 1]), lighter(colour, 0.4)),
  part(ellipse(25, 11, 2.2, 1.8), '#3a2c28'),
  part(ellipse(7, -3, 2.8, 2.2), '#e0b040'),
  part(ellipse(7, -3, 2.4, 0.9), '#15101c', { ao: 0, detail: 1 }),
];
