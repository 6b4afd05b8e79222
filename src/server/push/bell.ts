import type { Duty } from '../../bots/duty.ts';
import { duty } from '../../bots/duty.ts';
import type { SeatId } from '../../engine/ids.ts';
import { isPresentPerson } from '../../engine/seating.ts';
import { isPlaying, type TableState } from '../../engine/state.ts';
import { sightOf, turnOf } from '../table/minder.ts';

/** Tells the person of a seat, wherever they are, that it is their turn. At most once a turn, however often it is asked. */
export type Ring = (state: TableState, seat: SeatId, due: Duty) => void;

interface Wait {
  readonly at: number;
  readonly rung: boolean;
}

/** Whoever left in the middle of their turn has seen that it is theirs; they are reminded much later. */
const LEFT_FACTOR = 30;

/** Knows when which absent person of one table must be told. */
export class Bell {
  readonly #isHere: (seat: SeatId) => boolean;
  readonly #ring: Ring;
  readonly #graceMs: number;
  #turn = '';
  #seen = new Set<SeatId>();
  #waits = new Map<SeatId, Wait>();

  constructor(isHere: (seat: SeatId) => boolean, ring: Ring, graceMs: number) {
    this.#isHere = isHere;
    this.#ring = ring;
    this.#graceMs = graceMs;
  }

  /** Looks at the table after a change of it, or of who is there, and gives the time at which to look again. */
  plan(state: TableState, now: number): number | null {
    if (state.game === null || !isPlaying(state.phase)) return null;
    if (turnOf(state) !== this.#turn) {
      this.#turn = turnOf(state);
      this.#seen = new Set();
      this.#waits = new Map();
    }
    let next: number | null = null;
    for (const seat of state.game.seating) {
      if (!isPresentPerson(state, seat)) continue;
      if (this.#isHere(seat)) {
        this.#seen.add(seat);
        if (this.#waits.get(seat)?.rung === false) this.#waits.delete(seat);
        continue;
      }
      const wait = this.#waits.get(seat) ?? {
        at: now + this.#graceMs * (this.#seen.has(seat) ? LEFT_FACTOR : 1),
        rung: false,
      };
      this.#waits.set(seat, wait);
      if (!wait.rung) next = next === null ? wait.at : Math.min(next, wait.at);
    }
    return next;
  }

  /** Tells those whose time has come and who still owe something. */
  ring(state: TableState, now: number): void {
    if (turnOf(state) !== this.#turn) return;
    for (const [seat, { at, rung }] of this.#waits) {
      if (rung || at > now || this.#isHere(seat)) continue;
      this.#waits.set(seat, { at, rung: true });
      const due = isPresentPerson(state, seat) ? duty(sightOf(state, seat)) : null;
      if (due !== null) this.#ring(state, seat, due);
    }
  }
}
