import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type CardEntry, type ImageFile, writeManifest } from '../../src/atelier/studio/manifest.ts';

const WIDTH = 40;
const HEIGHT = 60;
const CARDS = 84;
const WORLD = 'swatches';

const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** No name and no description is part of another, so that any of them can be searched for. */
const nameOf = (i: number): string => `swatch-${i + 101}`;
const altOf = (i: number): string => `Colour field ${i + 101}`;

const paint = async (folder: string, i: number): Promise<CardEntry> => {
  const name = nameOf(i);
  const background = { r: (i * 67) % 256, g: (i * 151) % 256, b: (i * 29) % 256 };
  const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } });
  const webp = await picture.clone().webp().toBuffer();
  const avif = await picture.clone().avif({ effort: 0 }).toBuffer();
  const image = async (bytes: Buffer, format: string): Promise<ImageFile> => {
    const sha256 = hash(bytes);
    const file = `${name}-${sha256.slice(0, 12)}.${format}`;
    await writeFile(join(folder, file), bytes);
    return { file, width: WIDTH, height: HEIGHT, bytes: bytes.length, sha256 };
  };
  const images = { avif: await image(avif, 'avif'), webp: await image(webp, 'webp') };
  return {
    id: `${WORLD}.${name}`,
    name,
    title: name,
    setting: 'room',
    mood: 'calm',
    grammar: 'scene',
    staging: 'front',
    hero: 'nobody',
    rig: 'none',
    motifs: [],
    words: { en: { title: name, alt: altOf(i) } },
    placeholder: `data:image/webp;base64,${webp.toString('base64')}`,
    pixels: hash(name),
    files: { avif: { [WIDTH]: images.avif.file }, webp: { [WIDTH]: images.webp.file } },
    images: [images.avif, images.webp],
  } as unknown as CardEntry;
};

/** A world of plain colours, painted in a second: enough to be dealt, shown and described. */
export const paintSwatches = async (worlds: string): Promise<void> => {
  const folder = join(worlds, WORLD);
  await mkdir(folder, { recursive: true });
  const cards = await Promise.all(Array.from({ length: CARDS }, (_, i) => paint(folder, i)));
  await writeManifest(folder, {
    id: WORLD,
    name: 'Swatches',
    width: WIDTH,
    height: HEIGHT,
    node: process.versions.node,
    cards,
  });
};
