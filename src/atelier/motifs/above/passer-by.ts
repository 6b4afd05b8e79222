import type { Colour } from '../../colour.ts';
import { darker } from '../../kit.ts';
import { walkerAbove } from './from-above.ts';

/** Somebody in a hurry, from above; the hatband is a shade darker than the hat. */
export const passerBy = (coat: Colour, hat: Colour, bag?: Colour) =>
  walkerAbove({ coat, hat, band: darker(hat, 0.4), bag });
