import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { worldId } from '../engine/ids.ts';
import { SqliteJournal } from '../server/journal/sqlite-journal.ts';
import { newWorld, type OwnCard, readOwnWorld } from '../server/own-worlds/own-world.ts';
import { worldsCommand } from './worlds.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkling-worlds-'));
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  vi.stubEnv('INKLING_DATA', folder);
  vi.stubEnv('DATABASE_URL', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const wordsInFiles = (): string =>
  readdirSync(folder)
    .map(name => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

const ID = worldId('w-aaaaaaaaaaaaaaaaaaaa');

const cardCalled = (name: string): OwnCard => ({
  name,
  pictures: [],
  placeholder: '',
  words: {},
  source: null,
  crop: null,
  isHidden: false,
});

describe('inkling worlds', () => {
  it('deletes a world for good: its name is in no file, while the server has its journal open', async () => {
    const journal = new SqliteJournal(join(folder, 'inkling.db'));
    await journal.worlds.create(ID, 'key', JSON.stringify(newWorld('Marmalade Isles', 'en', 0)));
    expect(wordsInFiles()).toContain('Marmalade');
    expect(await worldsCommand(['delete', ID])).toBe(0);
    expect(wordsInFiles()).not.toContain('Marmalade');
    await journal.close();
    expect(wordsInFiles()).not.toContain('Marmalade');
  });

  it('hides and deletes cards that are there, and says so where a name is none, for instance one from before a new crop', async () => {
    const journal = new SqliteJournal(join(folder, 'inkling.db'));
    const stored = async () => readOwnWorld((await journal.worlds.read(ID))?.body ?? '');
    const world = { ...newWorld('Isles', 'en', 0), cards: ['sun', 'moon'].map(cardCalled) };
    await journal.worlds.create(ID, 'key', JSON.stringify(world));
    for (const what of ['hide', 'show', 'delete']) {
      expect(await worldsCommand([what, ID, 'star']), what).toBe(1);
      expect(said.pop()).toContain('has no card star');
    }
    expect(await stored()).toEqual(world);
    expect(await worldsCommand(['hide', ID, 'sun'])).toBe(0);
    expect(await worldsCommand(['delete', ID, 'moon'])).toBe(0);
    expect((await stored()).cards).toEqual([{ ...cardCalled('sun'), isHidden: true }]);
    expect(await worldsCommand(['hide', worldId('w-bbbbbbbbbbbbbbbbbbbb'), 'sun'])).toBe(1);
    expect(said).toEqual(['There is no world w-bbbbbbbbbbbbbbbbbbbb here.']);
    await journal.close();
  });

  it('says which database is away', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://ann:hunter2@127.0.0.1:1/games');
    expect(await worldsCommand(['list'])).toBe(1);
    expect(said.join()).toMatch(/PostgreSQL at ann@127\.0\.0\.1:1\/games: .*DATABASE_URL/);
  });
});
