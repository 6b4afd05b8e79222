import type { Medium } from '../scene/painting.ts';
import { etching } from './etching.ts';
import { linocut } from './linocut.ts';
import { mosaic } from './mosaic.ts';
import { oil } from './oil.ts';
import { papercut } from './papercut.ts';
import { pastel } from './pastel.ts';
import { watercolour } from './watercolour.ts';

/** Seven painters for the same scenes. A world is a medium, a few rigs, its own motifs and a bias of ideas. */
export const MEDIA = {
  oil,
  watercolour: canvas => watercolour(canvas),
  linocut: canvas => linocut(canvas),
  papercut: canvas => papercut(canvas),
  pastel,
  mosaic: canvas => mosaic(canvas),
  etching: canvas => etching(canvas),
} as const satisfies Record<string, Medium>;
export type MediumName = keyof typeof MEDIA;

export const isMedium = (name: string): name is MediumName => Object.hasOwn(MEDIA, name);
