interface Beating {
  isAlive: boolean;
  ping(): void;
  terminate(): void;
}

const SLOTS = 25;

/** Asks every connection for a sign of life every 25 seconds, a few of them each second: one clock, no bursts. */
export class Heartbeats {
  readonly #slots: readonly Set<Beating>[] = Array.from({ length: SLOTS }, () => new Set<Beating>());
  readonly #clock: NodeJS.Timeout;
  #next = 0;

  constructor(everyMs = 1000) {
    this.#clock = setInterval(() => this.#beat(), everyMs);
    this.#clock.unref();
  }

  add(connection: Beating): void {
    const emptiest = this.#slots.reduce((a, b) => (b.size < a.size ? b : a));
    emptiest.add(connection);
  }

  remove(connection: Beating): void {
    for (const slot of this.#slots) if (slot.delete(connection)) return;
  }

  #beat(): void {
    const slot = this.#slots[this.#next];
    this.#next = (this.#next + 1) % SLOTS;
    for (const connection of slot ?? []) {
      if (connection.isAlive) connection.ping();
      else connection.terminate();
    }
  }

  stop(): void {
    clearInterval(this.#clock);
  }
}
