import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { Player } from '../support/browser-player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const over = (player: Player) => player.page.evaluate(() => Number(history.state?.over ?? 0));
const settled = (player: Player, entries: number) => expect.poll(() => over(player)).toBe(entries);
const back = (player: Player) => player.page.evaluate(() => history.back());
const pathOf = (player: Player) => new URL(player.page.url()).pathname;

describe('the browser’s Back', () => {
  it('closes what lies over the table, one thing at a time, and only then leaves', async () => {
    const eve = await Player.at(house, { name: 'Eve', view: 'phone', theme: 'dark' });
    const { page } = eve;
    const code = await eve.openTable();
    await settled(eve, 0);
    const dialog = page.getByRole('dialog');

    await eve.openMenu();
    await settled(eve, 1);
    await back(eve);
    await dialog.waitFor({ state: 'detached' });
    expect(pathOf(eve)).toBe(`/t/${code}`);

    // Closed otherwise, also by way of another sheet, it leaves no entry behind.
    await eve.openMenu();
    await eve.press('Language and settings');
    await page.getByRole('dialog', { name: 'Language and settings' }).waitFor();
    await settled(eve, 1);
    await eve.press('Close');
    await dialog.waitFor({ state: 'detached' });
    await settled(eve, 0);

    // Nor does a reload, nor a page that a sheet led to.
    await eve.openMenu();
    await settled(eve, 1);
    await page.reload();
    await eve.button(/^Table menu/).waitFor();
    await settled(eve, 0);
    await eve.openMenu();
    await settled(eve, 1);
    await eve.press('To the front door');
    await eve.button('Open a table').waitFor();
    await back(eve);
    await page.getByRole('heading', { name: 'Which game tonight?' }).waitFor();
    await settled(eve, 0);
    await back(eve);
    await eve.button('Open a table').waitFor();
    await eve.context.close();
  });

  it('puts a card held close back on the table, and is not left with anything to close when the phase is over', async () => {
    const { players } = await gather(house, {
      ruleset: 'Classic',
      guests: [
        { name: 'Ada', view: 'phone', theme: 'dark' },
        { name: 'Ben', view: 'phone', theme: 'dark' },
        { name: 'Cleo', view: 'phone', theme: 'dark' },
      ],
      bots: 0,
    });
    const [ada, ben, cleo] = players as [Player, Player, Player];
    await ada.deal();
    await ada.tell('What Back is for');
    await Promise.all([ben.putIn(), cleo.putIn()]);
    await cleo.vote([await cleo.foreignSlot()]);
    const foreign = await ben.foreignSlot();
    await ben.slot(foreign).click();
    await ben.page.locator('main.closeup').waitFor();
    await settled(ben, 1);
    await ben.page.locator('.pager').click();
    await ben.page.getByRole('dialog').waitFor();
    await settled(ben, 2);
    await back(ben);
    await ben.page.getByRole('dialog').waitFor({ state: 'detached' });
    await ben.page.locator('main.closeup').waitFor();
    await back(ben);
    await ben.page.locator('main.vote').waitFor();
    await settled(ben, 0);

    await ben.slot(foreign).click();
    await settled(ben, 1);
    await ben.pressCalmly(`Vote for ${foreign}`);
    await ben.page.locator('main.reveal').waitFor();
    await settled(ben, 0);
    await ben.press(/^You earned/);
    await ben.page.locator('main.points').waitFor();
    await settled(ben, 1);
    await back(ben);
    await ben.page.locator('main.rv-phone').waitFor();
    await settled(ben, 0);
    await Promise.all(players.map(({ context }) => context.close()));
  });
});
