import { WorkshopError } from './api.ts';

/** Larger files are made smaller before they travel: a phone's photograph has four times the pixels a card can show. */
const LARGE_BYTES = 3 * 1024 * 1024;
const LONG_SIDE = 3000;
const QUALITY = 0.92;
const HEIC = /^(heic|heix|hevc|heim|heis|mif1|msf1)$/;

const isHeic = async (file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(4, 12).arrayBuffer());
  const text = String.fromCharCode(...head);
  return text.startsWith('ftyp') && HEIC.test(text.slice(4));
};

/** Painted anew by this browser, upright, at most so large. */
const repaint = async (file: Blob): Promise<Blob | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

/** What is sent for a file. HEIC is what iPhones take: some browsers read it, and then it travels as JPEG. */
export const prepareFile = async (file: Blob): Promise<Blob> => {
  if (await isHeic(file)) {
    const painted = await repaint(file);
    if (painted === null) throw new WorkshopError('picture-heic');
    return painted;
  }
  if (file.size <= LARGE_BYTES) return file;
  const painted = await repaint(file);
  return painted !== null && painted.size < file.size ? painted : file;
};
