import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Copies a data folder while its server runs, as it was at one moment. The copy is a data folder itself. Pictures and
 * recordings come after the tables that name them, so that none is missing; one too many does no harm.
 */
export const backUpSqlite = (dataDir: string, into: string): 'done' | 'nothing-there' | 'not-empty' => {
  const file = join(dataDir, 'inkling.db');
  if (!existsSync(file)) return 'nothing-there';
  mkdirSync(into, { recursive: true, mode: 0o700 });
  if (readdirSync(into).length > 0) return 'not-empty';
  const db = new Database(file, { readonly: true });
  try {
    db.prepare('VACUUM INTO ?').run(join(into, 'inkling.db'));
  } finally {
    db.close();
  }
  const blobs = join(dataDir, 'blobs');
  const isWhole = (path: string): boolean => !path.endsWith('.part');
  if (existsSync(blobs)) cpSync(blobs, join(into, 'blobs'), { recursive: true, filter: isWhole });
  return 'done';
};
