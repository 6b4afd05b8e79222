import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Pool } from 'pg';
import type { MemoryStore } from '../../bots/memory.ts';
import type { Config } from '../config.ts';
import { PostgresMemory } from './postgres-memory.ts';
import { SqliteMemory } from './sqlite-memory.ts';

interface OpenMemory {
  readonly memory: MemoryStore;
  close(): Promise<void>;
}

/** The bots' memory by itself, beside a server that runs: it needs none of the journal's locks. Null where there is none yet. */
export const openMemory = async ({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenMemory | null> => {
  if (databaseUrl !== null) {
    const pool = new Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 5000 });
    return { memory: new PostgresMemory(pool), close: () => pool.end() };
  }
  const file = join(dataDir, 'inkling.db');
  if (!existsSync(file)) return null;
  const db = new Database(file);
  db.pragma('busy_timeout = 5000');
  db.pragma('secure_delete = ON');
  return {
    memory: new SqliteMemory(db, async work => work()),
    async close() {
      // The log still holds what was forgotten, until it is folded.
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
};
