import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/browser-axe.ts';
import { House } from '../support/browser-house.ts';
import { Player } from '../support/browser-player.ts';

/** As people in the same house reach it: by a name, without a certificate. This machine's own address is trusted without one. */
const NAME = 'inkling.test';

let house: House;
beforeAll(async () => {
  house = await House.open({}, [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
});
afterAll(() => house.close());

describe('in a house’s own network', () => {
  it.each([
    { view: 'phone', theme: 'dark' },
    { view: 'desk', theme: 'light' },
  ] as const)('shows the addresses that a page may not copy there, and says so (%s)', async ({ view, theme }) => {
    const ada = await Player.at(house, { name: 'Ada', view, theme });
    const { page } = ada;
    await page.goto(house.base.replace('127.0.0.1', NAME));
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await ada.press('Open a table');
    await page.waitForURL('**/t/*');
    await ada.sitDown(0);
    await ada.press('Send the link');
    await page.getByRole('status').getByText('Copying is not possible here.').waitFor();
    const address = page.getByRole('textbox', { name: 'The table’s address' });
    expect(await address.inputValue()).toBe(page.url());
    const taken = await address.evaluate(field => {
      const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
      return field === document.activeElement && selectionStart === 0 && selectionEnd === value.length;
    });
    expect(taken, 'ready to be copied by hand').toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await ada.openMenu();
    await ada.press('Copy my seat link for another device');
    const seat = page.getByRole('dialog').getByRole('textbox', { name: 'Your seat’s address' });
    expect(await seat.inputValue()).toMatch(new RegExp(`^${page.url()}#seat=s1\\.[\\w-]{10,}$`));
    await page.getByRole('dialog').getByRole('status').getByText('Copying is not possible here.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await ada.context.close();
  });
});
