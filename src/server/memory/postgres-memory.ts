import type { ClientBase, Pool } from 'pg';
import {
  addUp,
  clueKey,
  type Forgettable,
  KEPT_PER_CARD,
  type MemoryStore,
  type Remembered,
} from '../../bots/memory.ts';
import type { CardId } from '../../engine/ids.ts';

/** In the journal's database, through its connections: what one node learns, all recall. */
export class PostgresMemory implements MemoryStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async recall(cards: readonly CardId[], language: string): Promise<readonly Remembered[]> {
    const { rows } = await this.#pool.query<Remembered>({
      name: 'recall',
      text: RECALL,
      values: [language, cards, KEPT_PER_CARD],
    });
    return rows;
  }

  async learn(lessons: readonly Remembered[]): Promise<void> {
    await this.#pool.query({ name: 'learn', text: LEARN, values: columns(lessons) });
  }

  /** Takes back what `learn` added; a clue that nobody else has given is deleted. Part of a transaction that removes the table. */
  static async unlearn(client: ClientBase, lessons: readonly Remembered[]): Promise<void> {
    if (lessons.length === 0) return;
    await client.query(UNLEARN, columns(lessons));
    const cards = lessons.map(each => each.card);
    await client.query('DELETE FROM memories WHERE card = ANY ($1) AND voters <= 0', [cards]);
  }

  async forget(what?: Forgettable): Promise<number> {
    const [where, about] =
      what === undefined
        ? ['', []]
        : 'card' in what
          ? ['WHERE card = $1', [what.card]]
          : ["WHERE starts_with(card, $1 || '.')", [what.world]];
    return (await this.#pool.query(`DELETE FROM memories ${where}`, about)).rowCount ?? 0;
  }
}

/** One statement may touch a row only once. */
const columns = (lessons: readonly Remembered[]) => {
  const sums = addUp(lessons);
  return [
    sums.map(each => each.card),
    sums.map(each => each.language),
    sums.map(each => clueKey(each.text)),
    sums.map(each => each.text),
    sums.map(each => each.voters),
    sums.map(each => each.found),
  ];
};

const RECALL = `
  SELECT card, language, text, voters, found FROM (
    SELECT *, row_number() OVER (PARTITION BY card ORDER BY voters DESC, key) AS place FROM memories
      WHERE language = $1 AND card = ANY ($2)
  ) AS ranked WHERE place <= $3 ORDER BY card, place`;

const LEARN = `
  INSERT INTO memories (card, language, key, text, voters, found)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[])
      AS lesson (card, language, key, text, voters, found) ORDER BY card, language, key
    ON CONFLICT (card, language, key) DO UPDATE
      SET voters = memories.voters + excluded.voters, found = memories.found + excluded.found`;

/** Rows are locked in the order in which others learn, so that nobody waits for each other. */
const UNLEARN = `
  WITH lesson AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[])
      AS lesson (card, language, key, text, voters, found)
  ), locked AS MATERIALIZED (
    SELECT card, language, key FROM memories JOIN lesson USING (card, language, key)
      ORDER BY card, language, key FOR UPDATE OF memories
  )
  UPDATE memories SET voters = memories.voters - lesson.voters, found = memories.found - lesson.found
    FROM lesson JOIN locked USING (card, language, key)
    WHERE memories.card = lesson.card AND memories.language = lesson.language AND memories.key = lesson.key`;
