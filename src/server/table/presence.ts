import type { SeatId } from '../../engine/ids.ts';

/** Who is connected: to this node, counted by connection, and to others, as they say. Never journaled. */
export class Presence {
  readonly #local = new Map<SeatId, number>();
  readonly #remote = new Map<string, ReadonlySet<SeatId>>();

  /** Whether this made the seat present. */
  arrive(seat: SeatId): boolean {
    const before = this.isHere(seat);
    this.#local.set(seat, (this.#local.get(seat) ?? 0) + 1);
    return !before;
  }

  /** Whether this made the seat absent. */
  depart(seat: SeatId): boolean {
    const count = (this.#local.get(seat) ?? 0) - 1;
    if (count > 0) this.#local.set(seat, count);
    else this.#local.delete(seat);
    return !this.isHere(seat);
  }

  /** Another node's present seats, all of them; gives the seats for which something changed. */
  hear(node: string, seats: readonly SeatId[]): readonly SeatId[] {
    const before = new Set(this.#remote.get(node) ?? []);
    const touched = [...new Set([...before, ...seats])].map(seat => ({ seat, was: this.isHere(seat) }));
    if (seats.length > 0) this.#remote.set(node, new Set(seats));
    else this.#remote.delete(node);
    return touched.filter(({ seat, was }) => this.isHere(seat) !== was).map(({ seat }) => seat);
  }

  isHere(seat: SeatId): boolean {
    if (this.#local.has(seat)) return true;
    for (const seats of this.#remote.values()) if (seats.has(seat)) return true;
    return false;
  }

  /** Whether people are at another node, which then has the table open. */
  get isElsewhere(): boolean {
    return this.#remote.size > 0;
  }

  get local(): readonly SeatId[] {
    return [...this.#local.keys()];
  }

  get all(): Readonly<Record<SeatId, true>> {
    const here: Record<SeatId, true> = {};
    for (const seat of this.#local.keys()) here[seat] = true;
    for (const seats of this.#remote.values()) for (const seat of seats) here[seat] = true;
    return here;
  }
}
