import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { MemoryStore } from '../../bots/memory.ts';
import { ArchiveDoor } from '../archives/archive-door.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { FileBlobs } from '../blobs/file-blobs.ts';
import { PostgresBlobs } from '../blobs/postgres-blobs.ts';
import type { Config } from '../config.ts';
import { PostgresJournal } from '../journal/postgres-journal.ts';
import { lookIntoPostgres } from '../journal/postgres-migrations.ts';
import { isOfThisVersion } from '../journal/sqlite-migrations.ts';
import { SqliteMemory } from '../memory/sqlite-memory.ts';
import { PictureDoor } from '../pictures/picture-door.ts';
import { OwnWorlds } from './own-worlds.ts';
import { SqliteWorlds } from './sqlite-worlds.ts';
import type { WorldStore } from './world-store.ts';

interface Opened {
  readonly own: OwnWorlds;
  readonly close: () => Promise<void>;
}

/** The worlds beside a server that may be running: without its lock, in commits of their own, and only as it has them. */
export const openWorlds = async (config: Config): Promise<Opened | 'nothing-there' | 'other-version'> => {
  const stores = config.databaseUrl === null ? openSqlite(config.dataDir) : await openPostgres(config.databaseUrl);
  if (typeof stores === 'string') return stores;
  const { store, blobs, memory, close } = stores;
  const limits = { cards: config.worldCards, bytes: config.worldMegabytes * 1024 * 1024 };
  const doors = { pictures: new PictureDoor(), archives: new ArchiveDoor() };
  const forget: MemoryStore['forget'] = what => memory.forget(what);
  return { own: new OwnWorlds({ store, blobs, ...doors, limits, forget, fault, now: Date.now }), close };
};

/** Whoever deletes by hand must learn what is still there. */
const fault = (why: unknown): never => {
  throw why;
};

interface Stores {
  readonly store: WorldStore;
  readonly blobs: BlobStore;
  readonly memory: MemoryStore;
  readonly close: () => Promise<void>;
}

const openSqlite = (folder: string): Stores | 'nothing-there' | 'other-version' => {
  const file = join(folder, 'inkling.db');
  if (!existsSync(file)) return 'nothing-there';
  const db = new Database(file);
  db.pragma('busy_timeout = 10000');
  if (!isOfThisVersion(db)) {
    db.close();
    return 'other-version';
  }
  // What is deleted is overwritten, not only marked as free; and the log that still holds it is emptied at the end.
  db.pragma('secure_delete = ON');
  const inCommit = async <T>(work: () => T): Promise<T> => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const outcome = work();
      db.exec('COMMIT');
      return outcome;
    } catch (why) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw why;
    }
  };
  const close = async (): Promise<void> => {
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
  };
  const memory = new SqliteMemory(db, inCommit);
  return { store: new SqliteWorlds(db, inCommit), blobs: new FileBlobs(join(folder, 'blobs')), memory, close };
};

const openPostgres = async (address: string): Promise<Stores | 'nothing-there' | 'other-version'> => {
  const found = await lookIntoPostgres(address);
  if (found !== 'ours') return found;
  const journal = await PostgresJournal.open(address, 'worlds');
  const blobs = await PostgresBlobs.open(address);
  const close = async (): Promise<void> => {
    await blobs.close();
    await journal.close();
  };
  return { store: journal.worlds, blobs, memory: journal.memory, close };
};
