import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/browser-axe.ts';
import { House, type View } from '../support/browser-house.ts';
import { createTable, type Identity, joinTable, playGame, TestClient } from '../support/client.ts';
import { Maker, paintPicture } from '../support/own-world.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const pageOn = async (view: View): Promise<Page> => (await house.device(view, 'light')).newPage();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const seatLink = ({ code, seat, token }: Identity): string => `/t/${code}#seat=${seat}.${token}`;

/** A table at which Bo has told, and the others choose cards of somebody's own world. */
const chooseCards = async (world: string): Promise<{ seats: readonly Identity[]; clients: readonly TestClient[] }> => {
  const options = { worlds: [world], ruleset: 'classic' };
  const code = await createTable(house.base, { options });
  const seats: Identity[] = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) seats.push(await joinTable(house.base, code, name));
  const clients = await Promise.all(seats.map(seat => TestClient.open(house.base, seat)));
  const [ada, bo] = clients as [TestClient, TestClient];
  expect(await ada.do({ t: 'start' })).toEqual({ ok: true });
  await bo.until(() => bo.table.phase === 'race', 30_000);
  await bo.do({ t: 'claim' });
  await bo.until(() => bo.table.phase === 'clue', 30_000);
  await bo.do({ t: 'clue', clue: { kind: 'text', text: 'Salt' }, card: bo.me?.hand[0] ?? null });
  return { seats, clients };
};

describe('cards that somebody made', () => {
  it('are reported by anybody, and hidden from everybody at the table by its host', async () => {
    const maker = await Maker.make(house.base, 28, 2000);
    const { seats, clients } = await chooseCards(maker.id);
    const [ada, cy] = [await pageOn('phone'), await pageOn('desk')];
    await ada.goto(seatLink(seats[0] as Identity));
    await cy.goto(seatLink(seats[2] as Identity));

    // A guest looks closer and may report, not hide.
    await press(cy, 'Look closer');
    await cy.getByRole('button', { name: 'Report this picture' }).waitFor();
    expect(await cy.getByRole('button', { name: 'Hide at this table' }).count()).toBe(0);
    await press(cy, 'Close');

    await press(ada, 'Look closer');
    const looked = ada.getByRole('dialog').locator('.card.lift');
    await looked.locator('img').waitFor();
    const card = (await looked.getAttribute('data-card')) ?? '';
    await press(ada, 'Report this picture');
    expect(await axeFindings(ada)).toEqual([]);
    const [answer] = await Promise.all([
      ada.waitForResponse(response => response.url().endsWith('/reports')),
      press(ada, 'It belongs to somebody else'),
    ]);
    expect([answer.status(), answer.request().postDataJSON()]).toEqual([
      204,
      { card: card.split('.')[1], reason: 'rights' },
    ]);
    await ada.getByText('Thank you. Whoever runs this server will see it').waitFor();
    await press(ada, 'Hide at this table');
    await ada.getByRole('dialog').waitFor({ state: 'detached' });
    await ada.locator(`[data-card="${card}"] .plain`).first().waitFor();

    // It is played all the same, and lies on the table as blank paper.
    await press(ada, 'Put in this card');
    for (const client of clients.slice(2)) {
      const hand = client.me?.hand.slice(0, 1) ?? [];
      expect(await client.do({ t: 'put', cards: hand })).toEqual({ ok: true });
    }
    await cy.locator(`.vote [data-card="${card}"] .plain`).first().waitFor();
    await cy.locator('.vote [data-card] img').nth(2).waitFor();
    expect(await cy.locator(`.vote [data-card="${card}"] img`).count()).toBe(0);
    for (const client of clients) client.close();
    await Promise.all([ada.context().close(), cy.context().close()]);
  });

  it('lie in the book of their game, right after it and from the shelf, though a request for them was lost', async () => {
    const maker = await Maker.make(house.base, 28, 2300);
    const code = await createTable(house.base, { options: { worlds: [maker.id], ruleset: 'classic', target: 5 } });
    const seats: Identity[] = [];
    for (const name of ['Ada', 'Bo', 'Cy']) seats.push(await joinTable(house.base, code, name));
    const clients = await Promise.all(seats.map(seat => TestClient.open(house.base, seat)));
    expect(await clients[0]?.do({ t: 'start' })).toEqual({ ok: true });
    await Promise.all(clients.map(client => client.until(() => client.table.game !== null)));
    await playGame(clients);
    for (const client of clients) client.close();
    const ada = await pageOn('desk');
    let asked = 0;
    await ada.route('**/api/worlds/w-*', route => (asked++ === 0 ? route.abort() : route.continue()));
    await ada.goto(seatLink(seats[0] as Identity));
    await ada.locator('.end [data-card^="w-"] img').first().waitFor();
    await press(ada, 'Step through');
    await press(ada, 'Step through it');
    await ada.locator('.rp-page [data-card^="w-"] img').first().waitFor();
    await ada.goto('/replay');
    await ada.getByRole('button', { name: /won/ }).click();
    await press(ada, 'Step through it');
    await ada.locator('.rp-page [data-card^="w-"] img').first().waitFor();
    await ada.context().close();
  });

  it('a world is reported by whoever has its address', async () => {
    const maker = await Maker.make(house.base, 1, 2100);
    const page = await pageOn('phone');
    await page.goto(`/workshop/${maker.id}`);
    await press(page, 'Report this world');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Something else');
    await page.getByText('Thank you. Whoever runs this server will see it.').waitFor();
    await page.context().close();
  });

  it('come from a folder that is dropped, folders in it included; what is no picture stays out', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inkling-dropped-'));
    mkdirSync(join(folder, 'summer', 'lake'), { recursive: true });
    for (const [i, name] of ['one.png', 'summer/two.png', 'summer/lake/three.png'].entries())
      writeFileSync(join(folder, name), await paintPicture(2200 + i));
    writeFileSync(join(folder, 'summer', 'notes.txt'), 'sunscreen');
    const page = await pageOn('desk');
    await page.goto('/workshop');
    await press(page, 'Begin a world');
    const zone = page.getByRole('region', { name: 'Drop pictures, a folder or an archive here' });
    await zone.waitFor();
    const { x, y, width, height } = (await zone.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // As the desktop hands it over: the browser itself reads the folder.
    const devtools = await page.context().newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
    await page.getByText('3 pictures are in').waitFor();
    await page.locator('.bench-cards .card').nth(2).waitFor();
    expect(await page.locator('.bench-cards .card').count()).toBe(3);
    await page.context().close();
    rmSync(folder, { recursive: true, force: true });
  });
});
