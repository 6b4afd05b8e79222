import type { SeatId } from '../../engine/ids.ts';
import { keep, recall } from '../keep.ts';

/** A place this device may take again: after a reload, a lock screen, tomorrow. */
export interface KeptSeat {
  readonly seat: SeatId;
  readonly token: string;
  readonly at: number;
}

const KEPT_MAX = 20;
type Seats = Readonly<Record<string, KeptSeat>>;

export const seatAt = (code: string): KeptSeat | null => recall<Seats>('seats', {})[code] ?? null;

/** All of this device's places, newest first. */
export const keptSeats = (): readonly (readonly [code: string, KeptSeat])[] =>
  Object.entries(recall<Seats>('seats', {})).toSorted(([, a], [, b]) => b.at - a.at);

export const keepSeat = (code: string, seat: SeatId, token: string, at: number): void => {
  const all = Object.entries({ ...recall<Seats>('seats', {}), [code]: { seat, token, at } });
  keep('seats', Object.fromEntries(all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, KEPT_MAX)));
};

export const forgetSeat = (code: string): void => {
  const { [code]: _gone, ...rest } = recall<Seats>('seats', {});
  keep('seats', rest);
};

/** A seat link carries the seat in the part of the address that browsers do not send. */
export const seatFromHash = (hash: string): { readonly seat: SeatId; readonly token: string } | null => {
  const found = /^#seat=([^.]+)\.(.+)$/.exec(hash);
  return found === null ? null : { seat: found[1] as SeatId, token: found[2] as string };
};
