import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import type { TableId } from '../../engine/ids.ts';
import { journalContract, lesson } from './journal.contract.ts';
import { SqliteJournal } from './sqlite-journal.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-journal-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let opened = 0;
const openAt = (name: string, fileAfter?: number) => new SqliteJournal(join(root, name, 'inkling.db'), fileAfter);

describe.each([1, 3, undefined])('SqliteJournal that files after %s entries', fileAfter => {
  journalContract(
    async () => openAt(String(++opened), fileAfter),
    async journal => {
      await journal.close();
      return openAt(String(opened), fileAfter);
    },
  );
});

describe('SqliteJournal', () => {
  it('a second server on the same folder is turned away', async () => {
    const journal = openAt('shared');
    expect(() => openAt('shared')).toThrow(/another server is using/);
    await journal.close();
    await openAt('shared').close();
  });

  it('[JN15] a removal that fails takes nothing back of what was taught', async () => {
    const journal = openAt('failing');
    const table = 'T' as TableId;
    await journal.append(table, 0, [{ at: 1, cause: 'a', events: [] }]);
    await journal.memory.learn([lesson(), lesson()]);
    const operator = new Database(join(root, 'failing', 'inkling.db'));
    operator.exec('ALTER TABLE subscriptions RENAME TO hidden');
    await expect(journal.remove(table, [lesson()])).rejects.toThrow(/subscriptions/);
    operator.exec('ALTER TABLE hidden RENAME TO subscriptions');
    operator.close();
    await journal.remove(table, [lesson()]);
    expect(await journal.memory.recall([lesson().card], 'cs')).toEqual([lesson()]);
    await journal.close();
  });

  it('a commit for more tables than are remembered refuses what is stale, and keeps what is not', async () => {
    const journal = new SqliteJournal(join(root, 'many', 'inkling.db'), undefined, 2);
    const append = (table: string, seen: number, cause: string) =>
      journal.append(table as TableId, seen, [{ at: 1, cause, events: [] }]);
    await append('X', 0, 'a');
    const outcomes = await Promise.all([
      append('X', 1, 'b'),
      ...['T', 'U', 'V', 'W'].map(table => append(table, 0, 'a')),
      append('X', 1, 'b again'),
      append('X', 2, 'c'),
    ]);
    expect(outcomes).toEqual(['written', 'written', 'written', 'written', 'written', 'stale', 'written']);
    expect((await journal.read('X' as TableId)).map(entry => entry.cause)).toEqual(['a', 'b', 'c']);
    expect(await append('X', 3, 'd')).toBe('written');
    await journal.close();
  });

  it('a move writes some kilobytes to the disk, not tens', async () => {
    const journal = openAt('small');
    const table = 'T' as TableId;
    const append = (seen: number) => journal.append(table, seen, [{ at: seen, cause: `s1:${seen}`, events: [] }]);
    const logSize = () => statSync(join(root, 'small', 'inkling.db-wal')).size;
    await append(0);
    const before = logSize();
    for (let seen = 1; seen <= 20; seen++) await append(seen);
    const perMove = (logSize() - before) / 20;
    expect(perMove).toBeGreaterThan(0);
    expect(perMove).toBeLessThan(4096);
    await journal.close();
  });

  it('whoever moves while a thousand tables are forgotten does not wait for all of them', async () => {
    const journal = openAt('forgetful');
    const append = (table: string, at: number) =>
      journal.append(table as TableId, 0, [{ at, cause: 's1:1', events: [] }]);
    await Promise.all(Array.from({ length: 1000 }, (_, i) => append(`old ${i}`, 1)));
    const order: string[] = [];
    const forgetting = journal.forget(5).then(forgotten => order.push(`forgot ${forgotten}`));
    await nextTurn();
    await Promise.all([forgetting, append('young', 9).then(() => order.push('moved'))]);
    expect(order).toEqual(['moved', 'forgot 1000']);
    expect(await journal.read('old 999' as TableId)).toEqual([]);
    expect(await journal.read('young' as TableId)).toHaveLength(1);
    await journal.close();
  });

  it('forgetting ends with the journal, and what it left is forgotten the next time', async () => {
    const journal = openAt('closing');
    const append = (at: number, i: number) =>
      journal.append(`old ${i}` as TableId, 0, [{ at, cause: 's1:1', events: [] }]);
    await Promise.all(Array.from({ length: 1000 }, (_, i) => append(1, i)));
    const forgetting = journal.forget(5);
    await journal.close();
    const before = await forgetting;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(1000);
    const again = openAt('closing');
    expect(await again.forget(5)).toBe(1000 - before);
    await again.close();
  });

  it('the log stays small while many tables are forgotten', async () => {
    const journal = openAt('wordy');
    const said = 'x'.repeat(4000);
    const append = (i: number) =>
      journal.append(`old ${i}` as TableId, 0, [{ at: 1, cause: `s1:${said}`, events: [] }]);
    await Promise.all(Array.from({ length: 1000 }, (_, i) => append(i)));
    const log = join(root, 'wordy', 'inkling.db-wal');
    let greatest = 0;
    const watch = setInterval(() => (greatest = Math.max(greatest, statSync(log).size)), 1);
    await journal.check();
    const sizeBefore = statSync(log).size;
    await journal.forget(5);
    clearInterval(watch);
    // Every page of theirs is overwritten: four megabytes at least, were they all to lie in the log.
    expect(greatest - sizeBefore).toBeLessThan(3_000_000);
    await journal.close();
  });

  it('a file from before entries were filed is read as it was, and goes on', async () => {
    const file = join(root, 'indexed', 'inkling.db');
    const table = 'T' as TableId;
    const entry = (n: number) => ({ at: n, cause: `s1:${n}`, events: [] });
    const first = openAt('indexed');
    await first.append(table, 0, [entry(1), entry(2)]);
    await first.append('U' as TableId, 0, [entry(9)]);
    await first.close();
    const older = new Database(file);
    older.exec("DROP TABLE filed; DELETE FROM meta WHERE key = 'unfiled-from'");
    older.exec('CREATE UNIQUE INDEX entries_by_table ON entries (tbl, seq); PRAGMA user_version = 6');
    older.close();
    const journal = openAt('indexed');
    expect(await journal.read(table)).toEqual([entry(1), entry(2)]);
    expect(await journal.append(table, 2, [entry(3)])).toBe('written');
    expect(await journal.read(table, 1)).toEqual([entry(2), entry(3)]);
    await journal.close();
  });

  it('a file from before it was marked what is filed is read as it was, filed or not', async () => {
    const [table, entry] = ['T' as TableId, (n: number) => ({ at: n, cause: `s1:${n}`, events: [] })];
    const first = openAt('unmarked', 2);
    await first.append(table, 0, [entry(1), entry(2)]);
    await first.append(table, 2, [entry(3)]);
    await first.close();
    const older = new Database(join(root, 'unmarked', 'inkling.db'));
    expect(older.prepare('SELECT count(*) AS count FROM filed').get()).toMatchObject({ count: 2 });
    older.exec("DELETE FROM meta WHERE key = 'unfiled-from'; PRAGMA user_version = 7");
    older.close();
    const journal = openAt('unmarked');
    expect(await journal.read(table)).toEqual([entry(1), entry(2), entry(3)]);
    expect(await journal.append(table, 3, [entry(4)])).toBe('written');
    await journal.close();
  });

  it('a file with larger pages goes on as it is', async () => {
    mkdirSync(join(root, 'large'));
    const file = join(root, 'large', 'inkling.db');
    const older = new Database(file);
    older.pragma('page_size = 4096');
    older.exec('CREATE TABLE before_us (x); DROP TABLE before_us');
    older.close();
    const journal = openAt('large');
    const table = 'T' as TableId;
    const entry = { at: 1, cause: 's1:a', events: [] };
    expect(await journal.append(table, 0, [entry])).toBe('written');
    await journal.close();
    const again = openAt('large');
    expect(await again.read(table)).toEqual([entry]);
    await again.close();
    const after = new Database(file);
    expect(after.prepare('PRAGMA page_size').get()).toMatchObject({ page_size: 4096 });
    after.close();
  });
});
