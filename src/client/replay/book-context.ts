import { createContext, use } from 'react';
import type { GameFile } from '../../engine/game-file.ts';
import type { CardId, SeatId } from '../../engine/ids.ts';
import type { Replay } from './replay.ts';

/** What every page of a replay needs. */
export interface Book {
  readonly file: GameFile;
  readonly replay: Replay;
  /** Whose eyes we look through; null sees everything. */
  readonly eyes: SeatId | null;
  readonly look: (cards: readonly CardId[], at: number) => void;
}

export const BookContext = createContext<Book | null>(null);

export const useBook = (): Book => {
  const book = use(BookContext);
  if (book === null) throw new Error('A page was shown without its book');
  return book;
};

export const usePerson = () => {
  const { people } = useBook().replay;
  return (seat: SeatId) => people[seat] ?? ({ name: '', rabbit: 'ivory', kind: 'person', character: null } as const);
};
