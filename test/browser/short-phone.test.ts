import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { Player } from '../support/browser-player.ts';

const SHORT = { width: 360, height: 640 };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const edges = async (of: Locator) => {
  const box = await of.boundingBox();
  if (box === null) throw new Error('not in sight');
  return { top: box.y, bottom: box.y + box.height };
};

describe('on a short phone', () => {
  it('the path of the points ends above the plaque, and who joined late is told so above the rail', async () => {
    const guest = (name: string) => ({ name, view: 'phone', theme: 'dark' }) as const;
    const { code, players } = await gather(house, {
      ruleset: 'Classic',
      guests: [guest('Ada'), guest('Ben'), guest('Cleo')],
      bots: 0,
    });
    const [ada, ben, cleo] = players as [Player, Player, Player];
    await ada.deal();
    await ada.tell('A narrow path');
    const late = await Player.at(house, guest('Dora'));
    for (const { page } of [ben, late]) await page.setViewportSize(SHORT);
    await late.arrive(code, 3);
    await late.press('Sit down for the next round');
    const note = await edges(late.page.getByText('You play from the next round on.'));
    const rail = await edges(late.page.locator('header.top'));
    expect(note.bottom).toBeLessThanOrEqual(rail.top);
    await Promise.all([ben.putIn(), cleo.putIn()]);
    for (const voter of [ben, cleo]) await voter.vote([await voter.foreignSlot()]);
    await ben.press(/^(You earned|See the points)/);
    const path = await edges(ben.page.locator('.track'));
    const plaque = await edges(ben.page.locator('.points .plaque'));
    expect(path.bottom).toBeLessThanOrEqual(plaque.top);
    await Promise.all([...players, late].map(({ context }) => context.close()));
  });
});
