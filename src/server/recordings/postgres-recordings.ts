import type { Pool, PoolClient } from 'pg';
import type { AudioId, TableId } from '../../engine/ids.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Recording, RecordingStore } from './recording-store.ts';

export class PostgresRecordings implements RecordingStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async keep(table: TableId, turn: string, { id, hash, ms }: Recording): Promise<boolean> {
    const { rows } = await this.#pool.query({
      name: 'keep-recording',
      text: KEEP,
      values: [table, turn, id, hash, ms],
    });
    return rows.length === 1;
  }

  async find(table: TableId, id: AudioId): Promise<Recording | null> {
    const { rows } = await this.#pool.query<Recording>({
      name: 'find-recording',
      text: 'SELECT id, hash, ms FROM recordings WHERE tbl = $1 AND id = $2',
      values: [table, id],
    });
    return rows[0] ?? null;
  }

  async orphans(): Promise<readonly BlobHash[]> {
    const { rows } = await this.#pool.query<{ hash: BlobHash }>(
      'SELECT hash FROM orphans WHERE NOT EXISTS (SELECT FROM recordings WHERE recordings.hash = orphans.hash)',
    );
    return rows.map(row => row.hash);
  }

  async bury(hash: BlobHash): Promise<void> {
    await this.#pool.query('DELETE FROM orphans WHERE hash = $1', [hash]);
  }

  /** Part of a transaction that removes the tables themselves. */
  static async removeAllOf(client: PoolClient, tables: readonly string[]): Promise<void> {
    await client.query(REMOVE_ALL, [tables]);
  }
}

/** The table's row is locked, so that one that is being removed at this moment is not given anything. */
const KEEP = `
  WITH owner AS MATERIALIZED (
    SELECT id FROM tables WHERE id = $1 FOR SHARE
  ), before AS (
    SELECT hash FROM recordings WHERE tbl = $1 AND turn = $2
  ), orphaned AS (
    INSERT INTO orphans SELECT hash FROM before WHERE hash <> $4
      UNION SELECT $4 WHERE NOT EXISTS (SELECT FROM owner) ON CONFLICT DO NOTHING
  )
  INSERT INTO recordings (tbl, turn, id, hash, ms) SELECT id, $2, $3, $4, $5 FROM owner
    ON CONFLICT (tbl, turn) DO UPDATE SET id = excluded.id, hash = excluded.hash, ms = excluded.ms
    RETURNING id`;

const REMOVE_ALL = `
  WITH gone AS (DELETE FROM recordings WHERE tbl = ANY ($1) RETURNING hash)
  INSERT INTO orphans SELECT DISTINCT hash FROM gone ON CONFLICT DO NOTHING`;
