import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import type { Guest, Player } from '../support/browser-player.ts';

const ADA: Guest = { name: 'Ada', view: 'desk', theme: 'light' };
const BEN: Guest = { name: 'Ben', view: 'phone', theme: 'dark' };
const CLEO: Guest = { name: 'Cleo', view: 'phone', theme: 'light' };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What is being said; nothing of it under something that silences it. */
const heard = ({ page }: Player): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]
      .filter(one => one.closest('[inert], [aria-hidden=true]') === null)
      .map(one => one.textContent)
      .join(' | '),
  );

const focused = ({ page }: Player): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.slice(0, 60)}`);

const says = (player: Player, words: RegExp): Promise<void> =>
  expect.poll(() => heard(player), { timeout: 30_000, message: `${player.name} hears ${words}` }).toMatch(words);

describe('whoever listens', () => {
  it('hears whose turn it is and what others say under an open sheet, and is on the new screen when it closes', async () => {
    const { players } = await gather(house, { ruleset: 'Classic', guests: [ADA, BEN, CLEO], bots: 0 });
    const [ada, ben, cleo] = players as readonly [Player, Player, Player];
    await ada.deal();
    await ada.button('I have a clue!').waitFor();
    await ada.press('How points work');
    await ada.page.getByRole('dialog').waitFor();

    await ben.tell('Déjà vu');
    await says(ada, /Ben says: Déjà vu\. Your turn: choose a card/);
    await says(ben, /Your clue: Déjà vu\. The others are choosing their cards/);
    await cleo.openMenu();
    await cleo.press('Table talk');
    await cleo.page.getByRole('dialog').getByRole('textbox').fill('Is it the one with the moon?');
    await cleo.press('Say');
    await says(ada, /Cleo: Is it the one with the moon\?/);
    await cleo.press('Close');

    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(ada), { timeout: 30_000 }).toMatch(/^H1 .*hoose/);
    await ada.button('Table menu, one new message').waitFor();

    await ada.putIn();
    await expect.poll(() => focused(ada), { timeout: 30_000 }).toMatch(/^H1 /);
    await cleo.putIn();
    await says(ada, /5 cards are on the table\. Your turn: vote/);
    await says(ben, /5 cards are on the table\. The others are voting/);
    await ada.vote([await ada.foreignSlot()]);
    await cleo.vote([await cleo.foreignSlot()]);
    await says(ben, /The votes are turned over\. Your card was \d\. You earned/);
    await Promise.all(players.map(({ context }) => context.close()));
  });

  it('is told of calls across the table for as long as they hang there, without movement too', async () => {
    const { players } = await gather(house, { ruleset: 'Classic', guests: [ADA, BEN], bots: 0 });
    const [ada, ben] = players as readonly [Player, Player];
    await ada.page.emulateMedia({ reducedMotion: 'reduce' });
    await ben.openMenu();
    await ben.press('Well done');
    const call = ada.page.locator('.reaction');
    await call.waitFor();
    await ada.page.waitForTimeout(1_000);
    expect(await call.evaluate(one => Number(getComputedStyle(one).opacity))).toBe(1);
    await call.waitFor({ state: 'detached' });
    await Promise.all(players.map(({ context }) => context.close()));
  });

  it('begins each page at its heading', async () => {
    const { players } = await gather(house, { ruleset: 'Classic', guests: [ADA], bots: 0 });
    const [ada] = players as readonly [Player];
    await ada.page.goto('/');
    for (const [press, heading] of [
      ['See the worlds', 'Swatches'],
      ['To the front door', 'Say a little'],
      ['Games I played', 'Games I played'],
    ] as const) {
      await ada.press(press);
      await expect.poll(() => focused(ada), { timeout: 30_000, message: press }).toMatch(new RegExp(`^H1 ${heading}`));
    }
    await ada.context.close();
  });
});
