import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../support/browser-house.ts';
import { Player } from '../support/browser-player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('practice', () => {
  it('deals the pictures that came after the table was opened, and has no timers that nobody would mind', async () => {
    const ada = await Player.at(house, { name: 'Ada', view: 'desk', theme: 'light' });
    const { page } = ada;
    let arrive = (): void => undefined;
    const there = new Promise<void>(resolve => (arrive = resolve));
    await page.route('**/api/worlds', async route => {
      await there;
      await route.continue();
    });
    await page.goto('/practice');
    await page.getByRole('heading', { name: 'Which game tonight?' }).waitFor();
    expect(await ada.button(/^Timers/).count()).toBe(0);
    await ada.press(/^House rules/);
    await page.getByRole('switch', { name: /^Cards carry descriptions/ }).waitFor();
    expect(await page.getByText('Time to vote').count()).toBe(0);
    await ada.press('Close');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await ada.button(/^World ?Swatches/).count(), 'no picture is there yet').toBe(0);
    arrive();
    await ada.button(/^World ?Swatches/).waitFor();
    await ada.deal();
    await page.getByRole('option').first().waitFor();
    const hand = await ada.hand();
    expect(hand.length).toBeGreaterThan(0);
    expect(hand.filter(said => !said.startsWith('Colour field'))).toEqual([]);
    await ada.context.close();
  });
});
