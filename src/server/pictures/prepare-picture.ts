import sharp from 'sharp';
import type { PictureRefusal } from '../../protocol/own-worlds.ts';
import { CARD_RATIO, CARD_WIDTHS, type CardPicture, type Crop, PICTURE_LIMITS, type Rendition } from './picture.ts';
import { type PictureKind, sniffPicture } from './sniff.ts';

/**
 * Decodes a stranger's picture and paints it anew. Only to be called in a process that may be ended: whatever a decoder
 * does with a malicious file, it does it without the tables.
 */
export type PictureAnswer = { readonly picture: CardPicture } | { readonly refusal: PictureRefusal };

const FORMATS: Record<PictureKind, readonly string[]> = {
  jpeg: ['jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  avif: ['heif', 'avif'],
};

/** What is kept of the whole picture: enough to cut another card out of it. */
const SOURCE = { short: 1400, long: 4000 };
/** Less than this beside the card is not worth keeping. */
const WORTH = 1.02;
const PAPER = '#f6ecd4';

/** The largest upright area of the card's shape inside the wished crop, in pixels. */
const area = (width: number, height: number, crop: Crop | null) => {
  const wish = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const wide = wish.width * width;
  const high = wish.height * height;
  const cutWidth = Math.min(wide, high / CARD_RATIO);
  const cutHeight = cutWidth * CARD_RATIO;
  const left = Math.max(0, Math.min(Math.floor(wish.x * width + (wide - cutWidth) / 2), width - 1));
  const top = Math.max(0, Math.min(Math.floor(wish.y * height + (high - cutHeight) / 2), height - 1));
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(cutWidth), width - left)),
    height: Math.max(1, Math.min(Math.round(cutHeight), height - top)),
  };
};

const shrunk = (width: number, height: number) => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, SOURCE.short / short, SOURCE.long / long);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const prepare = async (bytes: Uint8Array, crop: Crop | null): Promise<PictureAnswer> => {
  const kind = sniffPicture(bytes);
  if (kind === null || kind === 'heic') return { refusal: { code: 'picture-not-understood' } };
  const options = { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', page: 0, pages: 1 } as const;
  const facts = await sharp(bytes, options).metadata();
  if (!FORMATS[kind].includes(facts.format)) return { refusal: { code: 'picture-not-understood' } };
  if (facts.width * facts.height > PICTURE_LIMITS.pixels) return { refusal: TOO_MANY_PIXELS };
  const { width: fullWidth, height: fullHeight } = facts.autoOrient;
  if (area(fullWidth, fullHeight, crop).width < PICTURE_LIMITS.minWidth) {
    return { refusal: { code: 'picture-too-small', minWidth: PICTURE_LIMITS.minWidth } };
  }
  // Shrunk on its way in: never all of its pixels at once.
  const size = shrunk(fullWidth, fullHeight);
  const whole = await sharp(bytes, options)
    .autoOrient()
    .resize(size.width, size.height, { fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = whole.info;
  const raw = { raw: { width, height, channels } };
  const cut = area(width, height, crop);
  const card = await sharp(whole.data, raw)
    .extract(cut)
    .resize(CARD_WIDTHS[0], CARD_WIDTHS[0] * CARD_RATIO, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const renditions: Rendition[] = [];
  for (const wide of CARD_WIDTHS) {
    const sized = sharp(card.data, { raw: card.info }).resize(wide, wide * CARD_RATIO);
    renditions.push({ width: wide, bytes: await sized.webp({ quality: 82, effort: 2 }).toBuffer() });
  }
  const isMore = width * height > cut.width * cut.height * WORTH;
  const source = isMore
    ? { width, height, bytes: await sharp(whole.data, raw).webp({ quality: 86, effort: 2 }).toBuffer() }
    : null;
  const [largest] = renditions;
  return {
    picture: {
      renditions,
      placeholder: largest === undefined ? '' : await placeholderOf(largest.bytes),
      source,
      crop: { x: cut.left / width, y: cut.top / height, width: cut.width / width, height: cut.height / height },
    },
  };
};

/** From the card as it is shown, so that whoever has the card alone comes to the same. */
export const placeholderOf = async (card: Uint8Array): Promise<string> => {
  const blur = await sharp(card).resize(12, 18).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${blur.toString('base64')}`;
};

const TOO_MANY_PIXELS: PictureRefusal = { code: 'picture-too-many-pixels', maxPixels: PICTURE_LIMITS.pixels };

/** A decoder's complaint says nothing a person could use; too many pixels is the one that does. */
export const preparePicture = (bytes: Uint8Array, crop: Crop | null): Promise<PictureAnswer> =>
  prepare(bytes, crop).catch((why: unknown) => ({
    refusal: /pixel limit/i.test(String(why)) ? TOO_MANY_PIXELS : { code: 'picture-damaged' },
  }));
