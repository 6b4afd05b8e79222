// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Colour } from '../../colour.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';

interface FlowerpotOptions {
  readonly colour?: Colour;
  readonly width?: number;
  readonly height?: number;
}

export const flowerpot = ({ colour = '#b5623c', width: w = 70, height: h = 66 }: FlowerpotOptions = {}): Motif =>
  group(
    'flowerpot',
    part(ellipse(0, -h, w / 2, 8), '#3a2820'),
    part(poly([-w * 0.46, -h + 6], [w * 0.46, -h + 6], [w * 0.34, 0], [-w * 0.34, 0]), colour, {
      texture: 'stone',
      shade: darker(colour, 0.35),
      round: 0.9,
    }),
    part(tube([[-w * 0.46, -h + 3], [0, -h + 9], [w * 0.46, -h + 3]], 14), lighter(colour, 0.12), { texture: 'stone' }),
  );

interface GardenCanOptions {
  readonly colour?: Colour;
}

export const gardenCan = ({ colour = '#5f8a86' }: GardenCanOptions = {}): Motif =>
  group(
    'watering can',
    part(tube([[26, -20], [62, -48], [84, -76]], [14, 10, 8]), colour),
    part(ellipse(88, -80, 13, 6, -0.8), lighter(colour, 0.2)),
    part(tube([[-26, -50], [-56, -40], [-28, -6]], 6), darker(colour, 0.2)),
    part(blob([-32, 0], [-34, -52], [0, -60], [34, -52], [32, 0], [0, 8]), colour, {
      texture: 'stone',
      shade: darker(colour, 0.35),
    }),
    part(tube([[-24, -56], [0, -88], [26, -56]], 6), darker(colour, 0.2)),
  );

interface WateringCanOptions {
  readonly colour?: Colour;
}

export const wateringCan = ({ colour = '#3f7a8a' }: WateringCanOptions = {}): Motif =>
  group(
    'watering can',
    part(tube([[-14, -6], [-30, -16], [-16, -32]], 3.4), darker(colour, 0.25), { round: 0.9 }),
    part(tube([[12, -8], [28, -18], [38, -32]], [7, 5, 4]), colour),
    part(poly([32, -34], [44, -38], [46, -30], [38, -26]), lighter(colour, 0.2)),
    part(rect(-16, -26, 30, 28, 4), colour, { shade: darker(colour, 0.35), round: 0.9 }),
    part(tube([[-16, -24], [14, -24]], 3), lighter(colour, 0.3)),
  );
