import type { Shape } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, union, wobble } from '../../geometry/shape.ts';
import { hole, many } from '../../kit.ts';
import { group, type Motif, type Pieces, part } from '../../motif.ts';
import { beardFromSide } from './beard.ts';
import { flushed, liftOf, shadow } from './complexion.ts';
import { lookOf } from './emotion.ts';
import { eyeFromSide, tearFromSide } from './eyes.ts';
import type { HairStyle } from './hair.ts';
import { type Head, type HeadOptions, headOf } from './head.ts';
import { hatFromSide, isVeiled } from './headwear.ts';
import { curly, fur, ink, stain } from './materials.ts';
import { GAPE, mouthFromSide } from './mouth.ts';
import { NOSE } from './nose.ts';

/** A head seen from the side, looking right; put it with flip to look left. */
export const profile = (options: HeadOptions = {}): Motif => {
  const head = headOf(options);
  const look = lookOf(head.emotion, head.look, 0.3);
  const eyeY = head.child ? 3 : -4;
  const gape = GAPE[look.mouth] ?? 0;
  const drawn = group(
    options.name ?? 'profile',
    head.style === 'afro' && curly(wobble(ellipse(-18, -30, 62, 58), 4, 0.07), head.hair, 1.8),
    skull(head, gape),
    stain(ellipse(20, 18, 13, 10), flushed(head.skin), look.blush, 4),
    eyeFromSide(head, look, eyeY),
    mouthFromSide(head.skin, look.mouth),
    head.freckles && freckles(head),
    head.age > 0.4 && wrinkles(head, eyeY),
    !isVeiled(head) && ear(head),
    head.earrings !== null && part(ellipse(-2, 24, 5, 7), head.earrings, { texture: 'gold' }),
    look.tear && tearFromSide(eyeY),
    beardFromSide(head, gape),
    head.glasses && glasses(eyeY),
    !isVeiled(head) && hair(head),
    hatFromSide(head),
  );
  return { ...drawn, lift: liftOf(head.skin) };
};

const skull = (head: Head, gape: number): Pieces => {
  const { length, drop } = NOSE[head.nose];
  const tip = 44 + length * 0.45 - (head.child ? 3 : 0);
  const y = 14 + drop;
  const outline = points`
    6,-62 32,-50 40,-28 40,-14 36,-6 ${tip - 6},${y - 6} ${tip},${y} ${tip - 8},${y + 8} 42,22 48,29 41,33!
    40,${34 + gape}! 47,${38 + gape} 39,${45 + gape} 43,${54 + gape + head.chin} 32,${64 + gape + head.chin}
    10,${58 + gape * 0.6} -12,38 -36,34 -52,4 -50,-32 -28,-56`;
  return [
    part(blob(...outline), head.skin, { round: 0.85, shade: shadow(head.skin, 0.18) }),
    part(ellipse(tip - 12, y + 4, 3.4, 1.8), shadow(head.skin, 0.6), { alpha: 0.7, ao: 0, round: 0 }),
  ];
};

const ear = ({ skin }: Head): Pieces => [
  part(blob(...points`-8,-12 4,-10 6,4 -2,16 -10,8`), shadow(skin, 0.08), { round: 0.8, ao: 0.35 }),
  part(ellipse(-2, 1, 4, 7), shadow(skin, 0.4), { alpha: 0.6, ao: 0, round: 0 }),
];

const wrinkles = ({ skin, age }: Head, eyeY: number): Pieces =>
  [points`38,20 28,30 27,44`, points`10,${eyeY + 1} 2,${eyeY - 3}`, points`10,${eyeY + 5} 2,${eyeY + 8}`].map(
    (spine, i) => ink(spine, i ? 1 : 1.3, shadow(skin, 0.4), { alpha: age * 0.8 }),
  );

const freckles = ({ skin }: Head): Pieces =>
  points`16,12 22,9 28,13 20,17 26,20 33,10 31,18`.map(([x, y]) =>
    part(ellipse(x, y, 1.2), shadow(skin, 0.35), { alpha: 0.6, ao: 0, round: 0, detail: 1 }),
  );

const glasses = (eyeY: number): Pieces => [
  part([...ellipse(30, eyeY + 1, 10, 14), ...hole(ellipse(30, eyeY + 1, 7.6, 11.6))], '#4a3a2c', {
    detail: 1,
    ao: 0.25,
  }),
  ink(points`20,${eyeY} -2,${eyeY - 4}`, 2.2, '#4a3a2c'),
];

const TIED_BACK = points`-14,14 -40,26 -54,0 -54,-34 -30,-62 8,-68 38,-48 28,-34 4,-26 -6,-4`;
const SHORT = points`-8,12 -16,24 -40,30 -55,2 -54,-36 -30,-64 8,-70 42,-52 44,-38 22,-40 2,-30 -2,-8`;
const LONG = points`-4,-10 -8,40 -16,110 -66,120 -70,30 -60,-34 -32,-66 10,-70 40,-48 28,-34 6,-28`;
const BOB = points`4,30 -14,48 -54,46 -60,0 -56,-36 -30,-64 8,-70 42,-44 34,-26 10,-26 4,-4`;
const CROP = points`-12,20 -40,28 -54,2 -54,-34 -30,-62 8,-68 36,-50 30,-36 6,-34 -4,-10`;
const WREATH_OF_HAIR = points`-8,-14 -22,-22 -46,-22 -57,-4 -52,18 -36,33 -18,26 -10,10`;

const plait = (): Shape => union(...many(9, i => ellipse(-42 - i * 2, 24 + i * 13, 12, 10, i % 2 ? 0.5 : -0.5)));
const knobs = (): Shape =>
  union(
    blob(...CROP),
    ...many(11, (_, u) => {
      const angle = Math.PI * (0.62 + 1.12 * u);
      return ellipse(-8 + Math.cos(angle) * 48, -20 + Math.sin(angle) * 44, 15);
    }),
  );

const HAIR_FROM_SIDE: Record<HairStyle, () => readonly Shape[]> = {
  short: () => [blob(...SHORT)],
  parted: () => [blob(...SHORT)],
  swept: () => [blob(...SHORT)],
  wild: () => [wobble(blob(...SHORT), 6, 0.12)],
  crop: () => [blob(...CROP)],
  bald: () => [],
  balding: () => [blob(...WREATH_OF_HAIR)],
  bob: () => [blob(...BOB)],
  long: () => [blob(...LONG)],
  locs: () => [blob(...LONG)],
  wavy: () => [wobble(blob(...LONG), 5, 0.06)],
  bun: () => [ellipse(-54, -44, 20), blob(...TIED_BACK)],
  buns: () => [ellipse(-34, -66, 19), blob(...TIED_BACK)],
  crownBraid: () => [
    blob(...TIED_BACK),
    union(...many(9, (_, u) => ellipse(-44 + u * 76, -50 - Math.sin(u * Math.PI) * 20, 11, 9, u * 2 - 1))),
  ],
  braids: () => [blob(...TIED_BACK), plait()],
  curls: () => [knobs()],
  afro: () => [blob(...points`-8,10 -50,0 -40,-60 20,-64 38,-46 18,-36 2,-22`)],
};
const CURLY: Partial<Record<HairStyle, number>> = { afro: 1.8, curls: 1.2, crop: 3 };

const hair = ({ style, hair: colour }: Head): Pieces => {
  const grain = CURLY[style];
  return HAIR_FROM_SIDE[style]().map(shape => (grain ? curly(shape, colour, grain) : fur(shape, colour)));
};
