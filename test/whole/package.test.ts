import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { answering } from '../support/answering.ts';
import { freePort } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

it('the packed project, installed in an empty folder, serves the game with its screens, cards and words', async () => {
  npm(['pack', '--ignore-scripts', '--pack-destination', folder], '.');
  const [tarball] = readdirSync(folder).filter(name => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('nothing was packed');
  const home = mkdtempSync(join(folder, 'home-'));
  npm(['init', '--yes'], home);
  npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', join(folder, tarball)], home);
  // Users get no tool of ours.
  expect(
    readdirSync(join(home, 'node_modules')).filter(name => /^(?:vite|vitest|typescript|react)$/.test(name)),
  ).toEqual([]);

  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const served = spawn('npx', ['--no-install', 'inkling'], {
    cwd: home,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await answering(`${base}/readyz`);
    const page = await fetch(base).then(response => response.text());
    expect(page).toContain('<script type="module"');
    const { worlds } = (await fetch(`${base}/api/worlds`).then(response => response.json())) as {
      worlds: readonly { readonly id: string; readonly cards: readonly unknown[] }[];
    };
    expect(worlds.map(({ id, cards }) => [id, cards.length])).toEqual([['lantern-hours', 84]]);
  } finally {
    if (served.pid !== undefined) process.kill(-served.pid, 'SIGTERM');
  }
});
