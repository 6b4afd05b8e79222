/** Gathers work until everything that has arrived is read, then does it all: the journal commits it together. */
export class Turn {
  #work: (() => void)[] = [];

  add(work: () => void): void {
    if (this.#work.push(work) === 1) setImmediate(() => this.#run());
  }

  #run(): void {
    const work = this.#work;
    this.#work = [];
    for (const each of work) each();
  }
}
