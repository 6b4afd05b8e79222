import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../server/config.ts';
import { openStore } from '../server/journal/open-store.ts';
import { serve } from '../server/main.ts';
import { fromStore } from '../server/store-trouble.ts';
import { explain, mistypedIn } from './explain.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'inkling-explain-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** What is said when the store is opened with these settings, which must fail. */
const saidOf = async (settings: { dataDir: string; databaseUrl: string | null }): Promise<string> => {
  const why = await fromStore(openStore(settings, 'node')).catch((problem: unknown) => problem);
  return explain(why, { ...DEFAULT_CONFIG, ...settings });
};

describe('why the server did not start', () => {
  it('names the folder that cannot be written, and the setting', async () => {
    // A folder in the lock's place stops root too.
    mkdirSync(join(dataDir, 'lock.db'));
    const said = await saidOf({ dataDir, databaseUrl: null });
    expect(said).toContain(dataDir);
    expect(said).toContain('INKLING_DATA');
  });

  it('names the folder that cannot be made', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    const said = await saidOf({ dataDir: join(dataDir, 'file', 'data'), databaseUrl: null });
    expect(said).toContain(join(dataDir, 'file', 'data'));
    expect(said).toContain('INKLING_DATA');
  });

  it('names the file that is not a database', async () => {
    writeFileSync(join(dataDir, 'inkling.db'), 'not a database\n'.repeat(400));
    expect(await saidOf({ dataDir, databaseUrl: null })).toContain(join(dataDir, 'inkling.db'));
  });

  it('names the database that cannot be reached, and never its password', async () => {
    const said = await saidOf({ dataDir, databaseUrl: 'postgres://ann:hunter2@127.0.0.1:1/games?password=hunter2' });
    expect(said).toContain('ann@127.0.0.1:1/games');
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain('hunter2');
  });

  it('names the port that is taken', async () => {
    const [one, two] = [createServer(), createServer()];
    await new Promise<void>(done => one.listen(0, '127.0.0.1', done));
    const { port } = one.address() as { port: number };
    const why = await new Promise(done => two.once('error', done).listen(port, '127.0.0.1'));
    expect(explain(why, { ...DEFAULT_CONFIG, databaseUrl: 'postgres://x/y', port })).toContain(`port ${port} is taken`);
    one.close();
  });

  it.each(['192.0.2.1', 'nowhere.invalid'])('names the host where nobody can listen: %s', async host => {
    const why = await new Promise(done => createServer().once('error', done).listen(0, host));
    const said = explain(why, { ...DEFAULT_CONFIG, databaseUrl: 'postgres://x/y', host });
    expect(said).toBe(`this machine has no address ${host}; look at HOST`);
  });

  it.each([
    ['is not a world', (file: string) => writeFileSync(file, '{')],
    ['cannot be read', (file: string) => mkdirSync(file)],
  ])('blames no database where a world %s', async (what, spoil) => {
    const worldsDir = join(dataDir, 'worlds');
    const file = join(worldsDir, 'holiday', 'world.json');
    mkdirSync(join(worldsDir, 'holiday'), { recursive: true });
    spoil(file);
    const config = { ...DEFAULT_CONFIG, dataDir, worldsDir, databaseUrl: 'postgres://ann@127.0.0.1:1/games' };
    const said = explain(await serve(config).catch((problem: unknown) => problem), config);
    expect(said).toContain(`${file} ${what}`);
    expect(said).not.toMatch(/PostgreSQL|DATABASE_URL/);
  });
});

describe('mistyped options', () => {
  it.each([['--port'], ['extra']])('are named in one sentence: %s', typed => {
    const parse = () => parseArgs({ args: [typed], options: { help: { type: 'boolean' } } });
    let why: unknown = null;
    try {
      parse();
    } catch (problem) {
      why = problem;
    }
    expect(mistypedIn(why)).toMatch(new RegExp(`'${typed}'$`));
  });

  it('are not what a bug is', () => expect(mistypedIn(new TypeError('a bug'))).toBeNull());
});
