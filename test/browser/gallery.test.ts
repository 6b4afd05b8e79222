import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from '../support/browser-axe.ts';
import { House } from '../support/browser-house.ts';
import { Player } from '../support/browser-player.ts';
import { paintSwatches } from '../support/browser-world.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ INKLING_WORLDS: resolve(import.meta.dirname, '../../worlds') });
});
afterAll(() => house.close());

it.each(['phone', 'desk'] as const)('the gallery tells what is written about a painting (%s)', async view => {
  const device = await house.device(view, 'dark');
  const page = await device.newPage();
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Look closer: Preserves' }).click();
  const look = page.getByRole('dialog', { name: 'Preserves' });
  await look.getByText('best before').waitFor();
  expect(await look.getByRole('heading', { name: 'It brings to mind' }).count()).toBe(1);
  expect(await look.locator('.look-minds li').count()).toBe(12);

  // Clues would spoil a game, so they wait to be asked for.
  expect(await look.getByRole('heading', { name: 'Clues, from easy to hard' }).count()).toBe(0);
  await look.getByRole('button', { name: 'Show clues' }).click();
  await look.getByRole('heading', { name: 'Clues, from easy to hard' }).waitFor();
  expect(await look.locator('ol li').count()).toBe(8);
  expect(await axeFindings(page)).toEqual([]);

  await look.getByRole('button', { name: 'Next painting' }).click();
  await page.getByRole('dialog', { name: 'Second Coat' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await look.waitFor();
  expect(await look.locator('ol').count()).toBe(0);
  await page.keyboard.press('Escape');
  await look.waitFor({ state: 'detached' });
  await device.close();
});

it('one lost request does not leave the evening without pictures', async () => {
  const device = await house.device('phone', 'dark');
  const page = await device.newPage();
  let asked = 0;
  await page.route('**/api/worlds', route => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Look closer: Preserves' }).waitFor();
  expect(asked).toBeGreaterThan(1);
  await device.close();
});

it.each(['after a while', 'when there is a network again'])(
  'a picture that was lost comes by itself: %s',
  async when => {
    const device = await house.device('phone', 'dark');
    const page = await device.newPage();
    const isPause = when === 'after a while';
    let lost = 0;
    let isAway = true;
    await page.route(/\.(avif|webp)$/, route => {
      if (!isAway) return route.continue();
      lost += 1;
      return route.abort();
    });
    await page.addInitScript(waits => {
      const later = setTimeout;
      // A pause that never ends, so that it is not what brings them back.
      const never = (run: () => void, ms = 0) => (ms < 1_000 ? later(run, ms) : 0);
      if (!waits) Object.assign(globalThis, { setTimeout: never });
    }, isPause);
    await page.goto('/gallery');
    const picture = page.locator('[data-card] img').first();
    const isThere = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(() => lost, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await isThere()).toBe(false);
    isAway = false;
    const comes = async (): Promise<boolean> => {
      if (!isPause) await page.evaluate(() => dispatchEvent(new Event('online')));
      return isThere();
    };
    await expect.poll(comes, { timeout: 30_000 }).toBe(true);
    await device.close();
  },
);

it('finds the words of a world whose folder has another name, for readers and for bots', async () => {
  const worlds = mkdtempSync(join(tmpdir(), 'inkling-holiday-'));
  await paintSwatches(worlds);
  renameSync(join(worlds, 'swatches'), join(worlds, 'holiday'));
  mkdirSync(join(worlds, 'holiday', 'words'));
  const words = { title: 'First day', alt: 'Colour field 101', associations: ['wet sand'], clues: ['At last'] };
  writeFileSync(join(worlds, 'holiday', 'words', 'en.json'), JSON.stringify({ 'swatch-101': words }));
  const away = await House.open({ INKLING_WORLDS: worlds });
  const ada = await Player.at(away, { name: 'Ada', view: 'desk', theme: 'light' });
  await ada.page.goto('/gallery');
  await ada.press('Look closer: swatch-101');
  await ada.page.getByRole('dialog').getByText('wet sand').waitFor();
  const isRead = ada.page.waitForResponse('**/worlds/holiday/words/en.json');
  await ada.page.goto('/practice');
  await ada.deal();
  expect((await isRead).status()).toBe(200);
  expect((await fetch(`${away.base}/preview.jpg`)).status).toBe(200);
  await away.close();
  rmSync(worlds, { recursive: true, force: true });
});
