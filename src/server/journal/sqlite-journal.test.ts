import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { TableId } from '../../engine/ids.ts';
import { journalContract } from './journal.contract.ts';
import { SqliteJournal } from './sqlite-journal.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-journal-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const TABLE = 'T' as TableId;
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

  it('nothing is read before it would survive a crash', async () => {
    const journal = openAt('read-early');
    const order: string[] = [];
    const written = journal.append(TABLE, 0, [{ at: 1, cause: 'c', events: [] }]).then(() => order.push('written'));
    // The commit has begun, the sync has not ended.
    await Promise.resolve();
    const read = journal.read(TABLE).then(entries => order.push(`read ${entries.length}`));
    await Promise.all([written, read]);
    expect(order).toEqual(['written', 'read 1']);
    await journal.close();
  });
});
