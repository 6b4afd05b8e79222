import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Moment, momentNow, momentsOf } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { Player } from '../support/browser-player.ts';

const STEPS_MAX = 90;
const ROUNDS_MAX = 30;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What has the focus, by the words a screen reader would begin with. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const on = document.activeElement;
    if (on === null || on.matches('body, main, [role=dialog]')) return '';
    const label = on instanceof HTMLInputElement ? on.labels?.[0]?.textContent : null;
    return (on.getAttribute('aria-label') ?? label ?? on.textContent ?? '').trim();
  });

/** Walks with the Tab key; what cannot be reached so fails the test. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const passed: string[] = [];
  for (let i = 0; i < STEPS_MAX; i++) {
    const now = await focused(page);
    if (name.test(now)) return;
    passed.push(now.slice(0, 30));
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not to be reached by Tab; passed ${[...new Set(passed)].join(' | ')}`);
};

const enter = async (page: Page, name: RegExp): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

const answer = async (player: Player, moment: Moment, round: number): Promise<void> => {
  const { page } = player;
  switch (moment) {
    case 'claim':
      return enter(page, /^I have a clue!$/);
    case 'pick':
      await page.keyboard.press('ArrowRight');
      return enter(page, /^This one$/);
    case 'write':
      await page.keyboard.type(`By hand, ${round}`);
      await page.keyboard.press('Enter');
      return page.getByRole('textbox', { name: 'Your clue' }).waitFor({ state: 'hidden' });
    case 'put':
      await enter(page, /^The first of two$/);
      await page.keyboard.press('ArrowLeft');
      await enter(page, /^And this one: put in both$/);
      return player.button('And this one: put in both').waitFor({ state: 'hidden' });
    case 'vote':
      await page.keyboard.press(String(await player.foreignSlot()));
      return page.locator('main.vote').waitFor({ state: 'detached' });
    case 'points':
      return enter(page, /^You earned/);
    case 'next': {
      await enter(page, /^(Next|See who won)/);
      return page.locator('main.rv-desk').waitFor({ state: 'detached' });
    }
    case 'end':
      return;
  }
};

describe('by keyboard alone', () => {
  it('somebody opens a table, changes its rules, deals and plays to the end', async () => {
    const player = await Player.at(house, { name: 'Kit', view: 'desk', theme: 'light' });
    const { page } = player;
    await page.goto('/');
    await enter(page, /^Open a table$/);
    await page.getByRole('heading', { name: 'Who are you tonight?' }).waitFor();
    await tabTo(page, /^Your name/);
    await page.keyboard.type('Kit');
    await page.keyboard.press('Enter');
    const seats = page.locator('.seats').getByRole('listitem');
    for (const bots of [1, 2]) {
      await player.button(/add a bot/).waitFor();
      await enter(page, /add a bot/);
      await seats.nth(1 + bots).waitFor();
    }
    await enter(page, /^House rules/);
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /^30$/);
    for (const target of ['20', '15']) {
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('radio', { name: target, exact: true, checked: true }).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // It comes a frame after the sheet has gone.
    await expect
      .poll(() => focused(page), { message: 'the focus comes back to what opened the sheet', timeout: 30_000 })
      .toMatch(/^House rules/);
    await enter(page, /^Deal the cards$/);
    const screens = momentsOf(player);
    const anything = Object.values(screens).reduce((all, one) => all.or(one));
    for (let round = 0; round < ROUNDS_MAX * 4; round++) {
      await anything.first().waitFor();
      const moment = await momentNow(screens);
      if (moment === 'end') break;
      if (moment !== null) await answer(player, moment, round);
    }
    await page.getByRole('heading', { name: /dreamt best/ }).waitFor();
    await player.context.close();
  });
});
