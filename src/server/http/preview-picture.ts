import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import type { Manifest } from '../worlds.ts';

const SIZE = { width: 1200, height: 630 } as const;
const CARD = { width: 290, height: 435, border: 8 } as const;
const SHADOW = { reach: 42, blur: 14, down: 14 } as const;
/** From the outside in, so that the middle card lies on top: how far from the middle, how deep, how much askew. */
const FAN = [
  { x: -400, y: 76, turn: -15 },
  { x: 400, y: 76, turn: 15 },
  { x: -205, y: 24, turn: -7.5 },
  { x: 205, y: 24, turn: 7.5 },
  { x: 0, y: 0, turn: 0 },
] as const;

const Covers = v.object({ covers: v.array(v.string()) });
const Files = v.object({ files: v.object({ webp: v.record(v.string(), v.pipe(v.string(), v.regex(/^[\w.-]+$/))) }) });

/** The cards that stand for a world at the entrance of the gallery; its first ones where it names none. */
const coversOf = (world: Manifest): Manifest['cards'] => {
  const parsed = v.safeParse(Covers, world);
  const names = parsed.success ? parsed.output.covers : [];
  const named = names.flatMap(name => world.cards.find(card => card['name'] === name) ?? []);
  return named.length > 0 ? named : world.cards;
};

/** The pictures of the first world's covers. */
const picturesOf = (worldsDir: string, [world]: readonly Manifest[]): readonly string[] => {
  if (world === undefined) return [];
  return coversOf(world)
    .slice(0, FAN.length)
    .flatMap(card => {
      const parsed = v.safeParse(Files, card);
      const file = parsed.success ? Object.values(parsed.output.files.webp).at(-1) : undefined;
      return file === undefined ? [] : [join(worldsDir, world.folder ?? world.id, file)];
    });
};

const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

const FELT = svg(
  SIZE.width,
  SIZE.height,
  `<defs><radialGradient id="a" cx="50%" cy="35%" r="75%"><stop offset="0" stop-color="#2a3c72"/><stop offset=".6" stop-color="#0d152b"/>
   <stop offset="1" stop-color="#080d1c"/></radialGradient><radialGradient id="b" cx="50%" cy="-5%" r="60%"><stop offset="0"
   stop-color="#ffb054" stop-opacity=".5"/><stop offset=".5" stop-color="#8454b0" stop-opacity=".2"/><stop offset="1" stop-opacity="0"/>
   </radialGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/>`,
);

const cardFrom = async (file: string, turn: number): Promise<Buffer> => {
  const { width, height, border } = CARD;
  const inside = { width: width - 2 * border, height: height - 2 * border };
  const picture = await sharp(await readFile(file))
    .resize(inside)
    .png()
    .toBuffer();
  const paper = svg(width, height, `<rect width="${width}" height="${height}" rx="12" fill="#f6ecd4"/>`);
  const card = await sharp(paper)
    .composite([{ input: picture, left: border, top: border }])
    .png()
    .toBuffer();
  return sharp(card).rotate(turn, { background: '#0000' }).png().toBuffer();
};

/** With room around it, or its soft edge would end in a straight line. */
const shadowOf = async (card: Buffer): Promise<Buffer> => {
  const { reach, blur } = SHADOW;
  const sides = { top: reach, bottom: reach, left: reach, right: reach };
  const shape = await sharp(card)
    .extend({ ...sides, background: '#0000' })
    .png()
    .toBuffer();
  const { width, height } = await sharp(shape).metadata();
  const shade = await sharp(shape).extractChannel('alpha').blur(blur).toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#02050f' } })
    .joinChannel(shade)
    .png()
    .toBuffer();
};

const paint = async (covers: readonly string[]): Promise<Buffer> => {
  // With fewer cards than places, the inner places are taken.
  const places = FAN.slice(FAN.length - covers.length);
  const laid = await Promise.all(
    places.map(async ({ x, y, turn }, i) => {
      const input = await cardFrom(covers[i] ?? '', turn);
      const { width, height } = await sharp(input).metadata();
      const left = Math.round(SIZE.width / 2 + x - width / 2);
      const top = Math.round(SIZE.height / 2 + y - height / 2);
      return [
        { input: await shadowOf(input), left: left - SHADOW.reach, top: top - SHADOW.reach + SHADOW.down },
        { input, left, top },
      ];
    }),
  );
  return sharp(FELT).composite(laid.flat()).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
};

/** The picture beside every link: painted once, when the first program asks for it. */
export const previewPicture = (worldsDir: string, manifests: readonly Manifest[]): (() => Promise<Buffer>) => {
  let painted: Promise<Buffer> | null = null;
  return () => {
    painted ??= paint(picturesOf(worldsDir, manifests)).catch((why: unknown) => {
      painted = null;
      throw why;
    });
    return painted;
  };
};
