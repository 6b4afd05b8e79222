import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from '../support/browser-house.ts';
import { createTable, joinTable } from '../support/client.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

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
