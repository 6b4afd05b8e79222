import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Phase } from '../../src/engine/state.ts';
import { axeFindings } from '../support/browser-axe.ts';
import { House } from '../support/browser-house.ts';
import { createTable, joinTable, TestClient } from '../support/client.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Played {
  readonly code: string;
  readonly clients: readonly TestClient[];
}

/** Three people at a table that has come to this phase. */
const tableAt = async (phase: Phase, options: object = {}): Promise<Played> => {
  const code = await createTable(house.base, { options: { ruleset: 'classic', ...options } });
  const clients: TestClient[] = [];
  for (const name of ['Ada', 'Bo', 'Cy'])
    clients.push(await TestClient.open(house.base, await joinTable(house.base, code, name)));
  const [ada] = clients as [TestClient];
  if (phase !== 'lobby') expect(await ada.do({ t: 'start' })).toEqual({ ok: true });
  while (ada.table.phase !== phase) {
    for (const client of clients) {
      const move = client.move();
      if (move !== null) await client.do(move);
    }
    await setTimeout(10);
  }
  return { code, clients };
};

const screenOf = async (code: string): Promise<Page> => {
  const page = await (await house.device('desk', 'dark')).newPage();
  // What the browser would do with it cannot be seen from here; whether it was asked can.
  await page.addInitScript(() => {
    const locks = { asked: 0 };
    Object.assign(globalThis, { locks });
    const request = async () => {
      locks.asked += 1;
      return { release: async () => undefined };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.goto(`/screen/${code}`);
  return page;
};

describe('the shared screen', () => {
  it('is kept awake, and says when what it shows may be old', async () => {
    const { code, clients } = await tableAt('lobby');
    const page = await screenOf(code);
    await page.getByRole('heading', { name: '3 rabbits at the table, waiting' }).waitFor();
    expect(await page.evaluate('locks.asked')).toBe(1);
    const away = page.getByText('No connection. The table may look different by now.');
    expect(await away.count()).toBe(0);
    await page.context().setOffline(true);
    await away.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.context().setOffline(false);
    await away.waitFor({ state: 'detached' });
    for (const client of clients) client.close();
    await page.context().close();
  });

  it.each([true, false])('describes its cards only where the table does (%s)', async descriptions => {
    const { code, clients } = await tableAt('vote', { descriptions });
    const page = await screenOf(code);
    const pictures = page.locator('.tvs .card img');
    await pictures.nth(2).waitFor();
    const said = await pictures.evaluateAll(all => all.map(image => (image as HTMLImageElement).alt));
    expect(said.map(alt => alt.startsWith('Colour field'))).toEqual(said.map(() => descriptions));
    expect(said.map(alt => alt === '')).toEqual(said.map(() => !descriptions));
    for (const client of clients) client.close();
    await page.context().close();
  });
});
