import type { SeatId } from '../../engine/ids.ts';
import type { ChatLine } from '../../engine/state.ts';
import type { PublicView } from '../../engine/view.ts';

type Chat = PublicView['chat'];

/** The last line and its number; lines are numbered from the table's first on. */
export const newestLine = (chat: Chat): readonly [number: number, line: ChatLine | null] => {
  const number = Math.max(0, ...Object.keys(chat).map(Number));
  return [number, chat[number] ?? null];
};

/** Lines of others after one that has been read. */
export const unreadLines = (chat: Chat, read: number, me: SeatId | null): number =>
  Object.entries(chat).filter(([number, { seat }]) => Number(number) > read && seat !== me).length;
