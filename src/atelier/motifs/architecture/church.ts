// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { poly } from '../../geometry/shape.ts';
import { darker, lighter } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { GOLD, LAMPLIGHT } from '../palette.ts';
import { arch, litWindow } from './arch.ts';

interface ChurchOptions {
  readonly colour?: Colour;
  readonly roof?: Colour;
  readonly glow?: Colour;
}

export const church = ({ colour = '#d8ccb8', roof = '#5a5f78', glow = LAMPLIGHT }: ChurchOptions = {}): Motif =>
  group(
    'church',
    // nave
    part(poly([-20, 0], [-20, -70], [84, -70], [84, 0]), colour, {
      texture: 'stone',
      shade: darker(colour, 0.3),
      round: 0.35,
      bevel: 8,
    }),
    part(poly([-24, -66], [-6, -104], [76, -104], [90, -66]), roof, { texture: 'tile', round: 0.4 }),
    [10, 38, 66].map(x => litWindow(x, -22, 13, 34, glow)),
    // tower, spire, door, cross
    part(poly([-58, 0], [-56, -118], [-14, -118], [-12, 0]), lighter(colour, 0.06), {
      texture: 'stone',
      shade: darker(colour, 0.25),
      round: 0.6,
      bevel: 8,
    }),
    part(poly([-62, -116], [-35, -206], [-8, -116]), roof, {
      texture: 'tile',
      shade: darker(roof, 0.3),
      round: 0.7,
    }),
    litWindow(-35, -82, 14, 26, glow),
    part(arch(-35, 0, 22, 36), '#4a342c', { texture: 'plank' }),
    line([[-35, -204], [-35, -226]], 2.2, GOLD),
    line([[-42, -218], [-28, -218]], 2.2, GOLD),
  );
