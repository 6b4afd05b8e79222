import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { StaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('StaticFiles', () => {
  it('[SF1] serves what lies open in its folder, nothing hidden, linked, of no known type or outside', () => {
    mkdirSync(join(folder, 'one', '.draft'), { recursive: true });
    writeFileSync(join(folder, 'one', 'world.json'), '{}');
    writeFileSync(join(folder, 'one', '.draft', 'next.json'), '{}');
    writeFileSync(join(folder, '.env.json'), '{}');
    writeFileSync(join(folder, 'notes.db'), '');
    symlinkSync('/etc/hostname', join(folder, 'host.txt'));
    const files = new StaticFiles(folder, '/worlds/');
    expect(files.has('/worlds/one/world.json')).toBe(true);
    for (const path of ['one/.draft/next.json', '.env.json', 'notes.db', 'host.txt', 'one/../one/world.json', '../x'])
      expect(files.has(`/worlds/${path}`), path).toBe(false);
  });

  it.each([
    ['/worlds/', 'one/low-tide-400.0df6ca2dfb.webp', 'immutable'],
    ['/', 'assets/index-BzK3_x-Q.js', 'immutable'],
    ['/', 'apple-touch-icon.png', 'no-cache'],
    ['/', 'icons/rabbit-on-the-moon.svg', 'no-cache'],
    ['/', 'manifest.webmanifest', 'no-cache'],
    ['/', 'sw-register.12345678.js', 'no-cache'],
    ['/worlds/', 'one/world-of-lanterns.json', 'no-cache'],
  ])(
    '[SF2] %s%s is %s: only a name that holds a hash of the content is kept without asking',
    async (prefix, name, kept) => {
      const root = mkdtempSync(join(tmpdir(), 'inkling-files-'));
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), '{}');
      const app = fastify();
      const files = new StaticFiles(root, prefix);
      app.get('*', (request, reply) => files.send(request.url, request, reply));
      const { headers } = await app.inject(prefix + name);
      expect(headers['cache-control']).toContain(kept);
      await app.close();
      rmSync(root, { recursive: true, force: true });
    },
  );
});
