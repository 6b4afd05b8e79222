import type { Colour } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { type Part, type PartOptions, part } from '../../motif.ts';

export const pelt = (shape: Shape, colour: Colour, options: PartOptions = {}): Part =>
  part(shape, colour, { texture: 'fur', ...options });

export const plumage = (shape: Shape, colour: Colour, options: PartOptions = {}): Part =>
  part(shape, colour, { texture: 'feather', ...options });

/** Thick bare skin or shell. */
export const hide = (shape: Shape, colour: Colour, options: PartOptions = {}): Part =>
  part(shape, colour, { texture: 'stone', ...options });

export const scaled = (shape: Shape, colour: Colour, options: PartOptions = {}): Part =>
  part(shape, colour, { texture: 'scales', ...options });
