/** Somebody with frames that have not been written yet. */
interface Holder {
  flush(): void;
}

/**
 * Frames that are written together. Writing to sockets is what costs most, and costs less in one go: each write wakes
 * whoever reads at the other end, unless the one before it has, and between two of them nothing else has taken the
 * processor's caches.
 *
 * A move is news for everybody else at its table: whoever moved in the same moment, at whichever table, would wait for all
 * of it. So answers are written as soon as all that was stored together is worked out, and news after one more turn of the
 * event loop, in which what arrived meanwhile is read, stored and answered.
 */
export class Outbox {
  readonly #answers = new Round(flush => process.nextTick(flush));
  readonly #news = new Round(flush => setImmediate(() => setImmediate(flush)));

  /** Behind everything that is ready to run, before anything else is read. */
  answer(holder: Holder): void {
    this.#answers.add(holder);
  }

  tell(holder: Holder): void {
    this.#news.add(holder);
  }
}

/** Goes to everybody who has asked for it since the last one. */
class Round {
  readonly #schedule: (flush: () => void) => void;
  #holders: Holder[] = [];

  constructor(schedule: (flush: () => void) => void) {
    this.#schedule = schedule;
  }

  add(holder: Holder): void {
    if (this.#holders.push(holder) === 1) this.#schedule(() => this.#flush());
  }

  #flush(): void {
    const holders = this.#holders;
    this.#holders = [];
    for (const holder of holders) holder.flush();
  }
}
