import type { Journal } from './journal/journal.ts';

const CHECK_EVERY = 300;
/** Milliseconds of silence after which a store counts as away: a frozen database neither answers nor refuses. */
const ANSWERS_WITHIN = 5000;

/**
 * Whether the store can be written. The first failure makes it `down` for everybody; from then on it is asked until it
 * answers, so that a thousand tables do not each find out for themselves.
 */
export class StoreWatch {
  readonly #journal: Pick<Journal, 'check'>;
  readonly #listeners = new Set<(up: boolean) => void>();
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(journal: Pick<Journal, 'check'>) {
    this.#journal = journal;
  }

  get up(): boolean {
    return this.#timer === null;
  }

  onChange(listener: (up: boolean) => void): void {
    this.#listeners.add(listener);
  }

  /** Waits for what the store was asked. A failure is reported, and so is silence, though the answer may still come. */
  async hear<T>(answer: Promise<T>): Promise<T> {
    const alarm = setTimeout(() => this.reportFailure(), ANSWERS_WITHIN);
    try {
      return await answer;
    } catch (why) {
      this.reportFailure();
      throw why;
    } finally {
      clearTimeout(alarm);
    }
  }

  reportFailure(): void {
    if (!this.up || this.#stopped) return;
    this.#schedule();
    this.#tell();
  }

  #schedule(): void {
    this.#timer = setTimeout(() => void this.#check(), CHECK_EVERY);
  }

  async #check(): Promise<void> {
    try {
      await this.#journal.check();
    } catch {
      // Still away, which is what is being waited out.
      if (!this.#stopped) this.#schedule();
      return;
    }
    this.#timer = null;
    if (!this.#stopped) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.up);
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}
