import { Pool } from 'pg';
import { migratePostgres } from '../journal/postgres-migrations.ts';
import type { Blob, BlobHash, BlobStore } from './blob-store.ts';
import { hashOf } from './hash.ts';

/** In the database that all nodes share, so that a picture uploaded at one is served by every other. */
export class PostgresBlobs implements BlobStore {
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  static async open(address: string): Promise<PostgresBlobs> {
    const pool = new Pool({ connectionString: address, max: 2, connectionTimeoutMillis: 5000 });
    // A connection that breaks while idle leaves the pool by itself; the next query reports the trouble.
    pool.on('error', () => undefined);
    const client = await pool.connect();
    // Under the lock of all migrations: two nodes that start at once must not both make the table.
    await migratePostgres(client).finally(() => client.release());
    return new PostgresBlobs(pool);
  }

  async put(bytes: Uint8Array, type: string): Promise<BlobHash> {
    const hash = hashOf(bytes);
    const text = 'INSERT INTO blobs (hash, type, bytes) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING';
    await this.#pool.query(text, [hash, type, Buffer.from(bytes)]);
    return hash;
  }

  async get(hash: BlobHash): Promise<Blob | null> {
    const { rows } = await this.#pool.query<{ type: string; bytes: Buffer }>(
      'SELECT type, bytes FROM blobs WHERE hash = $1',
      [hash],
    );
    return rows[0] ?? null;
  }

  async remove(hash: BlobHash): Promise<void> {
    await this.#pool.query('DELETE FROM blobs WHERE hash = $1', [hash]);
  }

  async list(): Promise<readonly BlobHash[]> {
    const { rows } = await this.#pool.query<{ hash: string }>('SELECT hash FROM blobs');
    return rows.map(row => row.hash);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
