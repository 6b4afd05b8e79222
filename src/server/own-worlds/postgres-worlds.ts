import type { Pool, PoolClient } from 'pg';
import type { TableId, WorldId } from '../../engine/ids.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import { GIVEN_UP, type Report, type StoredWorld, type WorldChange, type WorldStore } from './world-store.ts';

/** In the journal's database, through its connections: a world made at one node is there at every other. */
export class PostgresWorlds implements WorldStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async create(id: WorldId, key: string, body: string, gains: readonly BlobHash[] = []): Promise<void> {
    await this.#atOnce(async client => {
      const sql = 'INSERT INTO own_worlds (id, key, version, retired, body) VALUES ($1, $2, 1, false, $3)';
      await client.query(sql, [id, key, body]);
      await gain(client, id, gains);
    });
  }

  async read(id: WorldId): Promise<StoredWorld | null> {
    const { rows } = await this.#pool.query<StoredWorld>('SELECT version, body FROM own_worlds WHERE id = $1', [id]);
    return rows[0] ?? null;
  }

  async versionOf(id: WorldId): Promise<number | null> {
    const sql = 'SELECT version FROM own_worlds WHERE id = $1';
    const { rows } = await this.#pool.query<{ version: number }>(sql, [id]);
    return rows[0]?.version ?? null;
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
      await gain(client, id, change.gains);
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

  async expectStrays(blobs: readonly BlobHash[], due: number): Promise<void> {
    await this.#pool.query(EXPECT_STRAYS, [due, blobs]);
  }

  async clearDue(now: number, remove: (blob: BlobHash) => Promise<boolean>): Promise<void> {
    await this.#pool.query(`DELETE FROM own_due WHERE due <= $1 AND ${IS_NEEDED}`, [now]);
    const { rows } = await this.#pool.query<{ hash: BlobHash }>('SELECT hash FROM own_due WHERE due <= $1', [now]);
    for (const { hash } of rows) await this.#atOnce(client => clear(client, hash, now, remove));
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

const gain = async (client: PoolClient, id: WorldId, gains: readonly BlobHash[]): Promise<void> => {
  // First, since it waits for whoever is removing one of them.
  const listed = await client.query<{ hash: BlobHash }>('DELETE FROM own_due WHERE hash = ANY ($1) RETURNING hash', [
    gains,
  ]);
  const needed = await client.query<{ hash: BlobHash }>('SELECT hash FROM own_blobs WHERE hash = ANY ($1)', [gains]);
  const known = new Set([...listed.rows, ...needed.rows].map(row => row.hash));
  if (!gains.every(hash => known.has(hash))) throw new Error(GIVEN_UP);
  const sql = 'INSERT INTO own_blobs (world, hash) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING';
  await client.query(sql, [id, gains]);
};

/**
 * Its row is held until the bytes are gone: whoever expects it at another node waits, and stores it after that. One that
 * somebody else holds is theirs.
 */
const clear = async (
  client: PoolClient,
  hash: BlobHash,
  now: number,
  remove: (blob: BlobHash) => Promise<boolean>,
): Promise<void> => {
  const sql = `SELECT FROM own_due WHERE hash = $1 AND due <= $2 AND NOT ${IS_NEEDED} FOR UPDATE SKIP LOCKED`;
  const { rowCount } = await client.query(sql, [hash, now]);
  if (rowCount === 1 && (await remove(hash))) await client.query('DELETE FROM own_due WHERE hash = $1', [hash]);
};

const IS_NEEDED =
  '(EXISTS (SELECT FROM own_blobs WHERE own_blobs.hash = own_due.hash) ' +
  'OR EXISTS (SELECT FROM recordings WHERE recordings.hash = own_due.hash))';

/** In the order of their hashes, so that two nodes cannot wait for each other. */
const EXPECT = `
  INSERT INTO own_due (due, hash) SELECT $1, hash FROM unnest($2::text[]) AS hash ORDER BY hash
    ON CONFLICT (hash) DO UPDATE SET due = greatest(own_due.due, excluded.due)`;

const EXPECT_STRAYS = `
  INSERT INTO own_due (due, hash) SELECT $1, hash FROM unnest($2::text[]) AS stray (hash) WHERE
    NOT EXISTS (SELECT FROM own_blobs WHERE own_blobs.hash = stray.hash) AND
    NOT EXISTS (SELECT FROM recordings WHERE recordings.hash = stray.hash) AND
    NOT EXISTS (SELECT FROM orphans WHERE orphans.hash = stray.hash) ORDER BY hash
    ON CONFLICT DO NOTHING`;
