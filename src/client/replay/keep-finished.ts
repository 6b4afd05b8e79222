import type { SeatId } from '../../engine/ids.ts';
import type { Gallery } from '../net/worlds.ts';
import { keptOf, withWords } from './kept-games.ts';
import { openGame } from './open-file.ts';
import { keepGame } from './shelf.ts';

interface Finished {
  readonly file: unknown;
  readonly code: string;
  readonly number: number;
  readonly mine: SeatId;
  readonly gallery: Gallery;
}

/** A game that somebody on this device has played to its end goes on the shelf. */
export const keepFinished = async ({ file, gallery, ...origin }: Finished): Promise<void> => {
  const opened = openGame(JSON.stringify(file));
  if (!opened.ok) return;
  await keepGame(keptOf(withWords(opened.value.file, gallery), opened.value.replay, { ...origin, at: Date.now() }));
};
