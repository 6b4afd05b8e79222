import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from '../support/browser-house.ts';
import { createTable, joinTable } from '../support/client.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const opened = async (): Promise<{ context: BrowserContext; page: Page; worker: Worker }> => {
  const context = await house.profile();
  const page = await context.newPage();
  await page.goto('/rules');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  return { context, page, worker };
};

const WORLD = '/worlds/swatches/world.json';

it('[SW1] what is kept for playing without a network is the same for everybody: no table, seat or answer', async () => {
  const context = await house.profile();
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  const code = await createTable(house.base);
  const { seat, token } = await joinTable(house.base, code, 'Adelaide');
  await page.goto(`/t/${code}#seat=${seat}.${token}`);
  await page.getByText('Adelaide').first().waitFor({ timeout: 60_000 });
  const kept = await page.evaluate(async table => {
    await (await fetch(`/api/tables/${table}`)).text();
    await (await fetch('/api/worlds')).text();
    const all: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        all.push([request.url, (await answer?.text()) ?? '']);
      }
    }
    return all;
  }, code);
  const paths = kept.map(([url]) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/api/worlds']));
  expect(paths.filter(path => !/^\/(?:(?:assets|worlds|lexicon)\/.+|api\/worlds|[\w.-]*)$/.test(path))).toEqual([]);
  const secrets = [code, token, 'Adelaide'];
  expect(kept.filter(each => secrets.some(secret => each.join('\n').includes(secret))).map(([url]) => url)).toEqual([]);
  await context.close();
});

it('[SW2] a name without a hash is asked for anew, and kept for when there is no network; a hash is trusted', async () => {
  const { context, page, worker } = await opened();
  const read = (path: string) => page.evaluate(async address => (await fetch(address)).text(), path);
  const picture = '/worlds/swatches/moon-400.0123456789.webp';
  await page.evaluate(
    async ([unnamed, hashed]) => {
      const cache = await caches.open('inkling-pictures');
      const keep = (path: string, said: string, lasts: string) =>
        cache.put(path, new Response(said, { headers: { 'cache-control': lasts } }));
      await keep(unnamed, 'of an older release', 'no-cache');
      await keep(hashed, 'kept', 'public, max-age=31536000, immutable');
    },
    [WORLD, picture] as const,
  );
  const world = await read(WORLD);
  expect(world).toContain('"id": "swatches"');
  expect(await read(picture), 'the server has no such picture').toBe('kept');
  const isKept = () => page.evaluate(async path => (await caches.match(path))?.text(), WORLD);
  await expect.poll(isKept).toBe(world);
  await worker.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  });
  expect(await read(WORLD)).toBe(world);
  await context.close();
});

it('[SW3] a full disk keeps nothing more, and takes nothing away', async () => {
  const { context, page, worker } = await opened();
  await worker.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  const status = (path: string) =>
    page.evaluate(async address => {
      for (const store of ['inkling-facts', 'inkling-pictures']) await caches.delete(store);
      return fetch(address).then(
        answer => answer.status,
        (why: unknown) => String(why),
      );
    }, path);
  expect([await status('/api/worlds'), await status(WORLD)]).toEqual([200, 200]);
  await context.close();
});
