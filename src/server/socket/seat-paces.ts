import type { SeatId } from '../../engine/ids.ts';
import { type Bucket, newBucket, take } from '../limits.ts';
import type { Table } from '../table/table.ts';

const TALK = { perSecond: 0.5, burst: 6 };

interface Pace {
  readonly acts: Bucket;
  readonly talks: Bucket;
}

/** How fast a seat may act and talk, through however many connections. Goes from the memory with its table. */
export class SeatPaces {
  readonly #tables = new WeakMap<Table, Map<SeatId, Pace>>();
  readonly #messageRate: number;
  readonly #now: () => number;

  constructor(messageRate: number, now: () => number) {
    this.#messageRate = messageRate;
    this.#now = now;
  }

  mayAct(table: Table, seat: SeatId): boolean {
    return take(this.#of(table, seat).acts, this.#messageRate, this.#messageRate * 4, this.#now());
  }

  mayTalk(table: Table, seat: SeatId): boolean {
    return take(this.#of(table, seat).talks, TALK.perSecond, TALK.burst, this.#now());
  }

  #of(table: Table, seat: SeatId): Pace {
    let seats = this.#tables.get(table);
    if (seats === undefined) this.#tables.set(table, (seats = new Map()));
    let pace = seats.get(seat);
    if (pace === undefined) {
      const now = this.#now();
      pace = { acts: newBucket(this.#messageRate * 4, now), talks: newBucket(TALK.burst, now) };
      seats.set(seat, pace);
    }
    return pace;
  }
}
