import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gather } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { type Guest, labels, type Player } from '../support/browser-player.ts';

const ADA: Guest = { name: 'Ada', view: 'desk', theme: 'light' };
const BEN: Guest = { name: 'Ben', view: 'phone', theme: 'dark' };
const CLEO: Guest = { name: 'Cleo', view: 'phone', theme: 'light' };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** With a mouse, from the middle of something. */
const drag = async ({ page }: Player, what: Locator, by: number): Promise<void> => {
  await what.click({ trial: true });
  const box = await what.boundingBox();
  if (box === null) throw new Error('not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 8 });
  await page.mouse.up();
};

it('a mouse that drags the hand or the wheel turns it, and its click does not turn it back', async () => {
  const { players } = await gather(house, { ruleset: 'Classic', guests: [ADA, BEN, CLEO], bots: 0 });
  const [ada, ben, cleo] = players as readonly [Player, Player, Player];
  await ada.deal();
  await ada.press('I have a clue!');
  await ada.button('This one').waitFor();
  const hand = await labels(ada.page.getByRole('option'));
  const held = ada.page.getByRole('option', { selected: true });
  const at = hand.indexOf((await held.getAttribute('aria-label')) ?? '');
  await drag(ada, held, -60);
  expect(await held.getAttribute('aria-label')).toBe(hand[at + 1]);
  await drag(ada, held, 60);
  expect(await held.getAttribute('aria-label')).toBe(hand[at]);
  await held.click();
  await ada.page.getByRole('dialog').waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.press('This one');
  await ada.page.getByRole('textbox', { name: 'Your clue' }).fill('Round and round');
  await ada.press('Give the clue');
  await Promise.all([ben.putIn(), cleo.putIn()]);

  await cleo.slot(3).click();
  const wheel = (n: number) => cleo.page.getByRole('button', { name: `Card ${n}`, exact: true });
  const heading = (n: number) => cleo.page.getByRole('heading', { name: `Card ${n}`, exact: true });
  await heading(3).waitFor({ state: 'attached' });
  await drag(cleo, wheel(3), -58);
  expect(await heading(4).count()).toBe(1);
  await wheel(2).click();
  await heading(2).waitFor({ state: 'attached' });
  await Promise.all(players.map(({ context }) => context.close()));
});
