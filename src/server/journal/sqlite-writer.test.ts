import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { SqliteWriter } from './sqlite-writer.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-writer-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let opened = 0;

const open = (foldAfter?: number, wipeAgainAfter?: number) => {
  const file = join(root, `${++opened}.db`);
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('wal_autocheckpoint = 0');
  db.exec('CREATE TABLE notes (text TEXT NOT NULL)');
  let undone = 0;
  const owner = { finish: () => {}, undo: () => void undone++ };
  const writer = new SqliteWriter(db, file, owner, foldAfter, wipeAgainAfter);
  const insert = db.prepare('INSERT INTO notes VALUES (?)');
  const write = (text: string | null) => writer.write(() => void insert.run(text));
  const count = () => (db.prepare('SELECT count(*) AS n FROM notes').get() as { n: number }).n;
  const close = async () => {
    await writer.close();
    db.close();
  };
  return { file, writer, write, count, close, undone: () => undone };
};

describe('SqliteWriter', () => {
  it('[SW1] a part that fails takes its whole commit with it, and the next one goes through', async () => {
    const { write, count, close, undone } = open();
    const outcomes = await Promise.allSettled([write('one'), write(null), write('two')]);
    expect(outcomes.map(outcome => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([count(), undone()]).toEqual([0, 1]);
    await write('three');
    expect(count()).toBe(1);
    await close();
  });

  it('[SW2] what is asked for while the log is being wiped is written after it, in order', async () => {
    const { writer, write, count, close } = open();
    const done: string[] = [];
    const say = (text: string) => write(text).then(() => done.push(text));
    await say('a');
    await Promise.all([writer.wipeLog().then(() => done.push('wiped')), Promise.resolve().then(() => say('b'))]);
    expect(done).toEqual(['a', 'wiped', 'b']);
    expect(count()).toBe(2);
    await close();
  });

  it('[SW3] the log does not grow with what is written, though writing never stops', async () => {
    const { file, write, count, close } = open(20);
    const page = 'x'.repeat(4096);
    let greatest = 0;
    for (let i = 0; i < 400; i++) {
      await write(page);
      // As on a server, where the next one comes with a later turn of the event loop.
      await new Promise(setImmediate);
      greatest = Math.max(greatest, statSync(`${file}-wal`).size);
    }
    expect(count()).toBe(400);
    // All 400 in one log would be more than 1.6 MB. It may grow for as long as a fold takes.
    expect(greatest).toBeLessThan(1_000_000);
    await close();
  });

  it('[SW4] wiping the log leaves nothing of it', async () => {
    const { file, writer, write, close } = open();
    await write('a secret');
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await writer.wipeLog();
    expect(statSync(`${file}-wal`).size).toBe(0);
    await close();
  });

  it('[SW5] closing waits for what was asked for', async () => {
    // With a fold after every write, one is always on its way.
    const { write, file, close } = open(1);
    await write('first words');
    const written = write('last words');
    await close();
    await written;
    const db = new Database(file);
    expect(db.prepare('SELECT text FROM notes').all()).toMatchObject([{ text: 'first words' }, { text: 'last words' }]);
    db.close();
  });

  it('[SW6] a log that somebody reads is wiped when they have finished', async () => {
    const { file, writer, write, close } = open(undefined, 20);
    await write('a secret');
    const reader = new Database(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT text FROM notes').all();
    await write('more');
    await writer.wipeLog();
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    reader.exec('COMMIT');
    await expect.poll(() => statSync(`${file}-wal`).size).toBe(0);
    reader.close();
    await close();
  });
});
