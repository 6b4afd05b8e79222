/** Somebody with news that have not been written yet. */
interface Holder {
  flush(): void;
}

/**
 * News that can wait for a moment. Writing to sockets is what costs most, and a move is news for everybody else at the
 * table: whoever moved in the same moment, at whichever table, would wait for all of it. So answers are written at once, and
 * news after one more turn of the event loop, in which what arrived meanwhile is read, stored and answered.
 */
export class Outbox {
  #holders: Holder[] = [];

  add(holder: Holder): void {
    if (this.#holders.push(holder) === 1) setImmediate(() => setImmediate(() => this.#flush()));
  }

  #flush(): void {
    const holders = this.#holders;
    this.#holders = [];
    for (const holder of holders) holder.flush();
  }
}
