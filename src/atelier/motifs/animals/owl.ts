import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { pelt, plumage } from './coat.ts';

export interface OwlOptions {
  readonly colour?: Colour;
  /** Breast and the discs around the eyes. */
  readonly face?: Colour;
  readonly eyes?: Colour;
}

export const owl = ({ colour = '#7a5f48', face = '#e6d3b3', eyes = '#f0b53c' }: OwlOptions = {}): Motif =>
  group(
    'owl',
    [-5, 5].map(x => part(tube(points`${x},-2 ${x},3`, 5), '#d29a4a')),
    plumage(
      blob(...points`-8,0 -20,-10 -23,-32 -18,-56 -13,-66! -6,-60 6,-60 13,-66! 18,-56 23,-32 20,-10 8,0`),
      colour,
      { shade: darker(colour, 0.3) },
    ),
    plumage(blob(...points`-11,-6 -13,-26 0,-36 13,-26 11,-6 0,-2`), face, { ao: 0 }),
    [-1, 1].map(s =>
      plumage(
        blob(...points`${s * 14},-44 ${s * 24},-32 ${s * 24},-12 ${s * 15},-2 ${s * 13},-22`),
        darker(colour, 0.25),
      ),
    ),
    [-1, 1].map(s => [
      pelt(ellipse(s * 8, -48, 9.5), face, { round: 0.5 }),
      part(ellipse(s * 7.5, -48, 5.8), eyes, { emit: 0.4, round: 0.6 }),
      eye(s * 7.5, -48, 3.4),
    ]),
    part(blob(...points`-2.6,-45 2.6,-45 0,-37!`), '#3a2a20'),
  );
