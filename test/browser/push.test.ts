import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { axeFindings } from '../support/browser-axe.ts';
import { House } from '../support/browser-house.ts';
import { createTable, type Identity, joinTable, TestClient } from '../support/client.ts';
import { FakeDevice, FakePushService } from '../support/fake-push-service.ts';

const service = new FakePushService();
const device = new FakeDevice();
let house: House;
let context: BrowserContext;
beforeAll(async () => {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  await service.open();
  house = await House.open({
    INKLING_VAPID_PUBLIC: publicKey,
    INKLING_VAPID_PRIVATE: privateKey,
    INKLING_VAPID_SUBJECT: 'mailto:host@example.org',
    INKLING_PUSH_ANYWHERE: '1',
    INKLING_PUSH_AFTER: '0',
  });
  context = await house.profile();
  context.setDefaultTimeout(60_000);
});
afterAll(async () => {
  await context?.close();
  await house?.close();
  await service.close();
});

/** The browser's maker runs the service that carries messages; here we do. All else is the browser's own. */
const carryMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ endpoint, keys }) => {
      const isOn = () => localStorage.getItem('carried') !== null;
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem('carried');
          return true;
        },
      };
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('carried', '1');
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        isOn() ? (subscription as unknown as PushSubscription) : null;
    },
    { endpoint: `${service.base}/ada`, keys: device.keys },
  );

/** A table of four with nobody at it just now; Ada's seat is the browser's. */
const sitDown = async (): Promise<readonly Identity[]> => {
  const code = await createTable(house.base, { options: { ruleset: 'classic' } });
  const seats: Identity[] = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) seats.push(await joinTable(house.base, code, name));
  return seats;
};

const answerTo = (page: Page, method: string) =>
  page.waitForResponse(response => response.url().endsWith('/push') && response.request().method() === method);

describe('being told that it is your turn', () => {
  it('is switched on by a tap, kept over a visit, heard of, and switched off again', async () => {
    const seats = await sitDown();
    const [{ code, seat, token }] = seats as [Identity];
    const page = await context.newPage();
    await carryMessages(page);
    await page.goto('/rules');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/t/${code}#seat=${seat}.${token}`);
    await page.getByRole('heading', { name: 'Which game tonight?' }).waitFor();
    await page.goto('/');
    const wish = page.getByRole('switch', { name: /^Tell me when it is my turn/ });
    await wish.waitFor();
    expect(await wish.isChecked()).toBe(false);
    const toggle = page.locator('label').filter({ has: wish });
    const [put] = await Promise.all([answerTo(page, 'PUT'), toggle.click()]);
    expect(put.ok()).toBe(true);
    await expect.poll(() => wish.isChecked(), { timeout: 30_000 }).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => wish.isChecked(), { timeout: 30_000 }).toBe(true);

    // Ada's page is not at the table when it becomes her turn to put in a card.
    const clients = await Promise.all(seats.slice(0, 2).map(each => TestClient.open(house.base, each)));
    const [ada, bo] = clients as [TestClient, TestClient];
    expect(await ada.do({ t: 'start' })).toEqual({ ok: true });
    await bo.until(() => bo.table.phase === 'race', 30_000);
    ada.close();
    await bo.do({ t: 'claim' });
    await bo.until(() => bo.table.phase === 'clue', 30_000);
    await bo.do({ t: 'clue', clue: { kind: 'text', text: 'Salt' }, card: bo.me?.hand[0] ?? null });
    const said = () => service.pushed.map(({ body }) => device.read(body));
    await expect.poll(said, { timeout: 60_000 }).toContainEqual(expect.objectContaining({ table: code }));
    bo.close();

    const [gone] = await Promise.all([answerTo(page, 'DELETE'), toggle.click()]);
    expect(gone.ok()).toBe(true);
    await expect.poll(() => wish.isChecked(), { timeout: 30_000 }).toBe(false);
    await page.close();
  });

  it('a question that was only waved away may be asked again', async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const asked = { times: 0 };
      Object.assign(globalThis, { asked });
      Notification.requestPermission = async () => {
        asked.times += 1;
        return 'default';
      };
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Language and settings' }).click();
    const wish = page.getByRole('switch', { name: /^Tell me when it is my turn/ });
    const toggle = page.locator('label').filter({ has: wish });
    for (const times of [1, 2]) {
      await toggle.click();
      await expect.poll(() => page.evaluate('asked.times')).toBe(times);
      await expect.poll(() => wish.isEnabled(), { timeout: 30_000 }).toBe(true);
    }
    expect(await wish.isChecked()).toBe(false);
    await page.close();
  });

  it('ends with a table that is taken off the list, also when the network is away just then', async () => {
    const [{ code, seat, token }] = (await sitDown()) as [Identity];
    const page = await context.newPage();
    await carryMessages(page);
    await page.goto('/rules');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/t/${code}#seat=${seat}.${token}`);
    await page.getByRole('heading', { name: 'Which game tonight?' }).waitFor();
    await page.goto('/');
    const wish = page.getByRole('switch', { name: /^Tell me when it is my turn/ });
    await Promise.all([answerTo(page, 'PUT'), page.locator('label').filter({ has: wish }).click()]);
    const gone = answerTo(page, 'DELETE');
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Remove from the list/ }).click();
    await page.getByText('Tables you sit at are listed here.').waitFor();
    await context.setOffline(false);
    expect((await gone).ok()).toBe(true);
    await page.close();
  });

  it('a tap on the message leads to the table: to the window that shows it, or to a new one', async () => {
    const page = await context.newPage();
    await page.goto('/rules');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    /** A browser opens windows for real taps only; where it would have led is enough. */
    const tap = async (table: string) => {
      const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
      return worker.evaluate(async code => {
        const scope = globalThis as unknown as {
          clients: { openWindow: (url: string) => Promise<unknown> };
          registration: ServiceWorkerRegistration;
          WindowClient: { prototype: { focus: () => Promise<unknown>; url: string } };
          NotificationEvent: new (type: string, init: object) => Event;
        };
        const went: string[] = [];
        scope.clients.openWindow = async url => went.push(`opens ${url}`);
        scope.WindowClient.prototype.focus = async function focus(this: { url: string }) {
          return went.push(`shows ${new URL(this.url).pathname}`);
        };
        await scope.registration.showNotification('Your turn', { tag: code, data: { table: code } });
        const [notification] = await scope.registration.getNotifications({ tag: code });
        const event = new scope.NotificationEvent('notificationclick', { notification });
        let led: Promise<unknown> = Promise.resolve();
        Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => (led = work) });
        dispatchEvent(event);
        await led;
        return { went, left: (await scope.registration.getNotifications({ tag: code })).length };
      }, table);
    };
    expect(await tap('MOTH-LAMP-PLUM-42')).toEqual({ went: ['opens /t/MOTH-LAMP-PLUM-42'], left: 0 });
    await page.goto('/t/MOTH-LAMP-PLUM-42');
    await page.getByRole('heading').first().waitFor();
    expect(await tap('MOTH-LAMP-PLUM-42')).toEqual({ went: ['shows /t/MOTH-LAMP-PLUM-42'], left: 0 });
    expect(await tap('//elsewhere.example')).toEqual({ went: ['opens /'], left: 0 });
    await page.close();
  });
});
