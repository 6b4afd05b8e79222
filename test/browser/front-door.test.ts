import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../support/browser-house.ts';
import { Player } from '../support/browser-player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const visitor = () => Player.at(house, { name: 'Eve', view: 'phone', theme: 'dark' });

describe('the front door', () => {
  it('reads a table’s QR code where the browser can, and offers it nowhere else', async () => {
    const host = await visitor();
    const code = await host.openTable();
    const plain = await visitor();
    await plain.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
    await plain.page.goto('/');
    await plain.button('Open a table').waitFor();
    expect(await plain.button('Scan a table’s code').count()).toBe(0);

    const able = await visitor();
    await able.page.addInitScript(link => {
      class SeesTheLink {
        readonly detect = async () => [{ rawValue: link }];
      }
      Object.assign(globalThis, { BarcodeDetector: SeesTheLink });
      const getUserMedia = async () => document.createElement('canvas').captureStream(5);
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
      HTMLMediaElement.prototype.play = async () => undefined;
    }, `${house.base}/t/${code}`);
    await able.page.goto('/');
    await able.press('Scan a table’s code');
    await able.page.waitForURL(`**/t/${code}`);
    await able.page.getByRole('heading', { name: 'Who are you tonight?' }).waitFor();
    await Promise.all([host, plain, able].map(({ context }) => context.close()));
  });

  it('says so when the words of the page did not arrive, and offers to try again', async () => {
    const eve = await visitor();
    let broken = true;
    await eve.page.route(/\/assets\/en-[^/]*\.js$/, route => (broken ? route.abort() : route.continue()));
    await eve.page.goto('/');
    await eve.page.getByText('The text of this page did not arrive.').waitFor();
    broken = false;
    await eve.press('Try again');
    await eve.button('Open a table').waitFor();
    await eve.context.close();
  });

  it('says that a name is missing, and lets a wrong code be put right where it is refused', async () => {
    const host = await visitor();
    const code = await host.openTable();
    const eve = await visitor();
    const { page } = eve;
    await page.goto('/t/NO-SUCH-TABLE');
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    const field = page.getByLabel('Table code or link');
    expect(await field.inputValue()).toBe('NO-SUCH-TABLE');
    await field.fill(code);
    await eve.press('Join');
    await page.getByRole('heading', { name: 'Who are you tonight?' }).waitFor();
    await eve.press('Sit down');
    await page.getByText('Everybody needs a name.').waitFor();
    expect(await page.getByLabel('Your name').evaluate(input => input === document.activeElement)).toBe(true);
    await Promise.all([host, eve].map(({ context }) => context.close()));
  });

  it('offers a pass phrase and takes it back, and on a laptop no rabbit stands on a word', async () => {
    const eve = await visitor();
    const { page } = eve;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/');
    await eve.press('Open a table with a pass phrase');
    await page.getByLabel('Pass phrase for your friends').waitFor();
    await eve.press('Without a pass phrase');
    await page.getByLabel('Pass phrase for your friends').waitFor({ state: 'detached' });
    const words = await page.locator('.home .txt').boundingBox();
    const rabbits = await page.locator('.home .lineup').boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(rabbits?.y ?? 0);
    await eve.context.close();
  });
});
