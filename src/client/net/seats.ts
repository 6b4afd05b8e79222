import type { SeatId } from '../../engine/ids.ts';
import { keep, recall } from '../keep.ts';

/** A seat, and what shows that it is one's own. */
export interface OwnSeat {
  readonly seat: SeatId;
  readonly token: string;
}

/** A place this device may take again: after a reload, a lock screen, tomorrow. */
export interface KeptSeat extends OwnSeat {
  readonly at: number;
}

const KEPT_MAX = 20;
type Seats = Readonly<Record<string, KeptSeat>>;

const SEAT = /^s\d{1,9}$/;
const TOKEN = /^[\w-]{1,100}$/;

/** One seat that the server cannot read, and it answers nothing about all the others either: such a one is as good as none. */
const isReadable = (kept: Partial<KeptSeat> | null): boolean =>
  SEAT.test(kept?.seat ?? '') && TOKEN.test(kept?.token ?? '');

const seats = (): Seats =>
  Object.fromEntries(Object.entries(recall<Seats>('seats', {})).filter(([, kept]) => isReadable(kept)));

export const seatAt = (code: string): KeptSeat | null => seats()[code] ?? null;

const newestFirst = (all: Seats) => Object.entries(all).toSorted(([, a], [, b]) => b.at - a.at);

/** All of this device's places, newest first. */
export const keptSeats = (): readonly (readonly [code: string, KeptSeat])[] => newestFirst(seats());

/** Under this name a clue in the making is kept. It goes with the seat. */
export const draftKeyOf = (code: string): string => `draft.${code}`;

export const keepSeat = (code: string, seat: SeatId, token: string, at: number): void => {
  const all = newestFirst({ ...seats(), [code]: { seat, token, at } });
  keep('seats', Object.fromEntries(all.slice(0, KEPT_MAX)));
  for (const [old] of all.slice(KEPT_MAX)) keep(draftKeyOf(old), null);
};

/** Whichever seat this device has there: the table itself is no more. */
export const forgetTable = (code: string): void => {
  const { [code]: _gone, ...rest } = seats();
  keep('seats', rest);
  keep(draftKeyOf(code), null);
};

/** Only this seat: another window may have taken another one at the same table. */
export const forgetSeat = (code: string, seat: SeatId): void => {
  if (seatAt(code)?.seat === seat) forgetTable(code);
};

/**
 * A seat link carries the seat in the part of the address that browsers do not send. One that was cut off on its way, or
 * made up, is `broken`.
 */
export const seatFromHash = (hash: string): OwnSeat | 'broken' | null => {
  if (!hash.startsWith('#seat=')) return null;
  const [seat = '', token = '', ...rest] = hash.slice('#seat='.length).split('.');
  const own = { seat: seat as SeatId, token };
  return rest.length === 0 && isReadable(own) ? own : 'broken';
};
