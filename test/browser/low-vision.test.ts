import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureClient } from '../support/browser-fixtures.ts';
import { House } from '../support/browser-house.ts';

let house: House;
let client: FixtureClient;
beforeAll(async () => {
  client = FixtureClient.build();
  house = await House.open({ INKLING_CLIENT: client.folder, INKLING_WORLDS: resolve('worlds') });
});
afterAll(async () => {
  await house.close();
  client.remove();
});

const widthOf = (page: Page, what: string): Promise<number> =>
  page
    .locator(what)
    .first()
    .evaluate(one => one.getBoundingClientRect().width);

describe('one card held close, by keys', () => {
  it('turns from the moment it opens, says so, comes closer and is moved about', async () => {
    const context = await house.device('desk', 'dark');
    const page = await context.newPage();
    await page.goto('/fixtures/choose');
    await page.getByRole('button', { name: 'Look closer' }).click();
    const shown = (n: number) => page.getByRole('dialog', { name: new RegExp(`^Card ${n} of 6`) });
    await shown(4).waitFor();
    const said = shown(4).getByRole('status');
    expect(await said.textContent()).toBe('');
    await page.keyboard.press('ArrowRight');
    await shown(5).waitFor();
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^Card 5 of 6\. \S/ })
        .count(),
    ).toBe(1);
    await page.getByRole('button', { name: 'Next card' }).click();
    await shown(6).waitFor();
    // At the end the button stays, and with it the focus.
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await shown(5).waitFor();

    const whole = await widthOf(page, '.full .lift');
    await page.keyboard.press('+');
    expect(await widthOf(page, '.full .lift')).toBeGreaterThan(whole * 1.3);
    const left = () => page.locator('.full .lift').evaluate(one => one.getBoundingClientRect().left);
    const before = await left();
    await page.keyboard.press('ArrowRight');
    expect(await left()).toBeLessThan(before);
    await shown(5).waitFor();
    await page.keyboard.press('-');
    expect(await widthOf(page, '.full .lift')).toBeCloseTo(whole, 0);
    const magnify = page.getByRole('button', { name: 'Magnify' });
    await magnify.click();
    expect(await magnify.getAttribute('aria-pressed')).toBe('true');
    // Not covered by what it made large.
    await magnify.click();
    expect(await widthOf(page, '.full .lift')).toBeCloseTo(whole, 0);
    await context.close();
  });

  it('turns in the gallery too', async () => {
    const context = await house.device('desk', 'dark');
    const page = await context.newPage();
    await page.goto('/gallery');
    await page.getByRole('button', { name: 'Look closer: Preserves' }).click();
    await page.getByRole('dialog', { name: 'Preserves' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Second Coat' }).waitFor();
    await context.close();
  });
});
