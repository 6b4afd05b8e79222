// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { blob, ellipse, poly, transform } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { type Part, type PartOptions, type Pieces, part } from '../../motif.ts';
import { FACE_INK } from '../palette.ts';

export type View = 'front' | 'back' | 'left' | 'right';
export type HairStyle = 'bob' | 'short' | 'bun' | 'long' | 'none';
export type Hat = 'pointed' | 'beanie' | 'top' | 'bowler' | 'crown' | 'hood' | 'straw';

export interface HeadOptions {
  readonly view: View;
  readonly skin: Colour;
  readonly hair: Colour;
  readonly hairStyle: HairStyle;
  readonly beard?: Colour | undefined;
  readonly hat?: Hat | null | undefined;
  readonly hatColour: Colour;
}

/** Everything in this file is drawn in head radii around the middle of the head; profiles look to the right. */
type Outlook = 'front' | 'back' | 'side';
const outlook = (view: View): Outlook => (view === 'front' || view === 'back' ? view : 'side');

/** -1 looks left, 1 right, 0 towards us or away. */
export const facing = (view: View): -1 | 0 | 1 => (view === 'left' ? -1 : view === 'right' ? 1 : 0);

/** Nape, crown, brow; then nose, lip and chin. */
const PROFILE = blob(
  [-0.9, 0], [-0.55, -0.85], [0.3, -1], [0.95, -0.35], [0.98, 0], [1.2, 0.2], [0.95, 0.38], [0.85, 0.75],
  [0.3, 1], [-0.5, 0.85],
);

const CROWN_OF_HAIR = blob(
  [-1.05, 0], [-0.8, -0.95], [0, -1.15], [0.8, -0.95], [1.05, 0], [0.6, -0.5], [0, -0.7], [-0.6, -0.5],
);

const HAIR: Record<HairStyle, Record<Outlook, readonly Shape[]>> = {
  bob: {
    front: [
      blob(
        [-1.1, 0.7], [-1.12, -0.2], [-0.7, -1.05], [0, -1.22], [0.7, -1.05], [1.12, -0.2], [1.1, 0.7],
        [0.72, 0.5], [0.75, -0.2], [0.2, -0.35], [-0.5, -0.25], [-0.75, 0.1], [-0.75, 0.5],
      ),
    ],
    back: [
      blob(
        [-1.1, 0.5], [-1.12, -0.2], [-0.7, -1.05], [0, -1.2], [0.7, -1.05], [1.12, -0.2], [1.1, 0.5],
        [0.5, 0.95], [-0.5, 0.95],
      ),
    ],
    side: [
      blob(
        [-1.15, 0.75], [-1.2, -0.2], [-0.7, -1.1], [0.2, -1.2], [0.95, -0.65], [0.75, -0.3], [0.15, -0.35],
        [-0.1, 0.25], [-0.35, 0.85],
      ),
    ],
  },
  short: {
    front: [
      blob(
        [-1.05, 0], [-0.8, -0.95], [0, -1.2], [0.8, -0.95], [1.05, 0], [0.75, -0.3], [0, -0.5], [-0.75, -0.3],
      ),
    ],
    back: [
      blob([-1.05, 0.25], [-0.9, -0.85], [0, -1.2], [0.9, -0.85], [1.05, 0.25], [0.5, 0.75], [-0.5, 0.75]),
    ],
    side: [
      blob(
        [-1.05, 0.35], [-1, -0.6], [0, -1.2], [0.95, -0.75], [0.8, -0.4], [0.1, -0.3], [-0.25, 0.35],
        [-0.7, 0.6],
      ),
    ],
  },
  bun: {
    front: [ellipse(0, -1.15, 0.5), CROWN_OF_HAIR],
    back: [
      ellipse(0, -1.15, 0.5),
      blob([-1.05, 0.3], [-0.9, -0.85], [0, -1.15], [0.9, -0.85], [1.05, 0.3], [0, 0.6]),
    ],
    side: [
      ellipse(-0.6, -1.15, 0.5),
      blob([-1.05, 0.3], [-0.9, -0.85], [0, -1.15], [0.9, -0.85], [0.75, -0.5], [0, 0.6]),
    ],
  },
  long: {
    front: [
      blob(
        [-1.08, 0.4], [-0.95, -0.85], [0, -1.2], [0.95, -0.85], [1.08, 0.4], [0.8, 0], [0, -0.55], [-0.8, 0],
      ),
    ],
    back: [blob([-1.08, 0.4], [-0.95, -0.85], [0, -1.2], [0.95, -0.85], [1.08, 0.4], [0.4, 1], [-0.4, 1])],
    side: [
      blob(
        [-1.15, 0.95], [-1.2, -0.2], [-0.7, -1.1], [0.2, -1.2], [0.95, -0.65], [0.75, -0.3], [0.15, -0.35],
        [-0.1, 0.25], [-0.25, 1.05],
      ),
    ],
  },
  none: { front: [], back: [], side: [] },
};

/** What of long hair hangs behind the face, or down the back. */
const LONG_SIDE = blob(
  [-0.3, -0.9], [-1.15, -0.2], [-1.3, 1.1], [-1.1, 2.1], [-0.35, 2.2], [-0.1, 1.2], [-0.1, 0],
);
const LONG_BEHIND = blob([-1, -0.16], [-1.05, 1.2], [-0.7, 2.1], [0.7, 2.2], [1.05, 1.2], [1, -0.16], [0, -1]);

const INKED: PartOptions = { round: 0, ao: 0, detail: 1 };
const cheek = (shape: Shape): Part => part(shape, '#e27a62', { alpha: 0.5, soft: 0.8, ao: 0, round: 0 });

const face = (view: View, skin: Colour): Pieces => {
  if (view === 'front')
    return [
      both(side => part(ellipse(side * 0.36, 0.12, 0.104, 0.136), FACE_INK, INKED)),
      both(side => cheek(ellipse(side * 0.55, 0.42, 0.192, 0.144))),
      part(ellipse(0, 0.32, 0.104, 0.08), mix(skin, '#c86b4a', 0.4), { ao: 0, round: 0.6 }),
      part(tube([[-0.16, 0.58], [0, 0.65], [0.16, 0.58]], 0.064), '#8c3f35', INKED),
    ];
  const d = facing(view);
  return (
    d !== 0 && [
      part(tube([[d * 0.45, 0.05], [d * 0.6, 0.12], [d * 0.75, 0.04]], 0.072), FACE_INK, INKED),
      cheek(ellipse(d * 0.55, 0.45, 0.184, 0.136)),
    ]
  );
};

const brim = (half: number, y: number, sag: number, width: number): Shape =>
  tube([[-half, y], [0, y + sag], [half, y]], width);

const HATS: Record<Hat, (colour: Colour, view: View, skin: Colour) => Pieces> = {
  pointed: colour => [
    part(
      blob([-0.95, -0.35], [-0.5, -1.3], [0.35, -2.3], [1.15, -2.7, 1], [0.8, -1.7], [0.95, -0.35]),
      colour,
      { texture: 'cloth' },
    ),
    part(brim(1.15, -0.35, 0.2, 0.36), mix(colour, '#ffffff', 0.15), { texture: 'cloth' }),
  ],
  beanie: colour => [
    part(blob([-1.08, -0.2], [-0.9, -1.05], [0, -1.4], [0.9, -1.05], [1.08, -0.2], [0, 0]), colour, {
      texture: 'cloth',
    }),
    part(brim(1.1, -0.22, 0.2, 0.368), mix(colour, '#ffffff', 0.18)),
    part(ellipse(0, -1.5, 0.304), mix(colour, '#ffffff', 0.5), { texture: 'fur' }),
  ],
  top: colour => [
    part(
      blob(
        [-0.8, -0.5, 1], [-0.78, -1.4], [-0.9, -2.1, 1], [0, -2.25], [0.9, -2.1, 1], [0.78, -1.4],
        [0.8, -0.5, 1], [0, -0.35],
      ),
      colour,
    ),
    part(brim(1.4, -0.55, 0.25, 0.272), colour),
    part(brim(0.8, -0.75, 0.15, 0.24), '#a8433c', { round: 0.3 }),
  ],
  bowler: colour => [
    part(blob([-0.95, -0.35], [-0.9, -1.1], [0, -1.6], [0.9, -1.1], [0.95, -0.35], [0, -0.2]), colour),
    part(brim(1.4, -0.45, 0.25, 0.24), colour),
  ],
  crown: () =>
    part(
      poly([-0.85, -0.55], [-0.95, -1.6], [-0.45, -1.1], [0, -1.8], [0.45, -1.1], [0.95, -1.6], [0.85, -0.55]),
      '#e9b949',
      { texture: 'gold' },
    ),
  hood: (colour, view, skin) => [
    part(
      blob(
        [-1.25, 0.9], [-1.25, -0.3], [-0.6, -1.25], [-facing(view) * 0.3, -1.65], [0.6, -1.25], [1.25, -0.3],
        [1.25, 0.9], [0.4, 1.2], [-0.4, 1.2],
      ),
      colour,
      { texture: 'cloth' },
    ),
    view !== 'back' &&
      part(ellipse(facing(view) * 0.45, 0.15, 0.78, 0.82), skin, { round: 0.8, shade: mix(skin, '#a0604a', 0.4) }),
    view === 'front' && both(side => part(ellipse(side * 0.3, 0.15, 0.096, 0.128), FACE_INK, { round: 0, ao: 0 })),
  ],
  straw: colour => [
    part(ellipse(0, -0.45, 1.75, 0.5), '#d9b36a', { texture: 'wood' }),
    part(blob([-0.85, -0.5], [-0.7, -1.2], [0, -1.45], [0.7, -1.2], [0.85, -0.5], [0, -0.35]), '#e2c07a', {
      texture: 'wood',
    }),
    part(brim(0.82, -0.6, 0.15, 0.24), colour),
  ],
};

/** What hangs behind neck and shoulders, to be painted before the coat; from behind it hangs over the coat instead. */
export const hairBehind = ({ view, hair, hairStyle }: HeadOptions): Pieces =>
  hairStyle === 'long' && view === 'front' && longHair(LONG_BEHIND, hair);

const longHair = (shape: Shape, hair: Colour): Part => part(shape, hair, { texture: 'fur', stroke: 1.57 });

/** A head of radius 1 around the origin. */
export const head = ({ view, skin, hair, hairStyle, beard, hat, hatColour }: HeadOptions): Pieces => {
  const turned = (shape: Shape): Shape => transform(shape, { flip: view === 'left' });
  const skull = outlook(view) === 'side' ? turned(PROFILE) : ellipse(0, 0, 1, 1.02);
  return [
    hairStyle === 'long' && view !== 'front' && longHair(view === 'back' ? LONG_BEHIND : turned(LONG_SIDE), hair),
    part(skull, skin, { round: 1, shade: mix(skin, '#d98a6a', 0.25) }),
    face(view, skin),
    HAIR[hairStyle][outlook(view)].map(lock => part(turned(lock), hair, { texture: 'fur', grain: 1.5 })),
    beard &&
      part(
        blob([-0.8, 0.2], [-0.7, 1.1], [facing(view) * 0.5, 2.1], [0.7, 1.1], [0.8, 0.2], [0, 0.55]),
        beard,
        {
          texture: 'fur',
          stroke: 1.57,
        },
      ),
    hat && HATS[hat](hatColour, view, skin),
  ];
};
