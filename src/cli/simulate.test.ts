import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeWorld } from '../../test/support/world.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

describe('inkling', () => {
  let folder = '';
  const said: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inkling-cli-'));
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation(line => void said.push(String(line)));
    vi.spyOn(console, 'error').mockImplementation(line => void said.push(String(line)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('simulate counts whole games, and the same seed plays the same', async () => {
    const run = async (name: string): Promise<readonly [string, string]> => {
      const out = join(folder, name);
      const asked = [
        '--bots',
        'random',
        '--ruleset',
        'teams',
        '--players',
        '6',
        '--games',
        '5',
        '--seed',
        '7',
        '--out',
        out,
      ];
      expect(await simulate(asked)).toBe(0);
      return [readFileSync(out, 'utf8'), said.at(-1) ?? ''];
    };
    const [picture, table] = await run('a.svg');
    const [again] = await run('b.svg');
    expect(again).toBe(picture);
    expect(picture).toMatch(/^<svg[\s\S]+<\/svg>\n$/);
    expect(table).toMatch(/rounds per game +6\.00/);
    expect(table).toMatch(/SC3 found it +\d/);
  });

  it('simulate plays with the bots of the server where there are words, and at random elsewhere', async () => {
    writeWorld(folder);
    const asked = ['--players', '4', '--games', '2', '--out', join(folder, 'c.svg'), '--worlds'];
    expect(await simulate([...asked, folder])).toBe(0);
    expect(said.at(-1)).toContain('classic, clever bots, seed 1: 2 games');
    expect(await simulate([...asked, join(folder, 'nowhere')])).toBe(0);
    expect(said.at(-1)).toContain('random bots');
  });

  it.each([
    [['--ruleset', 'chess'], 'no ruleset'],
    [['--ruleset', 'teams', '--players', '7'], 'in pairs'],
    [['--games', 'many'], 'whole number'],
    [['--bots', 'perfect'], 'clever or random'],
    [['--bots', 'clever', '--worlds', 'nowhere'], 'a world with words'],
  ] as const)('simulate refuses %o', async (asked, why) => {
    expect(await simulate(asked)).toBe(2);
    expect(said.join('\n')).toContain(why);
  });

  it('[F4] verify says yes to a game, no to a forgery, and what is wrong with it', async () => {
    const golden = new URL('../../test/golden/classic-4.json', import.meta.url).pathname;
    expect(await verify([golden])).toBe(0);
    expect(said.join('\n')).toMatch(/✓[\s\S]+won/);
    const forged = join(folder, 'forged.json');
    writeFileSync(forged, readFileSync(golden, 'utf8').replace(/"SC2":3/, '"SC2":30'));
    expect(await verify([forged])).toBe(1);
    expect(said.at(-1)).toMatch(/✗ .+the points are not those of the rules \(event \d+ of \d+\)/);
    expect(await verify([join(folder, 'missing.json')])).toBe(2);
    writeFileSync(forged, '{}');
    expect(await verify([forged])).toBe(1);
  });
});
