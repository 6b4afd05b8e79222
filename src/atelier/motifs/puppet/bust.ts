// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { group, line, type Motif, type Part, type PartOptions, part } from '../../motif.ts';

const HAIR = {
  short: [
    blob(
      [-44, -176], [-46, -206], [-34, -234], [0, -246], [34, -234], [46, -206], [44, -176], [38, -198],
      [18, -214], [-14, -210], [-36, -198],
    ),
  ],
  long: [
    blob(
      [-46, -150], [-48, -200], [-34, -234], [0, -246], [34, -234], [48, -200], [46, -150], [38, -190],
      [22, -212], [0, -226], [-22, -212], [-38, -190],
    ),
  ],
  bob: [
    blob(
      [-50, -138], [-54, -190], [-40, -234], [0, -248], [40, -234], [54, -190], [50, -138], [38, -140],
      [36, -196], [10, -206], [-30, -202], [-36, -140],
    ),
  ],
  bun: [
    ellipse(0, -252, 20, 17),
    blob(
      [-44, -176], [-44, -208], [-32, -232], [0, -242], [32, -232], [44, -208], [44, -176], [34, -206],
      [0, -222], [-34, -206],
    ),
  ],
  bald: [],
} satisfies Record<string, readonly Shape[]>;

/** Lashes and lid lines. */
const LASH = '#3a2026';

const INKED: PartOptions = { round: 0, ao: 0, detail: 1 };

const closedEye = (x: number, y: number, lid: Colour): Part[] => [
  part(ellipse(x, y, 9.5, 6), lid, { round: 0.7, ao: 0 }),
  part(tube([[x - 10, y + 2], [x, y + 6.5], [x + 10, y + 2]], [1.2, 2.6, 1.2]), LASH, INKED),
];

/** The iris stays under the lids however far the eye looks aside. */
const openEye = (x: number, y: number, iris: Colour, aside: number): Part[] => {
  const white = blob([x - 10, y + 1, 1], [x, y - 6], [x + 10, y + 1, 1], [x, y + 6]);
  const gaze = x + aside;
  return [
    part(white, '#f6efe2', { round: 0.3, ao: 0, detail: 1 }),
    part(ellipse(gaze, y, 5.2, 5.6), iris, { round: 0.3, ao: 0, detail: 1, within: white }),
    part(ellipse(gaze, y, 2.4), '#120e16', { ...INKED, within: white }),
    part(ellipse(gaze + 1.8, y - 2, 1.3), '#ffffff', { emit: 1, ao: 0, detail: 1 }),
    part(tube([[x - 11, y + 1], [x, y - 7], [x + 11, y]], [1, 2.8, 1.4]), LASH, INKED),
  ];
};

const HATS = {
  bowler: (colour: Colour): Part[] => [
    part(blob([-46, -212], [-44, -246], [-22, -274], [22, -274], [44, -246], [46, -212], [0, -204]), colour, {
      shade: mix(colour, '#000000', 0.3),
    }),
    part(tube([[-46, -220], [0, -211], [46, -220]], 10), mix(colour, '#7a2f34', 0.6), { round: 0.5 }),
    part(tube([[-68, -214], [-30, -206], [0, -203], [30, -206], [68, -214]], [5, 9, 9, 9, 5]), colour),
  ],
  crown: (): Part[] => [
    part(
      poly([-40, -216], [-46, -262], [-22, -240], [0, -272], [22, -240], [46, -262], [40, -216]),
      '#e0b048',
      {
        texture: 'gold',
      },
    ),
  ],
};

interface BustOptions {
  readonly skin?: Colour;
  readonly hair?: Colour;
  readonly style?: keyof typeof HAIR;
  readonly coat?: Colour;
  readonly shirt?: Colour | null;
  readonly eyes?: 'closed' | 'open';
  readonly hat?: keyof typeof HATS | undefined;
  readonly hatColour?: Colour;
  /** -1 to the left … 1 to the right: the features slide, the skull stays. */
  readonly turn?: number;
  readonly lips?: Colour;
  readonly beard?: Colour | undefined;
  /** On which cheek. */
  readonly tear?: -1 | 1 | undefined;
  readonly lapel?: boolean;
  readonly iris?: Colour;
  /** Above 0 draws the lines under the eyes. */
  readonly age?: number;
  readonly name?: string;
}

/** Head and shoulders for close-ups; origin at the middle of the lower edge, about 240 tall. */
export function bust({
  skin = '#e8bd98',
  hair = '#4a3024',
  style = 'short',
  coat = '#3f4a5c',
  shirt = '#efe4d0',
  eyes = 'closed',
  hat,
  hatColour = '#2b2f3e',
  turn = 0,
  lips = '#b0564a',
  beard,
  tear,
  lapel = true,
  iris = '#4a6a7a',
  age = 0,
  name = 'portrait',
}: BustOptions = {}): Motif {
  const slide = turn * 9;
  const jaw = (x: number): number => x + slide * 0.35;
  const warm = (amount: number): Colour => mix(skin, '#5a2030', amount); // skin in shadow reddens
  return group(
    name,
    style === 'long' &&
      part(
        blob(
          [-46, -200], [-62, -150], [-60, -90], [-40, -60], [40, -60], [60, -90], [62, -150], [46, -200],
          [0, -232],
        ),
        hair,
        { texture: 'fur', stroke: 1.57, shade: mix(hair, '#000000', 0.3) },
      ),
    // neck, coat, shirt
    part(tube([[0, -92], [jaw(0), -132]], [42, 34]), warm(0.22), { round: 0.8 }),
    part(
      blob(
        [-112, 10], [-106, -52], [-78, -88], [-34, -106], [0, -96], [34, -106], [78, -88], [106, -52], [112, 10],
      ),
      coat,
      { texture: 'cloth', grain: 0.5, shade: mix(coat, '#0a0818', 0.4) },
    ),
    shirt &&
      part(blob([-24, -104], [0, -92], [24, -104], [14, -50], [0, 0], [-14, -50]), shirt, {
        texture: 'cloth',
        grain: 0.5,
        round: 0.4,
      }),
    lapel &&
      both(side =>
        part(
          blob(
            [side * 22, -110], [side * 40, -96], [side * 44, -66, 1], [side * 30, -58], [side * 6, 4, 1],
            [side * 12, -50],
          ),
          mix(coat, '#ffffff', 0.08),
          { texture: 'cloth', grain: 0.6, round: 0.5 },
        ),
      ),
    // ears: the one that turns away tucks in
    both(side =>
      part(ellipse(jaw(side * 42) - side * slide * 0.4 * (side * turn > 0 ? 1 : 0.2), -176, 8, 13), warm(0.12), {
        round: 0.8,
      }),
    ),
    part(
      blob(
        [jaw(0) + slide * 0.5, -116], [jaw(-24), -126], [jaw(-38), -150], [-42, -184], [-36, -216], [0, -234],
        [36, -216], [42, -184], [jaw(38), -150], [jaw(24), -126],
      ),
      skin,
      { round: 0.85, shade: warm(0.14) },
    ),
    both(side => part(ellipse(slide + side * 23, -156, 12, 9), '#d8654c', { alpha: 0.38, soft: 4, ao: 0, round: 0 })),
    both(side => {
      const x = slide + side * 17;
      const y = -180;
      return [
        part(ellipse(x, y + 1, 12, 8), warm(0.35), { alpha: 0.45, soft: 3, ao: 0, round: 0 }),
        eyes === 'closed' ? closedEye(x, y, warm(0.06)) : openEye(x, y, iris, slide * 0.15),
        part(
          tube([[x - side * 9, y - 16], [x + side * 2, y - 20], [x + side * 13, y - 15]], [2.5, 4.6, 1.4]),
          mix(hair, '#000000', 0.1),
          { texture: 'fur', ao: 0 },
        ),
        side === tear &&
          part(blob([x, y + 8], [x - 4, y + 20], [x, y + 26], [x + 4, y + 20]), '#bfe0ea', {
            emit: 0.4,
            ao: 0.1,
          }),
        age > 0 && line([[x - 8, y + 12], [x, y + 15], [x + 8, y + 12]], 1, warm(0.45), { alpha: 0.6 }),
      ];
    }),
    // nose and its shadow
    part(
      tube([[slide * 1.15, -184], [slide * 1.5 + 2, -166], [slide * 1.6, -158]], [5, 8, 12]),
      mix(skin, '#ffffff', 0.06),
      {
        round: 0.8,
        ao: 0.18,
      },
    ),
    part(tube([[slide * 1.5 - 6, -154], [slide * 1.5, -151], [slide * 1.5 + 6, -154]], [2, 3, 2]), warm(0.5), {
      alpha: 0.7,
      ao: 0,
      round: 0,
      soft: 0.6,
    }),
    beard &&
      part(
        blob(
          [jaw(-36), -164], [jaw(-34), -120], [slide, -76], [jaw(34), -120], [jaw(36), -164], [slide + 14, -146],
          [slide, -150], [slide - 14, -146],
        ),
        beard,
        { texture: 'fur', stroke: 1.57 },
      ),
    part(
      blob(
        [slide - 12, -138, 1], [slide - 4, -142], [slide, -140.5], [slide + 4, -142], [slide + 12, -138, 1],
        [slide, -134],
      ),
      lips,
      { round: 0.4, ao: 0, detail: 1 },
    ),
    part(
      blob([slide - 10, -137.5, 1], [slide, -136], [slide + 10, -137.5, 1], [slide, -129.5]),
      mix(lips, '#ffd0c0', 0.25),
      {
        round: 0.6,
        ao: 0,
        detail: 1,
      },
    ),
    HAIR[style].map(lock =>
      part(lock, hair, {
        texture: 'fur',
        grain: 0.6,
        shade: style === 'short' ? mix(hair, '#000000', 0.25) : undefined,
      }),
    ),
    hat && HATS[hat](hatColour),
  );
}
