import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { MemoryInProcess } from '../../bots/memory-in-process.ts';
import { SqliteJournal } from '../journal/sqlite-journal.ts';
import { memoryStoreContract } from './memory-store.contract.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-memory-'));
let opened = 0;
let journal: SqliteJournal | undefined;
const openAt = (name: string) => {
  journal = new SqliteJournal(join(root, name, 'inkling.db'));
  return journal.memory;
};
afterAll(async () => {
  await journal?.close();
  rmSync(root, { recursive: true, force: true });
});

describe('SqliteMemory', () =>
  memoryStoreContract(
    async () => {
      await journal?.close();
      return openAt(String(++opened));
    },
    async () => {
      await journal?.close();
      return openAt(String(opened));
    },
  ));

describe('MemoryInProcess', () =>
  memoryStoreContract(
    async () => new MemoryInProcess(),
    async memory => memory,
  ));
