import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { worldId } from '../engine/ids.ts';
import { SqliteJournal } from '../server/journal/sqlite-journal.ts';
import { newWorld } from '../server/own-worlds/own-world.ts';
import { worldsCommand } from './worlds.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkling-worlds-'));
  vi.stubEnv('INKLING_DATA', folder);
  vi.stubEnv('DATABASE_URL', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const wordsInFiles = (): string =>
  readdirSync(folder)
    .map(name => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

describe('inkling worlds', () => {
  it('deletes a world for good: its name is in no file, while the server has its journal open', async () => {
    const journal = new SqliteJournal(join(folder, 'inkling.db'));
    const id = worldId('w-aaaaaaaaaaaaaaaaaaaa');
    await journal.worlds.create(id, 'key', JSON.stringify(newWorld('Marmalade Isles', 'en', 0)));
    expect(wordsInFiles()).toContain('Marmalade');
    expect(await worldsCommand(['delete', id])).toBe(0);
    expect(wordsInFiles()).not.toContain('Marmalade');
    await journal.close();
    expect(wordsInFiles()).not.toContain('Marmalade');
  });
});
