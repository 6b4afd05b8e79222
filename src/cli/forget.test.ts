import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardId } from '../engine/ids.ts';
import { SqliteJournal } from '../server/journal/sqlite-journal.ts';
import { forget } from './forget.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkling-forget-'));
  said = [];
  const say = (text: string) => void said.push(text);
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
  vi.stubEnv('INKLING_DATA', folder);
  vi.stubEnv('DATABASE_URL', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const wordsIn = (path: string): string =>
  readdirSync(path)
    .map(name => readFileSync(join(path, name), 'latin1'))
    .join('\n');

const CARDS = ['lamp.owl', 'lamp.fox', 'sea.owl'].map(cardId);

describe('inkling forget', () => {
  it('deletes a card, a world or everything while the server has its journal open', async () => {
    const journal = new SqliteJournal(join(folder, 'inkling.db'));
    const left = async () => (await journal.memory.recall(CARDS, 'en')).map(({ card }) => card);
    await journal.memory.learn(CARDS.map(card => ({ card, language: 'en', text: 'Hush', voters: 3, found: 1 })));
    expect(wordsIn(folder)).toContain('Hush');
    expect(await forget(['--card', 'lamp.owl'])).toBe(0);
    expect(await left()).toEqual(['lamp.fox', 'sea.owl']);
    expect(await forget(['--world', 'lamp'])).toBe(0);
    expect(await left()).toEqual(['sea.owl']);
    expect(await forget(['--all'])).toBe(0);
    expect(await left()).toEqual([]);
    expect(said).toEqual(['1 clue forgotten', '1 clue forgotten', '1 clue forgotten']);
    // Nor in the log of a server that still runs.
    expect(wordsIn(folder)).not.toContain('Hush');
    expect(await forget(['--all'])).toBe(0);
    expect(said.at(-1)).toBe('0 clues forgotten');
    await journal.close();
  });

  it.each([[[]], [['--all', '--world', 'lamp']], [['--card', 'a.b', '--world', 'lamp']]])(
    'deletes nothing when it is not clear what: %j',
    async args => {
      expect(await forget(args)).toBe(2);
      expect(said[0]).toContain('--all');
    },
  );

  it('says which database is away, without a word of where in the program that was noticed', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://ann:hunter2@127.0.0.1:1/games');
    expect(await forget(['--all'])).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^Nothing was forgotten: PostgreSQL at ann@127\.0\.0\.1:1\/games: /)]);
  });

  it('says so where nothing is remembered', async () => {
    expect(await forget(['--all'])).toBe(1);
    expect(said[0]).toContain('nothing is remembered');
  });
});
