import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { answering } from '../support/answering.ts';
import { freePort } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-clone-'));
const clone = join(folder, 'inkling');
// What was told to end may still be writing its cache.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

/** Ends a command with everything it started, and waits until nothing of it is left. */
const endGroup = async (group: number): Promise<void> => {
  const send = (signal: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-group, signal);
    } catch {
      return false;
    }
  };
  send('SIGTERM');
  for (let tries = 0; tries < 100 && send(0); tries++) await setTimeout(100);
  if (send('SIGKILL')) await setTimeout(500);
};

/** The indented lines under "Run it": what we tell people to type. */
const commands = (): readonly string[] => {
  const [, section = ''] = /^## Run it$([\s\S]*?)^## /m.exec(readFileSync('README.md', 'utf8')) ?? [];
  return [...section.matchAll(/^ {4}(\S.*)$/gm)].map(([, command = '']) => command.replace(/ +#.*$/, ''));
};

/** Runs a command as a newcomer would, with nothing cached, until `ready` says it has done its work. */
const tries = async (command: string, env: Readonly<Record<string, string>>, ready: () => Promise<void>) => {
  const [program = '', ...args] = command.split(' ');
  const running = spawn(program, args, {
    cwd: clone,
    env: { ...process.env, npm_config_cache: join(folder, 'npm-cache'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let errors = '';
  running.stderr.on('data', chunk => {
    errors = (errors + chunk).slice(-5000);
  });
  const ended = new Promise<never>((_, reject) =>
    running.once('exit', code => reject(new Error(`${command} ended with ${code}: ${errors}`))),
  );
  try {
    await Promise.race([ready(), ended]);
  } finally {
    ended.catch(() => {});
    if (running.pid !== undefined) await endGroup(running.pid);
  }
};

describe('the first page', () => {
  it('tells people to type these commands and no others', () => {
    expect(commands()).toEqual(['npm start', 'npm run dev', 'npm test']);
  });

  it('npm start and npm run dev work in a fresh clone with an empty cache; npm test is what runs this', async () => {
    if (!existsSync('.git')) throw new Error('this test clones the project: run it in a clone');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone]);
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    await tries('npm start', { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' }, async () => {
      await answering(`${base}/readyz`, 600);
      expect(await fetch(base).then(response => response.text())).toContain('<script type="module"');
    });
    const [serverPort, clientPort] = [await freePort(), await freePort()];
    await tries('npm run dev', { PORT: String(serverPort), CLIENT_PORT: String(clientPort) }, async () => {
      await answering(`http://127.0.0.1:${clientPort}/fixtures`);
      await answering(`http://127.0.0.1:${clientPort}/api/worlds`);
    });
  }, 900_000);
});
