// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, line, type Motif, part } from '../../motif.ts';

interface WhaleOptions {
  readonly colour?: Colour;
  readonly belly?: Colour;
}

/** Swims to the right, about 250 long. */
export const whale = ({ colour = '#47607f', belly = '#d9d2c0' }: WhaleOptions = {}): Motif =>
  group(
    'whale',
    // flukes, far fin
    part(
      blob(
        [-92, -22], [-104, -34], [-112, -58], [-126, -66], [-122, -44], [-112, -28], [-124, -30], [-140, -24],
        [-146, -12], [-126, -12], [-108, -12], [-92, -10],
      ),
      colour,
      { shade: mix(colour, '#000020', 0.2), round: 0.7 },
    ),
    part(blob([16, 22], [12, 44], [-8, 66], [-14, 62], [-6, 44], [-4, 22]), mix(colour, '#000020', 0.35), {
      round: 0.7,
    }),
    // body, belly with its pleats
    part(
      blob(
        [-98, -18], [-70, -26], [-36, -38], [4, -48], [48, -50], [84, -40], [104, -18], [107, 2], [96, 20],
        [66, 33], [24, 38], [-16, 32], [-50, 16], [-80, -4], [-98, -12],
      ),
      colour,
      { shade: mix(colour, '#0a0a28', 0.25), texture: 'stone', bump: 0.12, grain: 0.6 },
    ),
    part(
      blob(
        [107, 3], [84, 9], [52, 14], [20, 22], [-14, 28], [-36, 24], [-14, 33], [24, 38.5], [66, 33.5], [96, 20],
      ),
      belly,
      { shade: mix(belly, '#5a6a8a', 0.55), round: 0.5, ao: 0.15 },
    ),
    [0, 1, 2, 3, 4].map(i =>
      line(
        [[100 - i * 4, 9 + i * 4.4], [64, 16 + i * 4.2], [26, 24.5 + i * 3], [-12 + i * 3, 29.5 + i]],
        1,
        mix(belly, '#3a4866', 0.6),
        { alpha: 0.7 },
      ),
    ),
    // mouth, eye
    part(tube([[107, 2], [90, 7], [74, 9], [62, 6]], [1.2, 1.8, 1.4, 0.8]), '#1d2538', { round: 0, ao: 0, detail: 1 }),
    part(ellipse(60, -4, 4.6, 4), mix(colour, '#ffffff', 0.2), { round: 0.4, ao: 0.4 }),
    part(ellipse(60.5, -3.6, 2.9), '#10131f', { round: 0.4, ao: 0, detail: 1 }),
    part(ellipse(61.5, -4.8, 0.9), '#ffffff', { emit: 1, ao: 0, detail: 1 }),
    // near fin, barnacles
    part(
      blob([44, 18], [40, 38], [22, 62], [8, 68], [10, 52], [20, 34], [26, 20]),
      mix(colour, '#0a0a28', 0.12),
      { shade: mix(colour, '#0a0a28', 0.4), round: 0.7 },
    ),
    ([[78, -32, 2.4], [88, -24, 1.8], [70, -36, 1.5], [92, -14, 1.6]] as const).map(([x, y, r]) =>
      part(ellipse(x, y, r), mix(colour, '#ffffff', 0.35), { round: 0.8, ao: 0.2 }),
    ),
  );
