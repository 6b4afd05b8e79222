import type { Pool, PoolClient } from 'pg';
import type { TableId, WorldId } from '../../engine/ids.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Report, StoredWorld, WorldChange, WorldStore } from './world-store.ts';

/** In the journal's database, through its connections: a world made at one node is there at every other. */
export class PostgresWorlds implements WorldStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async create(id: WorldId, key: string, body: string): Promise<void> {
    await this.#pool.query('INSERT INTO own_worlds (id, key, version, retired, body) VALUES ($1, $2, 1, false, $3)', [
      id,
      key,
      body,
    ]);
  }

  async read(id: WorldId): Promise<StoredWorld | null> {
    const { rows } = await this.#pool.query<StoredWorld>('SELECT version, body FROM own_worlds WHERE id = $1', [id]);
    return rows[0] ?? null;
  }

  async keyOf(id: WorldId): Promise<string | null> {
    const { rows } = await this.#pool.query<{ key: string }>('SELECT key FROM own_worlds WHERE id = $1', [id]);
    return rows[0]?.key ?? null;
  }

  write(id: WorldId, seen: number, change: WorldChange, due: number): Promise<'written' | 'stale'> {
    return this.#atOnce(async client => {
      const { rowCount } = await client.query(
        'UPDATE own_worlds SET version = version + 1, body = $3, retired = $4 WHERE id = $1 AND version = $2',
        [id, seen, change.body, change.hasRetired],
      );
      if (rowCount !== 1) return 'stale';
      await client.query('INSERT INTO own_blobs (world, hash) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING', [
        id,
        change.gains,
      ]);
      await client.query('DELETE FROM own_due WHERE hash = ANY ($1)', [change.gains]);
      await client.query('DELETE FROM own_blobs WHERE world = $1 AND hash = ANY ($2)', [id, change.losses]);
      await client.query(EXPECT, [due, change.losses]);
      return 'written';
    });
  }

  async remove(id: WorldId, due: number): Promise<void> {
    await this.#atOnce(async client => {
      // The world first: whoever writes it at this moment comes before or finds nothing.
      await client.query('DELETE FROM own_worlds WHERE id = $1', [id]);
      const { rows } = await client.query<{ hash: BlobHash }>('DELETE FROM own_blobs WHERE world = $1 RETURNING hash', [
        id,
      ]);
      await client.query(EXPECT, [due, rows.map(row => row.hash)]);
      await client.query('DELETE FROM own_reports WHERE world = $1', [id]);
      await client.query('DELETE FROM own_pins WHERE world = $1', [id]);
    });
  }

  async ids(): Promise<readonly WorldId[]> {
    const { rows } = await this.#pool.query<{ id: WorldId }>('SELECT id FROM own_worlds ORDER BY id COLLATE "C"');
    return rows.map(row => row.id);
  }

  async withRetired(): Promise<readonly WorldId[]> {
    const { rows } = await this.#pool.query<{ id: WorldId }>(
      'SELECT id FROM own_worlds WHERE retired ORDER BY id COLLATE "C"',
    );
    return rows.map(row => row.id);
  }

  async expect(blobs: readonly BlobHash[], due: number): Promise<void> {
    await this.#pool.query(EXPECT, [due, blobs]);
  }

  async giveUp(blobs: readonly BlobHash[], now: number): Promise<void> {
    await this.#pool.query('UPDATE own_due SET due = $1 WHERE hash = ANY ($2)', [now, blobs]);
  }

  async dueBlobs(now: number): Promise<readonly BlobHash[]> {
    await this.#pool.query(
      'DELETE FROM own_due WHERE due <= $1 AND EXISTS (SELECT FROM own_blobs WHERE own_blobs.hash = own_due.hash)',
      [now],
    );
    const { rows } = await this.#pool.query<{ hash: BlobHash }>('SELECT hash FROM own_due WHERE due <= $1', [now]);
    return rows.map(row => row.hash);
  }

  async strikeOff(blobs: readonly BlobHash[]): Promise<void> {
    await this.#pool.query('DELETE FROM own_due WHERE hash = ANY ($1)', [blobs]);
  }

  async pin(table: TableId, worlds: readonly WorldId[]): Promise<void> {
    const sql = 'INSERT INTO own_pins (tbl, world) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING';
    await this.#pool.query(sql, [table, worlds]);
  }

  async isPinned(world: WorldId): Promise<boolean> {
    const { rows } = await this.#pool.query('SELECT FROM own_pins WHERE world = $1 LIMIT 1', [world]);
    return rows.length > 0;
  }

  async isPinnedBy(world: WorldId, table: TableId): Promise<boolean> {
    const { rows } = await this.#pool.query('SELECT FROM own_pins WHERE world = $1 AND tbl = $2', [world, table]);
    return rows.length > 0;
  }

  async pinnedBy(world: WorldId): Promise<readonly TableId[]> {
    const sql = 'SELECT tbl FROM own_pins WHERE world = $1 ORDER BY tbl COLLATE "C"';
    const { rows } = await this.#pool.query<{ tbl: TableId }>(sql, [world]);
    return rows.map(row => row.tbl);
  }

  async unpin(table: TableId, world: WorldId): Promise<void> {
    await this.#pool.query('DELETE FROM own_pins WHERE tbl = $1 AND world = $2', [table, world]);
  }

  async unpinGone(): Promise<void> {
    await this.#pool.query('DELETE FROM own_pins WHERE NOT EXISTS (SELECT FROM tables WHERE tables.id = own_pins.tbl)');
  }

  async report({ world, card, reason, text, at }: Report): Promise<void> {
    await this.#pool.query('INSERT INTO own_reports (world, card, reason, text, at) VALUES ($1, $2, $3, $4, $5)', [
      world,
      card,
      reason,
      text,
      at,
    ]);
  }

  async reports(world: WorldId | null, max: number): Promise<readonly Report[]> {
    const { rows } = await this.#pool.query<Omit<Report, 'at'> & { at: string }>(
      'SELECT world, card, reason, text, at FROM own_reports WHERE $1::text IS NULL OR world = $1 ' +
        'ORDER BY at DESC, id DESC LIMIT $2',
      [world, max],
    );
    return rows.map(row => ({ ...row, at: Number(row.at) }));
  }

  async clearReports(world: WorldId): Promise<void> {
    await this.#pool.query('DELETE FROM own_reports WHERE world = $1', [world]);
  }

  async #atOnce<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const outcome = await work(client);
      await client.query('COMMIT');
      client.release();
      return outcome;
    } catch (why) {
      // Closing the connection undoes the transaction, whatever state it is in.
      client.release(true);
      throw why;
    }
  }
}

/** In the order of their hashes, so that two nodes cannot wait for each other. */
const EXPECT = `
  INSERT INTO own_due (due, hash) SELECT $1, hash FROM unnest($2::text[]) AS hash ORDER BY hash
    ON CONFLICT (hash) DO UPDATE SET due = greatest(own_due.due, excluded.due)`;
