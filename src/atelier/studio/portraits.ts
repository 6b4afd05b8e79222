import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PAINTED, PORTRAITS, paintPortrait } from '../portraits/portrait.ts';
import { hashOf } from './paint-card.ts';

/** Shown in a ring as large as a thumb, on the largest screen as large as a hand. */
const SHOWN = 240;
const QUALITY = 76;

/** What was painted, so that a test can paint it again. */
export interface PortraitList {
  readonly node: string;
  readonly portraits: Readonly<Record<string, { readonly pixels: string; readonly bytes: number }>>;
}

const LIST = 'portraits.json';

export const readPortraits = async (folder: string): Promise<PortraitList> =>
  JSON.parse(await readFile(join(folder, LIST), 'utf8')) as PortraitList;

/** Paints every bot's portrait. One format: every browser that can play knows WebP, and AVIF would save two kilobytes. */
export const writePortraits = async (folder: string, tell: (id: string, bytes: number) => void): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const portraits: Record<string, { pixels: string; bytes: number }> = {};
  for (const id of Object.keys(PORTRAITS)) {
    const pixels = paintPortrait(id);
    const image = sharp(pixels, { raw: { width: PAINTED, height: PAINTED, channels: 3 } }).resize(SHOWN, SHOWN);
    const bytes = await image.webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer();
    await writeFile(join(folder, `${id}.webp`), bytes);
    portraits[id] = { pixels: hashOf(pixels), bytes: bytes.length };
    tell(id, bytes.length);
  }
  const list: PortraitList = { node: process.version, portraits };
  await writeFile(join(folder, LIST), `${JSON.stringify(list, null, 2)}\n`);
};
