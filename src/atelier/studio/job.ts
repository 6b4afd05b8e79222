import type { MediumName } from '../media/media.ts';
import type { CardEntry } from './manifest.ts';

/** What the studio asks of a worker. */
export interface Job {
  readonly id: string;
  /** Where the card is written, if not in the deck: a draft. */
  readonly file?: string | undefined;
  readonly width: number;
  readonly medium: MediumName;
  /** `ship` writes the world's files into the folder, `preview` a PNG. */
  readonly kind: 'ship' | 'preview';
  readonly folder: string;
}

/** What comes back. */
export type Done =
  | { readonly id: string; readonly seconds: number; readonly entry: CardEntry }
  | { readonly id: string; readonly seconds: number; readonly preview: string }
  | { readonly id: string; readonly failure: string };
