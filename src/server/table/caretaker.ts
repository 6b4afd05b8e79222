import type { Command, SeatCommand } from '../../engine/command.ts';
import type { SeatId } from '../../engine/ids.ts';
import { ok } from '../../engine/result.ts';
import { heirOf } from '../../engine/seating.ts';
import type { TableState } from '../../engine/state.ts';
import { Bell } from '../push/bell.ts';
import { dutyOf, isPlayedFor, Minder, sightOf, turnOf } from './minder.ts';
import type { Presence } from './presence.ts';
import type { Table } from './table.ts';
import type { TableContext } from './table-context.ts';

/**
 * Does for a table what nobody at it does: plays for bots and absent people, ends what has run out of time, finds a new
 * host. All of it by commands like anybody's, whose causes are the same on every node.
 */
export class Caretaker {
  readonly #table: Table;
  readonly #presence: Presence;
  readonly #context: TableContext;
  readonly #minder: Minder;
  readonly #bell: Bell | null;
  #hostAwaySince: number | null = null;
  #stopped = false;
  /** When something is to be done next; null for not before something happens. */
  nextAt: number | null = null;
  /** Somebody who is away is to be told, at a time that nobody but us knows. Once they are, it is over. */
  willRing = false;

  constructor(table: Table, presence: Presence, context: TableContext) {
    this.#table = table;
    this.#presence = presence;
    this.#context = context;
    this.#minder = new Minder(context.botPace);
    const { bell } = context;
    this.#bell = bell === null ? null : new Bell(seat => presence.isHere(seat), bell.ring, bell.graceMs);
  }

  /** To be called after every change of the table or of who is there. */
  plan(): void {
    if (this.#stopped) return;
    const now = this.#context.now();
    const { state } = this.#table;
    const bell = this.#bell?.plan(state, now) ?? null;
    this.willRing = bell !== null;
    const times = [this.#minder.plan(state, now), this.#deadline(state, now), this.#hostDue(state, now), bell];
    const next = times.reduce<number | null>((a, b) => (a === null ? b : b === null ? a : Math.min(a, b)), null);
    this.nextAt = next;
    this.#context.alarms.set(this, next, () => this.#table.guard(() => this.#act()));
  }

  stop(): void {
    this.#stopped = true;
    this.#context.alarms.set(this, null, () => undefined);
  }

  /** Past deadlines are the minder's, except the reveal's, which nobody needs to play. */
  #deadline({ game, phase }: TableState, now: number): number | null {
    if (game === null || game.deadline === null) return null;
    return game.deadline > now || phase === 'reveal' ? game.deadline : null;
  }

  #hostDue(state: TableState, now: number): number | null {
    const { host } = state;
    if (host === null || this.#presence.isHere(host) || this.#heir(state) === null) {
      this.#hostAwaySince = null;
      return null;
    }
    this.#hostAwaySince ??= now;
    return this.#hostAwaySince + this.#context.hostAwayMs;
  }

  #heir(state: TableState): SeatId | null {
    return heirOf(state, state.host, seat => this.#presence.isHere(seat));
  }

  #act(): void {
    const now = this.#context.now();
    const { state } = this.#table;
    const { game } = state;
    const hostDue = this.#hostDue(state, now);
    if (hostDue !== null && hostDue <= now) this.#passHost(state);
    if (state.phase === 'reveal' && game?.deadline != null && game.deadline <= now) this.#turnPage(state);
    for (const seat of this.#minder.take(now)) void this.#play(seat);
    this.#bell?.ring(state, now);
    this.plan();
  }

  #passHost(state: TableState): void {
    this.#hostAwaySince = null;
    const { host } = state;
    this.#ask(`host:${host}.${state.rev}`, now => {
      const heir = now.host === host ? this.#heir(now) : null;
      return heir === null ? null : { t: 'pass-host', by: null, seat: heir };
    });
  }

  #turnPage(state: TableState): void {
    const turn = turnOf(state);
    this.#ask(`timer:${turn}`, now => (turnOf(now) === turn ? { t: 'next', by: null } : null));
  }

  async #play(seat: SeatId): Promise<void> {
    const { state } = this.#table;
    let command: SeatCommand | null;
    try {
      command = await this.#context.player(sightOf(state, seat), seat, state.seats[seat]);
    } catch (why) {
      this.#context.log.fault('bot', why, { table: this.#table.id });
      return;
    }
    if (command !== null) this.#table.guard(() => this.#put(seat, command, state));
  }

  /** While it was thinking, the owner may have come back or the table may have gone on. */
  #put(seat: SeatId, command: SeatCommand, state: TableState): void {
    const due = dutyOf(state, seat);
    if (due === null) return;
    const isStillDue = (now: TableState): boolean =>
      turnOf(now) === turnOf(state) && dutyOf(now, seat) === due && isPlayedFor(now, seat, this.#context.now());
    this.#ask(Minder.cause(state, seat), now => (isStillDue(now) ? { ...command, by: seat } : null));
  }

  /** Whoever comes back takes over from whoever minded the seat. */
  welcomeBack(seat: SeatId): void {
    const { seats, rev } = this.#table.state;
    if (!seats[seat]?.minded || seats[seat].leaving) return;
    this.#ask(`back:${seat}.${rev}`, state =>
      state.seats[seat]?.minded && !state.seats[seat].leaving ? { t: 'mind', by: null, seat, on: false } : null,
    );
  }

  #ask(cause: string, command: (state: TableState) => Command | null): void {
    this.#table.ask({
      cause,
      command: state => {
        const wanted = command(state);
        return wanted === null ? null : ok(wanted);
      },
    });
  }
}
