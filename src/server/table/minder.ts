import { characterOf } from '../../bots/characters.ts';
import { type Duty, duty } from '../../bots/duty.ts';
import { pauseFor } from '../../bots/pause.ts';
import type { Sight } from '../../bots/sight.ts';
import type { SeatCommand } from '../../engine/command.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import { ownView, publicView } from '../../engine/views.ts';
import { BOT_CAUSE } from './teller.ts';

/** Whoever plays for bots and for people who are away. Sees what the seat sees; null when it has no idea. */
export type Player = (
  sight: Sight,
  seat: SeatId,
  state: TableState['seats'][SeatId] | undefined,
) => Promise<SeatCommand | null>;

interface Appointment {
  /** What is to be done in which phase of which round, so that each is thought about once. */
  readonly what: string;
  readonly at: number;
  /** Has been acted upon; `at` is when to try again. */
  readonly taken: boolean;
}

/** How long to wait before trying again what the table did not take. */
const AFTER_REFUSAL = 10_000;

/** By then a bot has moved wherever the table is in memory. In coarse steps: the journal writes it down when it changes. */
const BOTS_THINK = 60_000;

export const sightOf = (state: TableState, seat: SeatId): Sight => ({
  table: publicView(state),
  me: ownView(state, seat),
  told: state.told,
});

/** What the seat owes that somebody may do for it. Only people say that they have seen enough of a reveal. */
export const dutyOf = (state: TableState, seat: SeatId): Exclude<Duty, 'next'> | null => {
  const due = duty(sightOf(state, seat));
  return due === 'next' ? null : due;
};

/** A bot has the seat or minds it: what it owes is due as soon as it is owed. */
const isBots = ({ seats }: TableState, seat: SeatId): boolean =>
  seats[seat]?.kind === 'bot' || seats[seat]?.minded === true;

/** Somebody else plays for the seat: a bot has it or minds it, or its time is up. */
export const isPlayedFor = (state: TableState, seat: SeatId, now: number): boolean =>
  isBots(state, seat) || (state.game?.deadline != null && state.game.deadline <= now);

/** When somebody must act for the table even if nobody looks at it; null for not before somebody comes. */
export const wakeTime = (state: TableState, now: number): number | null => {
  if (state.game === null) return null;
  const { seating, deadline } = state.game;
  const isOwed = seating.some(seat => isBots(state, seat) && dutyOf(state, seat) !== null);
  if (!isOwed) return deadline;
  const bots = Math.ceil((now + BOTS_THINK / 2) / BOTS_THINK) * BOTS_THINK;
  return deadline === null ? bots : Math.min(bots, deadline);
};

export const turnOf = ({ game, phase }: TableState): string => `${game?.number}.${game?.round}.${phase}`;

/** Knows when somebody must play for which seat of one table. */
export class Minder {
  readonly #appointments = new Map<SeatId, Appointment>();
  readonly #pace: number;

  constructor(pace: number) {
    this.#pace = pace;
  }

  /** Looks at the table after a change and gives the time of the next appointment. */
  plan(state: TableState, now: number): number | null {
    const { game } = state;
    if (game === null) {
      this.#appointments.clear();
      return null;
    }
    for (const seat of this.#appointments.keys()) if (!game.seating.includes(seat)) this.#appointments.delete(seat);
    const late = game.deadline !== null && game.deadline <= now;
    for (const seat of game.seating) {
      const due = isPlayedFor(state, seat, now) ? dutyOf(state, seat) : null;
      this.#arrange(seat, due, state, late, now);
    }
    let next: number | null = null;
    for (const { at } of this.#appointments.values()) next = next === null ? at : Math.min(next, at);
    return next;
  }

  #arrange(seat: SeatId, due: Duty | null, state: TableState, late: boolean, now: number): void {
    if (due === null) {
      this.#appointments.delete(seat);
      return;
    }
    const what = `${turnOf(state)}.${due}`;
    const known = this.#appointments.get(seat);
    if (known?.what === what && (known.taken || !late)) return;
    const character = characterOf(state.seats[seat]?.character ?? null);
    const pause = late ? 0 : this.#pace * pauseFor(sightOf(state, seat), due, character, Math.random);
    this.#appointments.set(seat, { what, at: now + pause, taken: false });
  }

  /** Whose time has come. They are not asked again for the same thing for a while, whatever comes of it. */
  take(now: number): readonly SeatId[] {
    const ready = [...this.#appointments].filter(([, { at }]) => at <= now);
    for (const [seat, { what }] of ready) this.#appointments.set(seat, { what, at: now + AFTER_REFUSAL, taken: true });
    return ready.map(([seat]) => seat);
  }

  /** The same on every node, so that a seat two nodes play for at once counts once. */
  static cause(state: TableState, seat: SeatId): string {
    return `${BOT_CAUSE}${turnOf(state)}.${seat}.${state.rev}`;
  }
}
