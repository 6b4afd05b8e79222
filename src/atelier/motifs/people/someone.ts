import type { Colour } from '../../colour.ts';
import { rng } from '../../geometry/random.ts';
import type { BeardStyle } from './beard.ts';
import { GOLD, HAIR, SKIN } from './complexion.ts';
import type { Dress } from './dress.ts';
import type { HairStyle } from './hair.ts';
import type { HatName } from './headwear.ts';
import { NOSE, type NoseShape } from './nose.ts';
import type { PortraitOptions } from './portrait.ts';

const OLD_STYLES: readonly HairStyle[] = ['balding', 'bun', 'short', 'curls', 'bald', 'parted'];
const STYLES: readonly HairStyle[] = [
  'short',
  'long',
  'afro',
  'bob',
  'curls',
  'braids',
  'bun',
  'crop',
  'swept',
  'wavy',
  'locs',
  'crownBraid',
  'parted',
  'buns',
];
/** Hair that may come with a beard; the others may come with earrings, a sari or a gown. */
const BEARDED: readonly HairStyle[] = ['short', 'crop', 'balding', 'bald', 'swept'];
const HATS: readonly HatName[] = [
  'turban',
  'headscarf',
  'headwrap',
  'flatCap',
  'beret',
  'straw',
  'beanie',
  'fez',
  'kerchief',
  'bowler',
];
const BEARDS: readonly BeardStyle[] = ['full', 'goatee', 'stubble', 'long'];
const COATS: readonly Dress[] = ['coat', 'kimono', 'robe', 'shawl', 'poncho', 'shirt', 'jumper', 'ruff'];
const DRESSES: readonly Dress[] = ['coat', 'kimono', 'sari', ...COATS.slice(2), 'gown'];
const NOSES = Object.keys(NOSE) as NoseShape[];
const IRISES = ['#4a5a58', '#5a3c28', '#3f2a20', '#4a6a7a', '#6a6a3a'];
const DARK_SKINS: readonly Colour[] = [SKIN.brown, SKIN.deep, SKIN.ebony];
const GREYS = [HAIR.grey, HAIR.white];
const HAIRS = [HAIR.black, HAIR.brown, HAIR.chestnut, HAIR.copper, HAIR.straw];
/** Cloth that goes together in a crowd, however it falls. */
export const CLOTHS: readonly Colour[] = [
  '#a8503c',
  '#3f566e',
  '#e0a83c',
  '#5f7f5a',
  '#7a4a6a',
  '#c77b4a',
  '#2f6a6a',
  '#d6c4a0',
  '#8a3a44',
  '#6a6a9a',
];

/**
 * Options for one invented person: the same seed is always the same stranger. The order of the throws is part of that
 * promise; new traits go last.
 */
export const someone = <Fixed extends PortraitOptions>(seed: number, fixed?: Fixed): PortraitOptions & Fixed => {
  const random = rng(seed * 101 + 17);
  const old = !fixed?.child && random() < 0.28;
  const child = !old && random() < 0.16;
  const skin = random.pick(Object.values(SKIN));
  const dark = DARK_SKINS.includes(skin);
  const hair = old ? random.pick(GREYS) : dark ? HAIR.black : random.pick(HAIRS);
  const style = random.pick(old ? OLD_STYLES : STYLES);
  const bearded = BEARDED.includes(style);
  const stranger: PortraitOptions = {
    skin,
    hair,
    style,
    child,
    age: old ? random.between(0.6, 1) : 0,
    width: random.between(0.88, 1.12),
    jaw: random.between(0.2, 0.95),
    chin: random.between(-4, 7),
    nose: random.pick(NOSES),
    hat: random() < 0.34 ? random.pick(HATS) : null,
    hatColour: random.pick(CLOTHS),
    beard: bearded && !child && random() < 0.45 ? random.pick(BEARDS) : null,
    moustache: bearded && !child && random() < 0.3,
    glasses: random() < 0.2,
    freckles: !dark && random() < 0.25,
    earrings: !bearded && random() < 0.4 ? GOLD : null,
    turn: random.bell() * 0.7,
    emotion: 'calm',
    iris: random.pick(IRISES),
    dress: random.pick(bearded ? COATS : DRESSES),
    cloth: random.pick(CLOTHS),
    build: random.between(0.85, 1.25),
  };
  return { ...stranger, ...fixed } as PortraitOptions & Fixed;
};
