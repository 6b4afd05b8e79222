// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

/** The part one speaks into, lying on its back, 80 wide. */
export const receiver = (): Motif =>
  group('receiver', part(tube(points`-40,6 -30,-14 0,-22 30,-14 40,6`, [26, 15, 13, 15, 26]), '#2c2a36', { shade: '#16141c', round: 1 }));

/** The part that waits: a body with a dial and an empty cradle. */
export const telephone = ({ colour = '#a8333a' }: { colour?: Colour } = {}): Motif =>
  group(
    'telephone',
    part(blob(...points`-48,0 -40,-34 -20,-52 20,-52 40,-34 48,0`), colour, { shade: darker(colour, 0.4) }),
    part(ellipse(0, -24, 19), '#f2e6cc', { round: 0.4 }),
    many(8, i => part(ellipse(Math.cos(i * 0.78) * 12, -24 + Math.sin(i * 0.78) * 12, 3), '#5a2428', { detail: 1 })),
    [-22, 22].map(x => part(tube(points`${x},-50 ${x},-64`, 9), darker(colour, 0.4))),
  );

/** The part that goes wherever it must. */
export const telephoneCord = (path: readonly Point[], width = 12): Motif =>
  group('telephone cord', part(tube(path, width), '#1f1a26', {
    detail: 1, round: 1, ao: 0.3, pattern: { kind: 'stripe', colour: '#5a5266', width: width * 0.75, rotate: 0.9 },
  }));
