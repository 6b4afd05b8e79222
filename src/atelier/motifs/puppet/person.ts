// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { lerp } from '../../geometry/number.ts';
import { blob, ellipse, transform, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { at, group, type Motif, type Part, type Pattern, type Pieces, part } from '../../motif.ts';
import { SKIN } from '../palette.ts';
import { facing, type HairStyle, type Hat, hairBehind, head, type View } from './head.ts';
import { type Limb, type Pose, skeleton } from './pose.ts';

interface PersonOptions {
  readonly pose?: Pose;
  readonly view?: View;
  readonly coat?: Colour;
  readonly coatShade?: Colour;
  readonly pattern?: Pattern | undefined;
  readonly sleeve?: Colour;
  readonly skin?: Colour;
  readonly legs?: Colour;
  readonly boots?: Colour;
  readonly hair?: Colour;
  readonly hairStyle?: HairStyle;
  readonly beard?: Colour | undefined;
  readonly hat?: Hat | null | undefined;
  readonly hatColour?: Colour;
  readonly scarf?: Colour | undefined;
  readonly backpack?: Colour | undefined;
  /** Length of the coat below the hip, 0 jacket … 1 to the shins. */
  readonly hem?: number;
  /** How wide the hem swings. */
  readonly flare?: number;
  /** Blows coat and scarf to the right when positive. */
  readonly wind?: number;
  readonly headRadius?: number;
  /** Something carried, painted last, in the puppet's own units. */
  readonly hold?: Pieces;
  readonly name?: string;
}

/**
 * The small storybook person: 100 units tall, feet at the origin. For figures up to 400 px; larger ones need
 * people/ or they look like toys.
 */
export function person({
  pose = {},
  view = 'back',
  coat = '#b5433a',
  coatShade = mix(coat, '#1a1530', 0.35),
  pattern,
  sleeve = coat,
  skin = SKIN,
  legs = '#3a3346',
  boots = '#2c2430',
  hair = '#4a2f22',
  hairStyle = 'bob',
  beard,
  hat,
  hatColour = '#3c4a63',
  scarf,
  backpack,
  hem = 0.55,
  flare = 1,
  wind = 0,
  headRadius = 12.5,
  hold,
  name = 'small figure',
}: PersonOptions = {}): Motif {
  const { hip, neck, up, armL, armR, legL, legR, ...bones } = skeleton(pose);
  const toes = facing(view);

  const boot = ({ joint, end }: Limb, side: -1 | 1): Part => {
    const point = toes || side * 0.5; // seen from front or back the feet turn out a little
    const [right, left] = [Math.max(0, point) * 6, Math.min(0, point) * 6];
    const shape = blob(
      [-3.4, -6], [3.4, -6], [3.8, 0], [3.4 + right, 1.5], [3 + right, 4], [-3 + left, 4], [-3.4 + left, 1.5],
      [-3.8, 0],
    );
    const shin = Math.atan2(end[1] - joint[1], end[0] - joint[0]) - Math.PI / 2;
    return part(transform(shape, { x: end[0], y: end[1], rotate: shin * 0.9 }), boots, { round: 0.9 });
  };
  const leg = (limb: Limb, side: -1 | 1): Part[] => [
    part(tube([limb.root, limb.joint, limb.end], [8.5, 6.5, 5.5]), legs, { round: 0.9 }),
    boot(limb, side),
  ];
  const arm = ({ root, joint, end }: Limb): Part[] => [
    part(tube([root, joint, end], [8.5, 8, 6.5]), sleeve, { round: 0.9, texture: 'cloth' }),
    part(ellipse(lerp(joint[0], end[0], 1.06), lerp(joint[1], end[1], 1.06), 3.5), skin, { round: 1 }),
  ];

  // The coat follows the thighs, so that it folds when the puppet sits.
  const knees: Point = [(legL.joint[0] + legR.joint[0]) / 2, (legL.joint[1] + legR.joint[1]) / 2];
  const thigh = Math.hypot(knees[0] - hip[0], knees[1] - hip[1]);
  const skirt = 9 + hem * 26;
  const hemAt: Point = [
    hip[0] + ((knees[0] - hip[0]) / thigh) * skirt + wind * 6,
    hip[1] + ((knees[1] - hip[1]) / thigh) * skirt,
  ];
  const along = (from: Point, distance: number): Point => [from[0] + up[0] * distance, from[1] + up[1] * distance];
  const coatShape = tube(
    [along(neck, 2), along(neck, -9), [hip[0] + wind, hip[1]], hemAt],
    [11, 21, 22 + 2 * flare, 25 + 11 * flare],
    { round: false },
  );
  const drop = Math.hypot(hemAt[0] - hip[0], hemAt[1] - hip[1]) || 1;
  const across: Point = [-(hemAt[1] - hip[1]) / drop, (hemAt[0] - hip[0]) / drop];
  const half = 12.5 + 5.2 * flare;
  const hemShape = tube(
    [
      [hemAt[0] - across[0] * half, hemAt[1] - across[1] * half],
      [hemAt[0] + across[1] * 1.2, hemAt[1] + Math.abs(across[0]) * 1.2],
      [hemAt[0] + across[0] * half, hemAt[1] + across[1] * half],
    ],
    2.4,
  );
  const coatParts = [
    part(coatShape, coat, { shade: coatShade, texture: 'cloth', pattern, round: 0.85 }),
    part(hemShape, mix(coat, '#000000', 0.3), { round: 0.5 }),
  ];

  const [nx, ny] = neck;
  const lee = wind < 0 ? -1 : 1;
  const gust = Math.abs(wind);
  const scarfParts = scarf && [
    part(tube([[nx - 6, ny + 1], [nx, ny + 3.2], [nx + 6, ny + 1]], 6.5), scarf, { texture: 'cloth', round: 1 }),
    part(
      tube(
        [
          [nx + 4 * lee, ny + 2], [nx + 9 * lee + wind * 6, ny + 9 - gust * 4],
          [nx + 10 * lee + wind * 14, ny + 20 - gust * 14],
        ],
        [5, 6, 5],
      ),
      scarf,
      { texture: 'cloth', round: 0.9 },
    ),
  ];
  const pack = backpack && [
    part(blob([-9, -12], [9, -12], [10, 6], [0, 9], [-10, 6]), backpack, { texture: 'cloth' }),
    part(blob([-8, -12], [8, -12], [8, -2], [0, 1], [-8, -2]), mix(backpack, '#000000', 0.2), {
      texture: 'cloth',
    }),
  ];
  const looks = { view, skin, hair, hairStyle, beard, hat, hatColour };
  const onNeck = { x: bones.head[0], y: bones.head[1], scale: headRadius, rotate: bones.headTurn };
  const headParts = at(head(looks), onNeck);
  const lap = pose.lap && [
    part(
      union(
        ellipse(legL.joint[0], legL.joint[1], 8, 7),
        ellipse(legR.joint[0], legR.joint[1], 8, 7),
        tube([[legL.joint[0], legL.joint[1] - 2], [legR.joint[0], legR.joint[1] - 2]], 12),
      ),
      mix(coat, '#ffffff', 0.05),
      { shade: coatShade, texture: 'cloth', round: 0.9 },
    ),
    [legL, legR].map(({ joint, end }) => part(tube([[joint[0], joint[1] + 4], end], [6.5, 5.5]), legs, { round: 0.9 })),
    boot(legL, -1),
    boot(legR, 1),
  ];

  // From the front or the back both sides are equal; in profile the far limbs come first, the near arm last.
  const [far, near]: [Side, Side] = view === 'left' ? ['R', 'L'] : ['L', 'R'];
  const arms = { L: arm(armL), R: arm(armR) };
  const legParts = { L: leg(legL, -1), R: leg(legR, 1) };
  const body: Pieces = toes
    ? [
        arms[far],
        legParts[far],
        legParts[near],
        coatParts,
        pack && at(pack, { x: nx - toes * 12, y: ny + 16, scale: 0.9 }),
        headParts,
        scarfParts,
        arms[near],
      ]
    : [
        at(hairBehind(looks), onNeck),
        legParts.L,
        legParts.R,
        arms.L,
        arms.R,
        coatParts,
        view === 'back' && pack && at(pack, { x: lerp(nx, hip[0], 0.45), y: lerp(ny, hip[1], 0.45) }),
        lap,
        (pose.armsFront || pose.lap) && [arms.L, arms.R],
        headParts,
        scarfParts,
      ];
  return { ...group(name, body, hold), lift: 0.16 };
}

type Side = 'L' | 'R';
