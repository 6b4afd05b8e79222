import type { Page } from 'playwright-core';
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

interface Glimpse {
  readonly beat: string;
  /** Number, place and width of every card. */
  readonly cards: readonly string[];
  readonly widths: readonly number[];
  readonly plaque: boolean;
}

/** Notes how the cards lie whenever a beat comes, as layout has it: cards may be on their way. */
const watchBeats = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const glimpses: Glimpse[] = [];
    Object.assign(globalThis, { glimpses });
    const look = (): void => {
      const main = document.querySelector<HTMLElement>('[data-beat]');
      const beat = main?.dataset['beat'];
      if (beat === undefined || glimpses.at(-1)?.beat === beat) return;
      const cards = [...document.querySelectorAll<HTMLElement>('.cw')];
      const plaque = document.querySelector('.rvhead .plaque, .rv-phone .plaque');
      glimpses.push({
        beat,
        cards: cards.map(card => {
          const item = card.closest('li');
          return `${card.querySelector('.num')?.textContent} ${item?.offsetLeft},${item?.offsetTop} ${card.offsetWidth}`;
        }),
        widths: cards.map(card => card.offsetWidth),
        plaque: plaque !== null && getComputedStyle(plaque).pointerEvents !== 'none',
      });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

const glimpsesOf = async (page: Page): Promise<readonly Glimpse[]> => {
  await page.locator('[data-beat="3"]').waitFor();
  return page.evaluate(() => (globalThis as unknown as { glimpses: Glimpse[] }).glimpses);
};

const differ = (sizes: readonly number[]): boolean => Math.max(...sizes) > Math.min(...sizes) * 1.05;

describe('a reveal', () => {
  it('[R7] tells nothing by size, order or words before the truth is lit, and is over after a reload', async () => {
    const { players } = await gather(house, { ruleset: 'Classic', guests: [ADA, BEN, CLEO], bots: 0 });
    const [ada, ben, cleo] = players as readonly [Player, Player, Player];
    await ada.deal();
    await ada.tell('A lamp in a boat');
    await ben.putIn();
    await cleo.putIn();
    await ben.vote([await ben.foreignSlot()]);
    await cleo.slot(1).waitFor();
    for (const { page } of players) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await watchBeats(page);
    }
    await cleo.vote([await cleo.foreignSlot()]);
    for (const { name, page } of players) {
      const [dark, votes, , told] = await glimpsesOf(page);
      expect(dark?.beat, name).toBe('0');
      expect(differ(dark?.widths ?? []), `${name}: one card is larger in the dark`).toBe(false);
      expect(votes?.cards, `${name}: cards keep their places`).toEqual(dark?.cards);
      expect([dark?.plaque, votes?.plaque, told?.plaque], name).toEqual([false, false, true]);
      const widths = () =>
        page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.cw')].map(card => card.offsetWidth));
      await expect.poll(async () => differ(await widths()), { message: `${name}: the truth grows` }).toBe(true);
    }
    await ben.page.reload();
    await ben.page.locator('[data-beat]').waitFor();
    expect(await ben.page.locator('main').getAttribute('data-beat')).toBe('3');
    await ben.button(/^You earned/).waitFor();
    await Promise.all(players.map(({ context }) => context.close()));
  });
});
