import type { CropArea } from '../../protocol/own-worlds.ts';

export type Crop = CropArea;

export interface Rendition {
  readonly width: number;
  readonly bytes: Uint8Array;
}

/** A picture as it will be shown: WebP in every size, the largest first, and a blur to show until it is there. */
export interface CardPicture {
  readonly renditions: readonly Rendition[];
  /** A data address of a few dozen bytes. */
  readonly placeholder: string;
  /** The whole picture, painted anew like the rest; null where the card shows all of it. */
  readonly source: (Rendition & { readonly height: number }) | null;
  /** The part that is shown. */
  readonly crop: Crop;
}

export const PICTURE_LIMITS = {
  bytes: 24 * 1024 * 1024,
  pixels: 60_000_000,
  minWidth: 200,
  milliseconds: 20_000,
} as const;

/** WebP alone: AVIF would save a third of the bytes and take ten times as long on a small server. */
export const CARD_WIDTHS = [800, 400, 200] as const;
export const PICTURE_TYPE = 'image/webp';
/** A card is two wide and three high. */
export const CARD_RATIO = 3 / 2;
