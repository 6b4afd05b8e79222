/** Something that is done when nobody waits for an answer or for news. */
export interface Chore {
  /** Whether it is due now, after so many more pieces of work. */
  isDueAfter(pieces: number): boolean;
  run(): void;
}

/**
 * Turns of the event loop until what one of them did is stored, answered and told to the others (socket/outbox.ts). Where
 * the store is another process it takes longer, and whoever waits for that loses nothing.
 */
const TURNS_UNTIL_TOLD = 3;

/** Gathers work until everything that has arrived is read, then does it all: the journal commits it together. */
export class Turn {
  readonly #chore: Chore;
  #work: (() => void)[] = [];
  #turns = 0;

  constructor(chore: Chore) {
    this.#chore = chore;
  }

  add(work: () => void): void {
    if (this.#work.push(work) === 1) setImmediate(() => this.#run());
  }

  #run(): void {
    const work = this.#work;
    this.#work = [];
    this.#turns += 1;
    for (const each of work) each();
    if (this.#chore.isDueAfter(work.length)) this.#rest(this.#turns, TURNS_UNTIL_TOLD);
  }

  /** The chore, unless more work comes meanwhile: then it waits for the rest after that. */
  #rest(after: number, turnsLeft: number): void {
    if (this.#turns !== after || this.#work.length > 0) return;
    if (turnsLeft === 0) this.#chore.run();
    else setImmediate(() => this.#rest(after, turnsLeft - 1));
  }
}
