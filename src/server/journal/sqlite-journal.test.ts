import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { journalContract } from './journal.contract.ts';
import { SqliteJournal } from './sqlite-journal.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-journal-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let opened = 0;
const openAt = (name: string) => new SqliteJournal(join(root, name, 'inkling.db'));

describe('SqliteJournal', () => {
  journalContract(
    async () => openAt(String(++opened)),
    async journal => {
      await journal.close();
      return openAt(String(opened));
    },
  );

  it('a second server on the same folder is turned away', async () => {
    const journal = openAt('shared');
    expect(() => openAt('shared')).toThrow(/another server is using/);
    await journal.close();
    await openAt('shared').close();
  });
});
