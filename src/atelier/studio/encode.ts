import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Card } from '../card.ts';
import { type CardEntry, FORMATS, type Format, type ImageFile } from './manifest.ts';
import { hashOf, type Picture } from './paint-card.ts';

/** 200 for a thumbnail, 400 for a hand, 800 for a card one looks at. */
const WIDTHS = [200, 400, 800] as const;

/**
 * AVIF at 55 keeps the brush grain (45 smears it). WebP is the fallback for the few browsers without AVIF: at 82 it would
 * take half of the world's 20 MB, at 70 the grain is still there. Thumbnails are scaled down, so their grain is finer than
 * the eye: they take less.
 */
const QUALITY: Record<Format, (width: number) => number> = {
  avif: width => (width === 800 ? 55 : 50),
  webp: () => 70,
};

const ENCODERS: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }),
  webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
};

const PLACEHOLDER_WIDTH = 12;

export const imageOf = ({ pixels, width, height }: Picture): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

const placeholderOf = async (picture: Picture): Promise<string> => {
  const tiny = await imageOf(picture).resize(PLACEHOLDER_WIDTH).blur(0.6).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
};

const writeImage = async (
  folder: string,
  card: Card,
  picture: Picture,
  format: Format,
  width: number,
): Promise<ImageFile> => {
  const height = Math.round(width * 1.5);
  const scaled = imageOf(picture).resize(width, height, { kernel: 'lanczos3' });
  const bytes = await ENCODERS[format](scaled, QUALITY[format](width)).toBuffer();
  const sha256 = hashOf(bytes);
  const file = `${card.id}-${width}.${sha256.slice(0, 10)}.${format}`;
  await writeFile(join(folder, file), bytes);
  return { file, width, height, bytes: bytes.length, sha256 };
};

/** Writes all files of a card into the world's folder and says what they are. */
export const shipCard = async (folder: string, world: string, card: Card, picture: Picture): Promise<CardEntry> => {
  await mkdir(folder, { recursive: true });
  const images: ImageFile[] = [];
  const files: Record<Format, Record<string, string>> = { avif: {}, webp: {} };
  for (const format of FORMATS)
    for (const width of WIDTHS) {
      const image = await writeImage(folder, card, picture, format, width);
      images.push(image);
      files[format][width] = image.file;
    }
  const { title, setting, mood, grammar, staging, hero } = card;
  return {
    id: `${world}.${card.id}`,
    name: card.id,
    title,
    setting,
    mood,
    grammar,
    staging,
    hero,
    rig: picture.rig,
    motifs: picture.motifs,
    words: {},
    placeholder: await placeholderOf(picture),
    pixels: hashOf(picture.pixels),
    files,
    images,
  };
};

/** A PNG to look at while painting. */
export const writePreview = async (folder: string, card: Card, picture: Picture): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${card.id}.png`);
  await imageOf(picture).png({ compressionLevel: 3 }).toFile(file);
  return file;
};
