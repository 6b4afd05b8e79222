import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from '../support/browser-axe.ts';
import { House } from '../support/browser-house.ts';

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
