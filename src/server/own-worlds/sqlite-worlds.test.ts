import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { SqliteJournal } from '../journal/sqlite-journal.ts';
import { worldStoreContract } from './world-store.contract.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-own-worlds-'));
const opened: SqliteJournal[] = [];
afterAll(async () => {
  await Promise.all(opened.map(journal => journal.close()));
  rmSync(root, { recursive: true, force: true });
});

describe('SqliteWorlds', () =>
  worldStoreContract(async () => {
    const journal = new SqliteJournal(join(root, String(opened.length), 'inkling.db'));
    opened.push(journal);
    return { worlds: journal.worlds, recordings: journal.recordings, journal };
  }));
