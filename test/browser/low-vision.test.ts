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

/** Buttons that lie partly beyond the window or under something else, once they have the focus; and a page too wide. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const findings: string[] = [];
    // A seal that still drops is larger than it will be.
    for (const one of document.getAnimations())
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
    if (document.documentElement.scrollWidth > innerWidth) findings.push('the page is wider than the window');
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:enabled')) {
      if (button.closest('.fan, .rules') !== null || button.closest('[aria-hidden=true], [inert]') !== null) continue;
      button.focus();
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = [
        [x, y],
        [left + 4, y],
        [right - 4, y],
        [x, top + 4],
        [x, bottom - 4],
      ] as const;
      if (!points.every(([at, down]) => button.contains(document.elementFromPoint(at, down))))
        findings.push(button.getAttribute('aria-label') ?? button.textContent ?? '');
    }
    return findings;
  });

describe('a window as the browser’s zoom leaves it', () => {
  const look = (page: Page) => page.getByRole('button', { name: 'Look closer' }).click();
  const choose = (page: Page) => page.getByRole('button', { name: 'This one' }).click();
  it.each([
    [320, 256],
    [480, 320],
    [640, 512],
    [390, 640],
  ])('has all buttons in reach and in sight, %i by %i', async (width, height) => {
    const context = await house.device('desk', 'dark');
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.goto('/fixtures');
    const findings: string[] = [];
    for (const scene of ['lobby', 'lobby-12', 'choose', 'clue-pick', 'vote-fresh', 'vote-12', 'party', 'teams']) {
      await client.turnTo(page, `/fixtures/${scene}`);
      for (const finding of await outOfReach(page)) findings.push(`${scene}: ${finding}`);
    }
    for (const [scene, step] of [
      ['choose', look],
      ['clue-pick', choose],
    ] as const) {
      await client.turnTo(page, `/fixtures/${scene}`);
      await step(page);
      await page.locator('.full, .write').waitFor();
      for (const finding of await outOfReach(page)) findings.push(`${scene}, then: ${finding}`);
    }
    expect(findings).toEqual([]);
    await context.close();
  });

  it('shows a card held close larger than it is in the hand, and whole', async () => {
    const context = await house.device('desk', 'dark');
    const page = await context.newPage();
    for (const [width, height] of [
      [320, 256],
      [480, 320],
      [640, 512],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/fixtures/choose');
      const inHand = await widthOf(page, '.fan-card.held');
      await look(page);
      const close = page.locator('.full .lift');
      await close.waitFor();
      const { top, bottom, width: wide } = await close.evaluate(one => one.getBoundingClientRect().toJSON());
      expect(wide).toBeGreaterThan(inHand);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    await context.close();
  });
});

describe('the reader’s own colours', () => {
  const styleOf = (page: Page, what: string, property: string, pseudo?: string): Promise<string> =>
    page
      .locator(what)
      .first()
      .evaluate((one, [name, part]) => getComputedStyle(one, part).getPropertyValue(name), [property, pseudo] as const);

  it('leave buttons, sheets, switches, fields and what is chosen an edge or a ground', async () => {
    const context = await house.device('phone', 'dark');
    const page = await context.newPage();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/fixtures/lobby');
    expect(await styleOf(page, '.plaque', 'border-top-style')).toBe('solid');
    expect(await styleOf(page, '.rule.on', 'border-top-color')).not.toBe(
      await styleOf(page, '.rule:not(.on)', 'border-top-color'),
    );
    await page.getByRole('button', { name: /^House rules/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await styleOf(page, '.sheet-paper', 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(page, '.sheet-body input:not([type])', 'border-top-style')).toBe('solid');
    const on = '.switch input:checked';
    expect(await styleOf(page, on, 'background-color')).not.toBe(
      await styleOf(page, on, 'background-color', '::before'),
    );
    await client.turnTo(page, '/fixtures/vote-2023');
    expect(await styleOf(page, '.slot.mine .card', 'outline-style')).toBe('solid');
    await client.turnTo(page, '/fixtures/reveal');
    await page.locator('.card.lit').waitFor();
    expect(await styleOf(page, '.card.lit', 'outline-style')).toBe('solid');
    await context.close();
  });
});
