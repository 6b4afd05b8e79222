export const PICTURE_KINDS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Uint8Array, ...head: readonly number[]): boolean =>
  head.every((byte, i) => bytes[i] === byte);

/** The brands of an ISO media file: the major one and the compatible ones. */
const brands = (bytes: Uint8Array): readonly string[] => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = Math.min(((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0), 256, bytes.length);
  const found = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) found.push(ascii(bytes, at, at + 4));
  return found;
};

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

/** What the first bytes say a file is. Its name and the type a browser claims are not asked. */
export const sniffPicture = (bytes: Uint8Array): PictureKind | 'heic' | null => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  const found = brands(bytes);
  if (found.includes('avif') || found.includes('avis')) return 'avif';
  return found.some(brand => HEIC_BRANDS.has(brand)) ? 'heic' : null;
};

const HEAD = 1024;
const TAIL = 66_000;
/** Pages, scripts, papers and archives; a second picture or film behind the first is what phones write. */
const STRANGE = /<script|<html|<!doctype|<svg[\s>]|<iframe|<\?php|%PDF-/i;
const ARCHIVES = ['PK\u0003\u0004', 'PK\u0005\u0006', 'Rar!\u001a', '7z\u00bc\u00af'];

/**
 * Whether a picture is something else as well: an archive hangs behind it, or it begins like a page. Painting it anew would
 * make it harmless, but nobody sends one by accident.
 */
export const isTwoThings = (bytes: Uint8Array): boolean => {
  const text = (part: Uint8Array): string => Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1');
  return [text(bytes.subarray(0, HEAD)), text(bytes.subarray(-TAIL))].some(
    part => STRANGE.test(part) || ARCHIVES.some(sign => part.includes(sign)),
  );
};

/** The card's files as we write them: one lossy picture in a WebP file and not a byte besides. */
export const isPlainWebp = (bytes: Uint8Array): boolean => {
  if (sniffPicture(bytes) !== 'webp' || bytes.length < 30) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const size = view.getUint32(16, true);
  return (
    view.getUint32(4, true) === bytes.length - 8 &&
    ascii(bytes, 12, 16) === 'VP8 ' &&
    size + (size % 2) === bytes.length - 20
  );
};
