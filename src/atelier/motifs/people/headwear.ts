import { type Colour, mix } from '../../colour.ts';
import type { Point, Shape } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { hole, many } from '../../kit.ts';
import { at, type Pieces, part } from '../../motif.ts';
import { GOLD, light } from './complexion.ts';
import type { Head } from './head.ts';
import { fitted, ink, sagging, sides, woven } from './materials.ts';

interface Felt {
  readonly colour: Colour;
  readonly dark: Colour;
  readonly pale: Colour;
  readonly width: number;
}

const cloth = ({ width }: Felt, outline: readonly Point[]): Shape => fitted(outline, width);
const band = ({ width }: Felt, y: number, sag: number, thick: number): Shape => sagging(46 * width, y, sag, thick);

/** Hats as they sit on a head seen from the front; the brim lies around y = -36. */
const HAT = {
  bowler: felt => [
    woven(cloth(felt, points`-46,-36 -44,-70 -22,-98 22,-98 44,-70 46,-36 0,-28`), felt.colour),
    woven(band(felt, -44, 9, 10), mix(felt.colour, '#7a2f34', 0.6)),
    woven(tube(points`-68,-38 -30,-30 0,-27 30,-30 68,-38`, [5, 9, 9, 9, 5]), felt.colour),
  ],
  turban: felt => [
    woven(cloth(felt, points`-46,-22 -58,-52 -42,-88 0,-100 42,-88 58,-52 46,-22 20,-34 0,-42 -20,-34`), felt.colour),
    [
      points`-52,-44 -16,-76 20,-92`,
      points`-50,-32 -5,-64 40,-80`,
      points`52,-50 20,-69 -12,-72`,
      points`50,-36 27,-52 4,-52`,
    ].map(fold => part(tube(fold, [3, 15, 4]), felt.pale, { texture: 'cloth', round: 0.8, ao: 0.3 })),
    part(ellipse(0, -52, 6), GOLD, { texture: 'gold' }),
  ],
  headscarf: felt => [
    woven(
      [
        ...cloth(felt, points`-50,34 -56,-18 -42,-60 0,-76 42,-60 56,-18 50,34 34,74 0,90 -34,74`),
        ...hole(cloth(felt, points`-36,26 -39,-14 -28,-40 0,-47 28,-40 39,-14 36,26 22,50 0,60 -22,50`)),
      ],
      felt.colour,
      { round: 0.9 },
    ),
    part(tube(points`-30,52 -6,80 30,96`, [3, 9, 3]), felt.dark, { texture: 'cloth', round: 0.7, alpha: 0.7 }),
  ],
  kerchief: felt => [
    woven(cloth(felt, points`-50,8 -52,-26 -38,-60 0,-72 38,-60 52,-26 50,8 38,-18 0,-42 -38,-18`), felt.colour, {
      pattern: { kind: 'dot', colour: felt.pale, width: 15, radius: 0.2 },
    }),
    woven(cloth(felt, points`-40,58 0,66 40,58 20,80 0,74 -20,80`), felt.colour),
  ],
  headwrap: felt => [
    woven(cloth(felt, points`-46,-18 -64,-58 -56,-104 -16,-120 30,-112 70,-84 60,-40 46,-16 0,-38`), felt.colour, {
      pattern: { kind: 'stripe', colour: felt.pale, width: 17, rotate: 0.7, alpha: 0.8 },
    }),
    woven(cloth(felt, points`10,-50 40,-96 78,-104 84,-74 52,-44`), felt.pale, { ao: 0.4 }),
    woven(band(felt, -26, -14, 13), felt.dark),
  ],
  sailorCap: felt => [
    woven(cloth(felt, points`-60,-62 -40,-86 0,-92 40,-86 60,-62 0,-50`), '#f0ead8'),
    woven(cloth(felt, points`-46,-32 -46,-58 0,-50 46,-58 46,-32 0,-24`), felt.colour),
    part(ellipse(0, -92, 8), '#b5433a', { texture: 'fur' }),
  ],
  flatCap: felt => [
    woven(cloth(felt, points`-52,-34 -54,-60 -20,-82 30,-78 56,-54 50,-34 0,-42`), felt.colour, {
      pattern: { kind: 'check', colour: felt.dark, width: 12, alpha: 0.4 },
    }),
    woven(cloth(felt, points`-48,-34 0,-44 52,-36 56,-24 0,-30 -50,-24`), felt.dark),
  ],
  beret: felt => [
    woven(cloth(felt, points`-50,-34 -62,-58 -30,-86 24,-84 58,-60 46,-36 0,-46`), felt.colour),
    part(tube(points`0,-84 4,-94`, 4), felt.colour),
  ],
  straw: () => [
    part(blob(...points`-96,-22 -30,-78 0,-106! 30,-78 96,-22 0,-34`), '#d9b36a', {
      texture: 'wood',
      grain: 0.6,
      shade: '#8f6a38',
      pattern: { kind: 'ring', colour: '#b08a48', width: 13, y: -106, alpha: 0.5 },
    }),
  ],
  wreath: ({ colour, width }) =>
    many(11, (i, u) => {
      const angle = Math.PI * (1.06 + 0.88 * u);
      const x = Math.cos(angle) * 48 * width;
      const y = -18 + Math.sin(angle) * 44;
      const petals = [colour, '#efe0c0', '#e3a03c'][i % 3] ?? colour;
      return [
        part(ellipse(x, y, 11, 6, angle), '#5f7f46', { texture: 'leaf' }),
        i % 2 === 1 && part(ellipse(x, y - 2, 9), petals, { texture: 'leaf', grain: 2 }),
      ];
    }),
  crown: ({ colour }) => [
    part(poly(...points`-42,-38 -50,-86 -24,-62 0,-98 24,-62 50,-86 42,-38 0,-30`), GOLD, { texture: 'gold' }),
    sides(q => part(ellipse(q * 22, -48, 5), colour)),
    part(ellipse(0, -48, 6), '#b5433a'),
  ],
  nightcap: felt => [
    woven(cloth(felt, points`-47,-26 -44,-60 -10,-84 40,-88 84,-58 92,-14 80,-10 66,-42 46,-34 0,-40`), felt.colour, {
      pattern: { kind: 'stripe', colour: felt.pale, width: 14, rotate: 0.5 },
    }),
    part(ellipse(86, -4, 11), '#f0e6d0', { texture: 'fur' }),
    woven(band(felt, -32, -8, 12), felt.pale),
  ],
  beanie: felt => [
    woven(cloth(felt, points`-48,-22 -44,-60 0,-84 44,-60 48,-22 0,-32`), felt.colour, {
      pattern: { kind: 'stripe', colour: felt.dark, width: 9, alpha: 0.4 },
    }),
    woven(band(felt, -26, -8, 17), felt.pale),
  ],
  fez: felt => [
    woven(cloth(felt, points`-36,-42! -30,-94! 0,-98 30,-94! 36,-42! 0,-36`), felt.colour),
    ink(points`0,-97 24,-94 34,-60`, 2.4, '#2a2228'),
    part(ellipse(34, -56, 4, 9), '#2a2228', { texture: 'fur' }),
  ],
  topHat: felt => [
    woven(cloth(felt, points`-38,-42! -36,-80 -42,-124! 0,-130 42,-124! 36,-80 38,-42! 0,-34`), felt.colour),
    woven(band(felt, -50, 8, 11), '#a8433c'),
    woven(tube(points`-64,-44 0,-32 64,-44`, [6, 10, 6]), felt.colour),
  ],
} as const satisfies Record<string, (felt: Felt) => Pieces>;
export type HatName = keyof typeof HAT;
export const HAT_NAMES = Object.keys(HAT) as HatName[];

/** Only these look different enough from the side to be drawn again. */
const HAT_FROM_SIDE: Partial<Record<HatName, (felt: Felt) => Pieces>> = {
  sailorCap: ({ colour }) => [
    woven(blob(...points`-66,-52 -40,-84 10,-90 46,-72 44,-54 -10,-44`), '#f0ead8'),
    woven(blob(...points`-54,-30 -56,-54 44,-56 44,-40 0,-30`), colour),
  ],
  bowler: ({ colour }) => [
    woven(blob(...points`-50,-36 -48,-76 -18,-100 22,-94 42,-66 44,-40 0,-34`), colour),
    woven(tube(points`-68,-34 -10,-34 66,-40`, [5, 9, 5]), colour),
  ],
  headscarf: ({ colour }) =>
    woven(blob(...points`22,-46 28,-36 14,-10 12,30 18,60 10,86 -40,92 -66,50 -64,-30 -34,-70 8,-74 36,-56`), colour),
  kerchief: ({ colour, pale }) => [
    woven(blob(...points`-10,48 -30,52 -58,20 -62,-20 -38,-62 6,-72 38,-54 44,-36 20,-30 6,-14 4,20`), colour, {
      pattern: { kind: 'dot', colour: pale, width: 15, radius: 0.2 },
    }),
    woven(tube(points`-4,16 6,46 20,68`, [18, 11, 8]), colour, { ao: 0.3 }),
  ],
  turban: ({ colour }) => [
    woven(blob(...points`-58,-16 -64,-56 -34,-92 10,-96 46,-74 46,-44 38,-30 0,-34`), colour),
    part(tube(points`-56,-24 -10,-62 40,-78`, [4, 16, 5]), light(colour, 0.2), { texture: 'cloth', ao: 0.3 }),
  ],
  beanie: ({ colour }) => woven(blob(...points`-56,-18 -52,-60 -14,-86 28,-72 46,-38 0,-26`), colour),
  nightcap: ({ colour }) => [
    woven(blob(...points`-54,-20 -84,10 -100,30 -92,-20 -60,-66 -10,-84 32,-66 44,-36 0,-28`), colour),
    part(ellipse(-98, 34, 11), '#f0e6d0', { texture: 'fur' }),
  ],
};

/** A head in profile is wider than a face and its middle lies 6 units towards the nape. */
const PROFILE_MIDDLE = -6;
/** Free-standing hats are about 72 units wide inside; a skull with hair on it is 88. */
const SKULL_TO_HAT = 1.22;
const BRIM = -34;

const feltOf = ({ hatColour, width }: Head): Felt => ({
  colour: hatColour,
  dark: mix(hatColour, '#0c0818', 0.35),
  pale: light(hatColour, 0.22),
  width,
});

export const hatOf = (head: Head): Pieces => {
  if (!head.hat) return null;
  if (typeof head.hat === 'string') return HAT[head.hat](feltOf(head));
  return at(head.hat, { y: BRIM, scale: SKULL_TO_HAT * head.width });
};

export const hatFromSide = (head: Head): Pieces => {
  const own = typeof head.hat === 'string' ? HAT_FROM_SIDE[head.hat] : undefined;
  return own ? own(feltOf(head)) : at(hatOf(head), { x: PROFILE_MIDDLE, stretchX: 1.06 });
};

/** A headscarf leaves nothing of the hair and ears to be seen. */
export const isVeiled = (head: Head): boolean => head.hat === 'headscarf';
