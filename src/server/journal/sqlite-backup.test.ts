import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUpSqlite } from './sqlite-backup.ts';
import { SqliteJournal } from './sqlite-journal.ts';

let root: string;
let data: string;
let copy: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'inkling-copy-'));
  [data, copy] = [join(root, 'data'), join(root, 'copy')];
  await new SqliteJournal(join(data, 'inkling.db')).close();
  mkdirSync(join(data, 'blobs', 'ab'), { recursive: true });
  writeFileSync(join(data, 'blobs', 'ab', 'picture'), 'a picture');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('backUpSqlite', () => {
  it('[BU3] skips what is deleted while it copies, and what is half written', () => {
    // Listed, and gone when it is looked at.
    symlinkSync(join(root, 'gone'), join(data, 'blobs', 'ab', 'deleted'));
    writeFileSync(join(data, 'blobs', 'ab', 'draft.part'), 'half a pic');
    expect(backUpSqlite(data, copy)).toBe('done');
    expect(readdirSync(join(copy, 'blobs', 'ab'))).toEqual(['picture']);
    expect(readFileSync(join(copy, 'blobs', 'ab', 'picture'), 'utf8')).toBe('a picture');
    expect(existsSync(`${copy}.part`)).toBe(false);
  });

  it('[BU4] a copy that fails leaves nothing behind, and the next one succeeds', () => {
    // A file that can be listed and not be copied, for root neither.
    symlinkSync(root, join(data, 'blobs', 'ab', 'no-file'));
    mkdirSync(copy);
    expect(() => backUpSqlite(data, copy)).toThrow();
    expect(readdirSync(root)).toEqual(['data']);
    rmSync(join(data, 'blobs', 'ab', 'no-file'));
    expect(backUpSqlite(data, copy)).toBe('done');
    expect(backUpSqlite(data, copy)).toBe('not-empty');
  });

  it('[BU4] what a killed copy left is not in the way', () => {
    mkdirSync(`${copy}.part`);
    writeFileSync(join(`${copy}.part`, 'inkling.db'), '');
    expect(backUpSqlite(data, copy)).toBe('done');
    expect(readdirSync(root).toSorted()).toEqual(['copy', 'data']);
  });
});
