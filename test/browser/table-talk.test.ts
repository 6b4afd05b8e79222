import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from '../support/browser-house.ts';
import { createTable, type Identity, joinTable, TestClient } from '../support/client.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Whether it lies within the screen, top and bottom. */
const isInSight = (page: Page, words: string): Promise<boolean> =>
  page
    .getByRole('dialog')
    .getByText(words, { exact: true })
    .evaluate(line => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

it('table talk opens at the newest line and follows it, but not from under the eyes of whoever reads back', async () => {
  const code = await createTable(house.base);
  const seats: Identity[] = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Ed']) seats.push(await joinTable(house.base, code, name));
  const clients = await Promise.all(seats.map(seat => TestClient.open(house.base, seat)));
  let n = 0;
  const say = async (client: TestClient | undefined): Promise<string> => {
    const text = `Line ${++n}.`;
    expect(await client?.do({ t: 'say', text })).toEqual({ ok: true });
    return text;
  };
  for (let i = 0; i < 5; i++) for (const client of clients) await say(client);

  const [{ seat, token }] = seats as [Identity];
  const page = await (await house.device('phone', 'dark')).newPage();
  await page.goto(`/t/${code}#seat=${seat}.${token}`);
  await page.getByRole('button', { name: /^Table menu/ }).click();
  await page.getByRole('button', { name: /^Table talk/ }).click();
  await page.getByRole('dialog', { name: 'Table talk' }).waitFor();
  await expect.poll(() => isInSight(page, 'Line 25.')).toBe(true);
  expect(await isInSight(page, 'Line 1.'), 'there is more than fits').toBe(false);
  const input = await page.getByRole('textbox').boundingBox();
  expect((input?.y ?? 0) + (input?.height ?? 0)).toBeLessThanOrEqual(844);

  const next = await say(clients[1]);
  await expect.poll(() => isInSight(page, next)).toBe(true);

  await page.getByText('Line 1.', { exact: true }).scrollIntoViewIfNeeded();
  // The browser tells of it with the next frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  const last = await say(clients[2]);
  await page.getByText(last, { exact: true }).waitFor();
  expect(await isInSight(page, 'Line 1.')).toBe(true);
  for (const client of clients) client.close();
  await page.context().close();
});
