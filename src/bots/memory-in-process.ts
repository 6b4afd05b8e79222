import type { CardId } from '../engine/ids.ts';
import {
  addUp,
  type Forgettable,
  isAbout,
  KEPT_PER_CARD,
  lessonKey,
  type MemoryStore,
  type Remembered,
  recaller,
} from './memory.ts';

/** Remembers until the page is closed or the process ends: for practice and for tests. */
export class MemoryInProcess implements MemoryStore {
  #memories: readonly Remembered[] = [];

  async recall(cards: readonly CardId[], language: string): Promise<readonly Remembered[]> {
    const recall = recaller(this.#memories.filter(each => each.language === language));
    return [...new Set(cards)].flatMap(card =>
      recall(card)
        .toSorted((a, b) => b.voters - a.voters)
        .slice(0, KEPT_PER_CARD),
    );
  }

  async learn(lessons: readonly Remembered[]): Promise<void> {
    this.#memories = addUp([...this.#memories, ...lessons]);
  }

  /** Takes back what `learn` added; a clue that nobody else has given is deleted. */
  unlearn(lessons: readonly Remembered[]): void {
    const known = new Set(this.#memories.map(lessonKey));
    const taken = lessons.filter(each => known.has(lessonKey(each)));
    const less = taken.map(each => ({ ...each, voters: -each.voters, found: -each.found }));
    this.#memories = addUp([...this.#memories, ...less]).filter(({ voters }) => voters > 0);
  }

  async forget(what?: Forgettable): Promise<number> {
    const before = this.#memories.length;
    this.#memories = this.#memories.filter(each => !isAbout(each.card, what));
    return before - this.#memories.length;
  }
}
