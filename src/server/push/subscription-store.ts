import type { SeatId, TableId } from '../../engine/ids.ts';

/** Where a device wants to be told, as its browser gave it, and in which language. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** Devices of one person that are told; with one more, the oldest goes. */
export const DEVICES_MAX = 5;

/** Who wants to be told when it is their turn. It goes with the table, in the same commit. */
export interface SubscriptionStore {
  /** False when there is no such table. The same endpoint twice at a seat is one. */
  subscribe(table: TableId, seat: SeatId, subscription: Subscription): Promise<boolean>;
  unsubscribe(table: TableId, seat: SeatId, endpoint: string): Promise<void>;
  /** The seat's devices that have not been told of this turn; from now on they have, whoever asks and on any node. */
  claim(table: TableId, seat: SeatId, turn: string): Promise<readonly Subscription[]>;
  /** Nobody is behind this endpoint any more, at any table. */
  drop(endpoint: string): Promise<void>;
}
