import type { Colour } from '../colour.ts';
import { SKIN } from '../motifs/people/complexion.ts';
import type { Gesture } from '../motifs/people/hand.ts';

/** A hand that grows in a pot: which, how large, how it leans. */
export interface Seedling {
  readonly x: number;
  readonly gesture: Gesture;
  readonly skin: Colour;
  readonly pot: Colour;
  readonly size: number;
  readonly rotate: number;
}

export const SEEDLINGS: readonly Seedling[] = [
  { x: 92, gesture: 'fist', skin: SKIN.ebony, pot: '#a8603c', size: 1.15, rotate: -0.05 },
  { x: 250, gesture: 'open', skin: SKIN.peach, pot: '#c08a4c', size: 1.65, rotate: 0.04 },
  { x: 408, gesture: 'pray', skin: SKIN.brown, pot: '#7f9a8c', size: 1.4, rotate: 0 },
  { x: 556, gesture: 'point', skin: SKIN.rose, pot: '#a8603c', size: 1.5, rotate: 0.12 },
  { x: 704, gesture: 'letGo', skin: SKIN.deep, pot: '#c8785a', size: 1.4, rotate: -0.08 },
];
