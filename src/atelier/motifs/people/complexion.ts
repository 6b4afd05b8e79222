import { type Colour, mix, type Rgb, rgb } from '../../colour.ts';

export const SKIN = {
  porcelain: '#f3d3b8',
  rose: '#e9b79c',
  peach: '#e2ab82',
  olive: '#cb9a6c',
  tan: '#b67e50',
  brown: '#93613f',
  deep: '#74492f',
  ebony: '#563629',
} as const;

export const HAIR = {
  black: '#2a2228',
  brown: '#4a3024',
  chestnut: '#7a4630',
  copper: '#b5562c',
  straw: '#d9b066',
  grey: '#8f8d92',
  white: '#e9e4da',
} as const;

/** The brown of lashes and brows: black lines would look printed on a painted face. */
export const INK = '#33202a';
export const GOLD = '#e0b048';
export const BONE = '#f4ead6';

/** Flesh in shadow goes towards wine, so that no skin turns grey. */
export const shadow = (colour: Colour, amount: number): Rgb => mix(colour, '#3c1424', amount);
export const light = (colour: Colour, amount: number): Rgb => mix(colour, '#fff0dc', amount);
export const flushed = (skin: Colour): Rgb => mix(skin, '#d0402e', 0.75);

/** Light a face asks for. Dark skin drowns in night rigs, so below middle grey it asks for more. */
export const liftOf = (skin: Colour, least = 0): number => {
  const [red, green, blue] = rgb(skin);
  const brightness = 0.3 * red + 0.59 * green + 0.11 * blue;
  return least + Math.max(0, 0.5 - brightness) * 0.4;
};
