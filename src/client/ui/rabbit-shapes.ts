import type { Rabbit } from '../../engine/options.ts';

/** One rabbit: its coat, and what tells it apart without colour: ears or clothes, and a pattern. Drawn on a 72×94 ground. */
export interface RabbitShape {
  readonly coat: string;
  readonly mark: string;
  /** Ears, hat, scarf: the silhouette. */
  readonly ears: string;
  /** A tile of the pattern, and its size; Poppy has one heart instead. */
  readonly pattern: { readonly size: number; readonly tile: string } | null;
}

export const HEAD = '<ellipse cx="32" cy="45" rx="15.5" ry="13.5"/>';
export const BODY =
  '<path d="M32 54C19.5 54 13.4 66 12.6 76.5C12 82.6 15 86 20.5 86H43.5C49 86 52 82.6 51.4 76.5C50.6 66 44.5 54 32 54Z"/>';

export const RABBIT_SHAPES: Readonly<Record<Rabbit, RabbitShape>> = {
  rose: {
    coat: '#f093b4',
    mark: '#a23564',
    ears: '<ellipse cx="21" cy="28.5" rx="7" ry="10.5" transform="rotate(-14 21 28)"/><ellipse cx="43" cy="28.5" rx="7" ry="10.5" transform="rotate(14 43 28)"/>',
    pattern: { size: 13, tile: '<path d="M6.5 1L8 5L12.2 5.2L9 8L10 12L6.5 9.8L3 12L4 8L.8 5.2L5 5Z"/>' },
  },
  sky: {
    coat: '#4f9fe0',
    mark: '#123f78',
    ears: '<g transform="rotate(-30 26 37)"><path d="M23.5 38C16.5 28 14.5 12.5 19 6.5C25 5 30.5 19 30 34.5Z"/></g><g transform="rotate(30 38 37)"><path d="M40.5 38C47.5 28 49.5 12.5 45 6.5C39 5 33.5 19 34 34.5Z"/></g>',
    pattern: { size: 10, tile: '<rect width="5" height="5"/><rect x="5" y="5" width="5" height="5"/>' },
  },
  moss: {
    coat: '#5fa24e',
    mark: '#1f5127',
    ears: '<path d="M23 33C12.5 29 4.5 38 4.5 53C4.5 62 10 64 13.5 58.5C17 52.5 17.5 45 21.5 41Z"/><g transform="matrix(-1 0 0 1 64 0)"><path d="M23 33C12.5 29 4.5 38 4.5 53C4.5 62 10 64 13.5 58.5C17 52.5 17.5 45 21.5 41Z"/></g>',
    pattern: { size: 10, tile: '<circle cx="2.5" cy="2.5" r="2.3"/><circle cx="7.5" cy="7.5" r="2.3"/>' },
  },
  plum: {
    coat: '#9a68c4',
    mark: '#43206b',
    ears: '<g transform="rotate(30 24 40)"><path d="M23.5 38C16.5 28 14.5 12.5 19 6.5C25 5 30.5 19 30 34.5Z"/></g><g transform="rotate(-30 40 40)"><path d="M40.5 38C47.5 28 49.5 12.5 45 6.5C39 5 33.5 19 34 34.5Z"/></g>',
    pattern: { size: 9, tile: '<rect width="9" height="4"/>' },
  },
  marigold: {
    coat: '#f3b93c',
    mark: '#9a5c06',
    ears: '<path d="M30 35C29 25 26.5 18.5 20 16C11.5 13 3.5 19.5 3.5 30C8.5 32.5 13 28 17 26C20 29 21.5 34 23 39Z"/><path d="M40.5 38C47.5 28 49.5 12.5 45 6.5C39 5 33.5 19 34 34.5Z"/>',
    pattern: { size: 9, tile: '<rect x="0" width="4" height="9"/>' },
  },
  poppy: {
    coat: '#d9483f',
    mark: '#7f1420',
    ears: '<path d="M23.5 38C16.5 28 14.5 12.5 19 6.5C25 5 30.5 19 30 34.5Z"/><path d="M40.5 38C47.5 28 49.5 12.5 45 6.5C39 5 33.5 19 34 34.5Z"/>',
    pattern: null,
  },
  lagoon: {
    coat: '#2ba79c',
    mark: '#0a4a4c',
    ears: '<path d="M23.5 38C16.5 28 14.5 12.5 19 6.5C25 5 30.5 19 30 34.5Z"/><path d="M40.5 38C46 32 47.5 24 45.5 19.5L42.5 22L40 19C36 22 33.8 28 34 34.5Z"/>',
    pattern: { size: 10, tile: '<path d="M0 7L5 2L10 7V10.5L5 5.5L0 10.5Z"/>' },
  },
  ember: {
    coat: '#ea7b2f',
    mark: '#843406',
    ears: '<path d="M23 33C12.5 29 4.5 38 4.5 53C4.5 62 10 64 13.5 58.5C17 52.5 17.5 45 21.5 41Z"/><g transform="matrix(-1 0 0 1 64 0)"><path d="M23 33C12.5 29 4.5 38 4.5 53C4.5 62 10 64 13.5 58.5C17 52.5 17.5 45 21.5 41Z"/></g><path d="M15 34.5C15 31.5 19 30.5 21.5 30.5L20.5 10C20.5 6.5 43.5 6.5 43.5 10L42.5 30.5C45 30.5 49 31.5 49 34.5C49 37.5 15 37.5 15 34.5Z"/>',
    pattern: { size: 12, tile: '<path d="M6 0L11 6L6 12L1 6Z"/>' },
  },
  ivory: {
    coat: '#f5ead0',
    mark: '#9b8253',
    ears: '<g transform="rotate(34 27 38)"><path d="M23.5 38C16.5 28 14.5 12.5 19 6.5C25 5 30.5 19 30 34.5Z"/></g><g transform="rotate(48 37 38)"><path d="M40.5 38C47.5 28 49.5 12.5 45 6.5C39 5 33.5 19 34 34.5Z"/></g>',
    pattern: {
      size: 8,
      tile: '<path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" fill="none" stroke="currentColor" stroke-width="3"/>',
    },
  },
  coal: {
    coat: '#4a4f62',
    mark: '#b9c1d6',
    ears: '<g transform="rotate(9 26 37)"><path d="M23.5 38C16.5 28 14.5 12.5 19 6.5C25 5 30.5 19 30 34.5Z"/></g><g transform="rotate(-9 38 37)"><path d="M40.5 38C47.5 28 49.5 12.5 45 6.5C39 5 33.5 19 34 34.5Z"/></g><path d="M32 22.5C26 15 17.5 14.5 15.5 18C14 22 17.5 30 21 30.5C25.5 31 29 26.5 32 24.5C35 26.5 38.5 31 43 30.5C46.5 30 50 22 48.5 18C46.5 14.5 38 15 32 22.5Z"/>',
    pattern: {
      size: 12,
      tile: '<path d="M0 0A6 6 0 0 0 12 0M-6 6A6 6 0 0 0 6 6A6 6 0 0 0 18 6" fill="none" stroke="currentColor" stroke-width="2"/>',
    },
  },
  chestnut: {
    coat: '#935f3e',
    mark: '#e5bd8f',
    ears: '<path d="M23.5 38C16.5 28 14.5 12.5 19 6.5C25 5 30.5 19 30 34.5Z"/><path d="M40.5 38C47.5 28 49.5 12.5 45 6.5C39 5 33.5 19 34 34.5Z"/><path d="M18.5 53.5C25 59 39 59 45.5 53.5L48 58C54 61 59.5 68 61.5 79L55 77L52 82C51 73 48 66.5 43 62C34 65 24 64 17.5 59.5Z"/>',
    pattern: { size: 9, tile: '<path d="M0 4.5H9M4.5 0V9" fill="none" stroke="currentColor" stroke-width="2"/>' },
  },
  lime: {
    coat: '#c2d452',
    mark: '#5c6c10',
    ears: '<path d="M25 38C21.5 29 20.5 20 22 15C17 17.5 10.5 16.5 7.5 11.5C4.5 5.5 9.5 1 14 3C16.5 4.5 16 8 13.5 8C18 8.5 23 4.5 27 8.5C31 14 31 26 30.3 35Z"/><g transform="matrix(-1 0 0 1 64 0)"><path d="M25 38C21.5 29 20.5 20 22 15C17 17.5 10.5 16.5 7.5 11.5C4.5 5.5 9.5 1 14 3C16.5 4.5 16 8 13.5 8C18 8.5 23 4.5 27 8.5C31 14 31 26 30.3 35Z"/></g>',
    pattern: { size: 13, tile: '<path d="M9 2A5.2 5.2 0 1 0 9 11.5A6.5 6.5 0 0 1 9 2Z"/>' },
  },
};
