export type Alarm = () => void;

/**
 * All timers of all tables. One clock looks at them a few times a second: tables come and go by the thousand, and a
 * tenth of a second more or less is nothing to a person who thinks about a card.
 */
export class Alarms {
  readonly #due = new Map<object, { at: number; readonly ring: Alarm }>();
  readonly #now: () => number;
  readonly #clock: NodeJS.Timeout;

  constructor(now: () => number, everyMs = 100) {
    this.#now = now;
    this.#clock = setInterval(() => this.ring(), everyMs);
    this.#clock.unref();
  }

  /** One alarm per owner: a new time replaces the old one, null takes it away. */
  set(owner: object, at: number | null, ring: Alarm): void {
    if (at === null) this.#due.delete(owner);
    else this.#due.set(owner, { at, ring });
  }

  ring(): void {
    const now = this.#now();
    // Gathered first: whoever is rung may set the next alarm at once, which is for the next look at the clock.
    const due = [...this.#due].filter(([, { at }]) => at <= now);
    for (const [owner, { ring }] of due) {
      this.#due.delete(owner);
      ring();
    }
  }

  stop(): void {
    clearInterval(this.#clock);
    this.#due.clear();
  }
}
