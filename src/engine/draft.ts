import type { Circumstances } from './command.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { TimedPhase } from './options.ts';
import { invariant } from './result.ts';
import type { Game, TableState } from './state.ts';

/** What a command is about to cause: events, and the state they lead to, so that one can follow from another. */
export class Draft {
  readonly events: TableEvent[] = [];
  readonly circumstances: Circumstances;
  #state: TableState;
  #folded = 0;

  constructor(state: TableState, circumstances: Circumstances) {
    this.#state = state;
    this.circumstances = circumstances;
  }

  add(event: TableEvent): void {
    this.events.push(event);
  }

  /** Folded when somebody asks: the last event of most commands is folded by the caller only. */
  get state(): TableState {
    for (; this.#folded < this.events.length; this.#folded += 1) {
      this.#state = evolve(this.#state, this.events[this.#folded] as TableEvent);
    }
    return this.#state;
  }

  get game(): Game {
    const { game } = this.state;
    invariant(game !== null, 'a game runs');
    return game;
  }

  deadline(phase: TimedPhase): number | null {
    const seconds = this.state.options.timers[phase];
    return seconds === 0 ? null : this.circumstances.now + seconds * 1000;
  }
}
