import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Chore } from './turn.ts';

/**
 * Lets the heap grow to four times what is in use before all of it is collected; V8 would do so at about twice. A large
 * collection keeps both cores of a small machine busy for 40 to 80 ms, and everybody who moves meanwhile waits (docs/BENCHMARKS.md).
 */
export const collectSeldom = (): void => setFlagsFromString('--heap-growing-percent=300');

/** Moves that leave enough behind to be worth a collection: some two megabytes. */
const MOVES = 64;
/** Milliseconds between two: each costs one or two of them, however little there is to collect. */
const PAUSE = 100;

/**
 * Collects what moves left behind in moments in which nobody waits. V8 does so when the young generation is full: on a busy
 * server that is seldom and cheap, but at people's pace whoever moves then waits 6 to 8 ms for it, every two seconds.
 */
export class YoungCollector implements Chore {
  readonly #collect = youngCollection();
  readonly #now: () => number;
  #moves = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** `now` never goes back, unlike the time of day. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  isDueAfter(moves: number): boolean {
    this.#moves += moves;
    return this.#moves >= MOVES && this.#now() - this.#last >= PAUSE;
  }

  run(): void {
    this.#collect();
    this.#moves = 0;
    this.#last = this.#now();
  }

  /**
   * To be called now and then. V8 gives the room of the young generation back with a collection that finds little being made;
   * a server at rest makes so little that none would ever come, and would keep some hundred megabytes for nothing.
   */
  rest(): void {
    if (this.#moves < MOVES) this.run();
  }
}

/** V8 gives its collector to contexts made after it was asked to; the one we run in is older. */
const youngCollection = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  const collect: (what: { readonly type: 'minor' }) => void = runInNewContext('gc');
  return () => collect({ type: 'minor' });
};
