import { createContext, use } from 'react';
import type { CardId } from '../../engine/ids.ts';

/** What a picture of a card needs to be shown well. */
export interface CardArt {
  readonly src: string;
  /** `srcset` values: the browser chooses the size. */
  readonly webp: string | null;
  readonly avif: string | null;
  /** A few bytes of blur as a data address, shown until the picture is there. */
  readonly placeholder: string | null;
  readonly alt: string;
  readonly title: string;
}

export interface World {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** Where its files are. */
  readonly base: string;
  readonly cards: readonly CardId[];
  /** A few that stand for the whole. */
  readonly covers: readonly CardId[];
}

export interface Gallery {
  readonly worlds: readonly World[];
  readonly art: (card: CardId) => CardArt | null;
}

export const EMPTY_GALLERY: Gallery = { worlds: [], art: () => null };
export const GalleryContext = createContext<Gallery>(EMPTY_GALLERY);

/** Whether cards may be described in words: the host's choice, since words may help guessing. */
export const DescribedContext = createContext(true);

/** Words that came with a game file, for cards whose world is not here. */
export const WordsContext = createContext<Readonly<Record<CardId, { readonly title: string; readonly alt: string }>>>(
  {},
);

export const useGallery = (): Gallery => use(GalleryContext);

export const useCardArt = (card: CardId): CardArt | null => {
  const art = use(GalleryContext).art(card);
  const described = use(DescribedContext);
  return art === null || described ? art : { ...art, alt: '' };
};

/** Pictures that will be needed soon, fetched while nobody waits. */
export const fetchAhead = (gallery: Gallery, cards: readonly CardId[], width: number): void => {
  for (const card of cards) {
    const art = gallery.art(card);
    if (art === null) continue;
    const image = new Image();
    image.sizes = `${width}px`;
    if (art.avif ?? art.webp) image.srcset = art.avif ?? art.webp ?? '';
    image.src = art.src;
  }
};
