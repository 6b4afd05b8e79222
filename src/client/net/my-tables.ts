import type { SeatId } from '../../engine/ids.ts';
import type { SeatNews, SeatsNews } from '../../protocol/rest.ts';
import { post } from './rest.ts';
import { keptSeats, seatAt } from './seats.ts';

export interface MyTable {
  readonly code: string;
  readonly seat: SeatId;
  /** When this device last sat down there. */
  readonly at: number;
  /** Null: cleared away. Undefined: not known yet, or nobody answers. */
  readonly news: SeatNews['table'] | undefined;
}

export const myTables = (): readonly MyTable[] =>
  keptSeats().map(([code, { seat, at }]) => ({ code, seat, at, news: undefined }));

/** What each of this device's tables is waiting for, in one question. */
export const askNews = async (): Promise<readonly MyTable[]> => {
  const kept = keptSeats();
  if (kept.length === 0) return [];
  const asked = kept.map(([code, { seat, token }]) => ({ code, seat, token }));
  const { seats } = await post<SeatsNews>('/api/seats', { seats: asked });
  const news = new Map(seats.map(({ code, table }) => [code, table]));
  // Meanwhile one may have been taken off the list.
  const still = kept.filter(([code]) => seatAt(code) !== null);
  return still.map(([code, { seat, at }]) => ({ code, seat, at, news: news.get(code) ?? null }));
};

const rank = ({ news }: MyTable): number => {
  if (news === undefined) return 2;
  if (news === null) return 5;
  if (news.turn !== null) return news.turn === 'next' ? 1 : 0;
  return news.phase === 'over' ? 4 : news.phase === 'lobby' ? 3 : 2;
};

/** Where it is one's turn comes first, what is gone last; among equals the newest. */
export const inOrder = (tables: readonly MyTable[]): readonly MyTable[] =>
  tables.toSorted((a, b) => rank(a) - rank(b) || b.at - a.at);
