import type { Brains } from '../../bots/brains.ts';
import { characterOf } from '../../bots/characters.ts';
import { duty } from '../../bots/duty.ts';
import { pauseFor } from '../../bots/pause.ts';
import type { Sight } from '../../bots/sight.ts';
import type { Circumstances, Command } from '../../engine/command.ts';
import { decide, open } from '../../engine/decide.ts';
import type { TableEvent } from '../../engine/event.ts';
import { evolve } from '../../engine/evolve.ts';
import { exportGame } from '../../engine/game-file.ts';
import { type CardId, type SeatId, tableId } from '../../engine/ids.ts';
import { DEFAULT_OPTIONS, type TableOptions } from '../../engine/options.ts';
import type { TableState } from '../../engine/state.ts';
import { ownView, publicView } from '../../engine/views.ts';
import type { WireCommand } from '../../protocol/command.ts';
import { createStore } from '../store.ts';
import { contribution } from './command-id.ts';
import type { LinkState, TableLink } from './table-link.ts';

interface LocalParts {
  readonly history: readonly TableEvent[];
  readonly keep: (history: readonly TableEvent[]) => void;
  readonly deckFor: (options: TableOptions) => readonly CardId[];
  readonly brains: Brains;
}

const circumstances = (): Circumstances => ({ now: Date.now(), entropy: contribution });

/** Practice is brisk: people do not want to wait for machines. */
const HASTE = 0.35;

/** A table inside this browser: the same engine, the same bots, no server. The first seat is the person's. */
export class LocalLink implements TableLink {
  readonly state = createStore<LinkState>({ status: 'connecting', seen: null, refusal: null, reactions: [] });
  readonly #parts: LocalParts;
  #history: readonly TableEvent[] = [];
  #table: TableState | null = null;
  readonly #thinking = new Map<SeatId, ReturnType<typeof setTimeout>>();
  #closed = false;

  constructor(parts: LocalParts) {
    this.#parts = parts;
    this.#accept(
      parts.history.length > 0 ? parts.history : [open(tableId('practice'), DEFAULT_OPTIONS, null, circumstances())],
    );
  }

  /** Sits somebody down, before anybody plays. */
  readonly ask = (command: Command): void => {
    if (this.#table === null) return;
    const decided = decide(this.#table, command, circumstances());
    if (decided.ok) this.#accept(decided.value);
    else this.state.set({ ...this.state.get(), refusal: { why: decided.error, at: Date.now() } });
  };

  readonly send = (command: WireCommand): void => {
    const me = this.#me();
    if (me === null || this.#table === null) return;
    const whole = command.t === 'start' ? { ...command, deck: this.#parts.deckFor(this.#table.options) } : command;
    this.ask({ ...whole, by: me });
  };

  /** Nothing waits here: what is said is decided at once. */
  readonly withdraw = (): void => undefined;

  readonly react = (): void => undefined;

  readonly gameFile = async (): Promise<unknown> => exportGame(this.#history, this.#table?.games ?? 1);

  readonly close = (): void => {
    this.#closed = true;
    for (const timer of this.#thinking.values()) clearTimeout(timer);
  };

  #me(): SeatId | null {
    return this.#table?.seating.find(seat => this.#table?.seats[seat]?.kind === 'person') ?? null;
  }

  #accept(events: readonly TableEvent[]): void {
    this.#history = [...this.#history, ...events];
    this.#table = events.reduce<TableState | null>(evolve, this.#table);
    this.#parts.keep(this.#history);
    this.#show();
    this.#wake();
  }

  #show(): void {
    const table = this.#table;
    if (table === null) return;
    const me = this.#me();
    this.state.set({
      ...this.state.get(),
      status: 'live',
      seen: {
        code: 'practice',
        table: publicView(table),
        me: me === null ? null : ownView(table, me),
        here: Object.fromEntries(table.seating.map(seat => [seat, true])),
        pending: [],
        status: 'live',
        clockSkew: 0,
      },
    });
  }

  #sight(seat: SeatId): Sight | null {
    const table = this.#table;
    return table === null ? null : { table: publicView(table), me: ownView(table, seat), told: table.told };
  }

  /** Every bot that owes something thinks for a moment, then moves, if it still owes it. */
  #wake(): void {
    const table = this.#table;
    if (table === null || this.#closed) return;
    for (const seat of table.seating) {
      const character = table.seats[seat]?.kind === 'bot' ? characterOf(table.seats[seat]?.character ?? null) : null;
      const sight = character === null ? null : this.#sight(seat);
      const due = sight === null ? null : duty(sight);
      if (character === null || sight === null || due === null || this.#thinking.has(seat)) continue;
      const pause = pauseFor(sight, due, character, Math.random) * (due === 'claim' ? 1 : HASTE);
      this.#thinking.set(
        seat,
        setTimeout(() => void this.#move(seat), pause),
      );
    }
  }

  async #move(seat: SeatId): Promise<void> {
    const sight = this.#sight(seat);
    const command = sight === null || duty(sight) === null ? null : await this.#parts.brains.play(sight);
    this.#thinking.delete(seat);
    if (this.#closed || this.#table === null) return;
    if (command !== null && command.t !== 'start') {
      const decided = decide(this.#table, { ...command, by: seat }, circumstances());
      if (decided.ok) return this.#accept(decided.value);
    }
    this.#wake();
  }
}
