import type { CardId } from '../../engine/ids.ts';
import type { Rabbit } from '../../engine/options.ts';
import type { Gallery } from '../net/worlds.ts';
import { rabbitPicture } from './rabbit.tsx';

/** Drawing on a canvas in the house's colours: pictures that people save and send. */
export const INK = { felt: '#0d152b', lit: '#22325f', paper: '#f7eedb', candle: '#fbd58c', moon: '#c9d6f0' } as const;

export type Pictures = ReadonlyMap<CardId, CanvasImageSource>;

const load = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
};

/** The middle one of a card's sizes: sharp on a picture of this size, and quickly there. */
const addressOf = (webp: string | null, src: string): string => {
  const sizes = (webp ?? '').split(', ').filter(Boolean);
  return sizes[Math.min(1, sizes.length - 1)]?.split(' ')[0] ?? src;
};

/** Loads what can be loaded; a card without a picture is drawn as empty paper. */
export const picturesOf = async (gallery: Gallery, cards: readonly CardId[]): Promise<Pictures> => {
  const loaded = await Promise.all(
    [...new Set(cards)].map(async card => {
      const art = gallery.art(card);
      return [card, art === null ? null : await load(addressOf(art.webp, art.src))] as const;
    }),
  );
  return new Map(loaded.flatMap(([card, image]) => (image === null ? [] : [[card, image] as const])));
};

export const rabbitPictures = async (rabbits: readonly Rabbit[]): Promise<ReadonlyMap<Rabbit, CanvasImageSource>> => {
  const loaded = await Promise.all([...new Set(rabbits)].map(async id => [id, await load(rabbitPicture(id))] as const));
  return new Map(loaded.flatMap(([id, image]) => (image === null ? [] : [[id, image] as const])));
};

export const drawCard = (
  ink: CanvasRenderingContext2D,
  picture: CanvasImageSource | undefined,
  x: number,
  y: number,
  width: number,
): void => {
  const height = width * 1.5;
  ink.fillStyle = '#f6ecd4';
  ink.beginPath();
  ink.roundRect(x, y, width, height, width * 0.042);
  ink.fill();
  if (picture === undefined) return;
  const border = width * 0.027;
  ink.drawImage(picture, x + border, y + border, width - 2 * border, height - 2 * border);
};

interface Hand {
  readonly font: string;
  readonly face: 'serif' | 'sans';
  readonly colour: string;
  /** Longer lines are squeezed into it. */
  readonly width?: number;
  readonly align?: CanvasTextAlign;
}
const FACES = { serif: '"Alegreya Variable", serif', sans: '"Commissioner Variable", sans-serif' } as const;

const hold = (ink: CanvasRenderingContext2D, { font, face, colour, align = 'left' }: Hand): void => {
  ink.font = `${font} ${FACES[face]}`;
  ink.fillStyle = colour;
  ink.textAlign = align;
};

export const write = (ink: CanvasRenderingContext2D, text: string, x: number, y: number, hand: Hand): void => {
  hold(ink, hand);
  ink.fillText(text, x, y, hand.width);
};

/** In as many lines as it takes, at most `most`; the last one says that there was more. Answers how many there were. */
export const writeLines = (
  ink: CanvasRenderingContext2D,
  text: string,
  place: { readonly x: number; readonly y: number; readonly leading: number; readonly most: number },
  hand: Hand & { readonly width: number },
): number => {
  hold(ink, hand);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1) ?? '', word].filter(Boolean).join(' ');
    if (lines.length > 0 && ink.measureText(longer).width <= hand.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, place.most);
  if (lines.length > kept.length) kept[kept.length - 1] = `${kept.at(-1)} …`;
  for (const [i, line] of kept.entries()) ink.fillText(line, place.x, place.y + i * place.leading, hand.width);
  return kept.length;
};

export const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob === null ? reject(new Error('nothing was drawn')) : resolve(blob)), 'image/jpeg', 0.9);
  });
