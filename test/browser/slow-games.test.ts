import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/browser-axe.ts';
import { gather } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { type Guest, Player } from '../support/browser-player.ts';

const ADA: Guest = { name: 'Ada', view: 'phone', theme: 'dark' };
const BEN: Guest = { name: 'Ben', view: 'phone', theme: 'light' };
const CLEO: Guest = { name: 'Cleo', view: 'desk', theme: 'dark' };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('slow games', () => {
  it('the front page lists one’s tables with whose turn it is, one’s own turns first, until they are taken off', async () => {
    const { code, players } = await gather(house, { ruleset: 'Classic', guests: [ADA, BEN, CLEO], bots: 0 });
    const [ada, ben, cleo] = players as [Player, Player, Player];
    await ada.deal();
    await ada.press('I have a clue!');
    await ada.button('This one').waitFor();

    // A second table of Ada's, newer, where nothing is to be done yet.
    await ada.openTable();
    await ada.page.goto('/');
    const mine = ada.myTables();
    await mine.nth(1).getByText('Before the deal').waitFor();
    await mine.nth(0).getByText('Your turn: tell a story').waitFor();
    await mine.nth(0).getByText('Ben and Cleo').waitFor();
    expect(await axeFindings(ada.page)).toEqual([]);

    await ben.page.goto('/');
    await ben.myTables().getByText('Waiting for Ada').waitFor();
    expect(await axeFindings(ben.page)).toEqual([]);
    await cleo.page.goto('/');
    await cleo.myTables().getByRole('link').click();
    await cleo.page.waitForURL(`**/t/${code}`);

    await mine
      .nth(1)
      .getByRole('button', { name: /^Remove from the list/ })
      .click();
    await mine.nth(1).waitFor({ state: 'detached' });
    await mine.nth(0).getByRole('link').click();
    await ada.button('This one').waitFor();
    // No keys are set at this server: nothing is promised that cannot be kept.
    expect(await ben.page.getByText('Tell me when it is my turn').count()).toBe(0);
    await Promise.all(players.map(({ context }) => context.close()));
  });

  it('a message that it is your turn is shown, under the name of its table', async () => {
    const context = await house.profile();
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>(resolve =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId } of registrations) resolve(registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    // The devtools lose what they deliver to a worker that is just waking up. A table's messages replace each other.
    const shown = async () => {
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: `${house.base}/`,
        registrationId,
        data: JSON.stringify({ title: 'Your turn to vote', body: 'Ben, Cleo', table: 'MOTH-LAMP-PLUM-42' }),
      });
      return page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
      });
    };
    await expect
      .poll(shown, { timeout: 120_000, interval: 500 })
      .toEqual([{ title: 'Your turn to vote', body: 'Ben, Cleo', tag: 'MOTH-LAMP-PLUM-42' }]);
    await context.close();
  });

  it('somebody new is told what will be here', async () => {
    const guest = await Player.at(house, ADA);
    await guest.page.goto('/');
    await guest.page.getByText('Tables you sit at are listed here.').waitFor();
    await guest.context.close();
  });
});
