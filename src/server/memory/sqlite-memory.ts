import type Database from 'libsql';
import { clueKey, type Forgettable, KEPT_PER_CARD, type MemoryStore, type Remembered } from '../../bots/memory.ts';
import type { CardId } from '../../engine/ids.ts';

/** Runs work inside the journal's next commit. */
type InCommit = <T>(work: () => T) => Promise<T>;

/** In the journal's file, and in its commits: remembering costs no sync of its own. */
export class SqliteMemory implements MemoryStore {
  readonly #sql: ReturnType<typeof prepareAll>;
  readonly #inCommit: InCommit;

  constructor(db: Database.Database, inCommit: InCommit) {
    this.#sql = prepareAll(db);
    this.#inCommit = inCommit;
  }

  async recall(cards: readonly CardId[], language: string): Promise<readonly Remembered[]> {
    const rows = this.#sql.recall.all(language, JSON.stringify(cards), KEPT_PER_CARD) as Remembered[];
    return rows.map(({ card, text, voters, found }) => ({ card, language, text, voters, found }));
  }

  learn(lessons: readonly Remembered[]): Promise<void> {
    return this.#inCommit(() => {
      for (const { card, language, text, voters, found } of lessons)
        this.#sql.learn.run(card, language, clueKey(text), text, voters, found);
    });
  }

  /** Takes back what `learn` added; a clue that nobody else has given is deleted. Part of a commit that removes the table. */
  unlearn(lessons: readonly Remembered[]): void {
    for (const { card, language, text, voters, found } of lessons) {
      this.#sql.unlearn.run(voters, found, card, language, clueKey(text));
      this.#sql.drop.run(card, language, clueKey(text));
    }
  }

  forget(what?: Forgettable): Promise<number> {
    const { forgetAll, forgetCard, forgetWorld } = this.#sql;
    return this.#inCommit(() => {
      if (what === undefined) return forgetAll.run().changes;
      return 'card' in what ? forgetCard.run(what.card).changes : forgetWorld.run(what.world, what.world).changes;
    });
  }
}

const prepareAll = (db: Database.Database) => ({
  recall: db.prepare(
    'SELECT card, text, voters, found FROM (' +
      'SELECT *, row_number() OVER (PARTITION BY card ORDER BY voters DESC, key) AS place FROM memories ' +
      'WHERE language = ? AND card IN (SELECT value FROM json_each(?))) WHERE place <= ? ORDER BY card, place',
  ),
  learn: db.prepare(
    'INSERT INTO memories (card, language, key, text, voters, found) VALUES (?, ?, ?, ?, ?, ?) ' +
      'ON CONFLICT DO UPDATE SET voters = voters + excluded.voters, found = found + excluded.found',
  ),
  unlearn: db.prepare(
    'UPDATE memories SET voters = voters - ?, found = found - ? WHERE card = ? AND language = ? AND key = ?',
  ),
  drop: db.prepare('DELETE FROM memories WHERE card = ? AND language = ? AND key = ? AND voters <= 0'),
  forgetCard: db.prepare('DELETE FROM memories WHERE card = ?'),
  forgetWorld: db.prepare("DELETE FROM memories WHERE substr(card, 1, length(?) + 1) = ? || '.'"),
  forgetAll: db.prepare('DELETE FROM memories'),
});
