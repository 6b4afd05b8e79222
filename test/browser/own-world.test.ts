import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/browser-axe.ts';
import { momentNow, momentsOf } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { Player } from '../support/browser-player.ts';
import { paintPicture } from '../support/own-world.ts';

const PICTURES = 100;
/** Half a minute on a machine of one's own; a busy one takes its time. */
const PATIENCE_MS = 240_000;

let house: House;
let folder: string;
let pictures: readonly string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inkling-pictures-'));
  pictures = await Promise.all(
    Array.from({ length: PICTURES }, async (_, i) => {
      const path = join(folder, `picture-${i + 1}.png`);
      writeFileSync(path, await paintPicture(i, 240, 360));
      return path;
    }),
  );
  house = await House.open({ INKLING_WORLDS_PER_DAY: '100' });
});
afterAll(async () => {
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

const cards = (page: Page) => page.locator('.bench-cards .card');

/** Saves the world that is open, and closes the sheet again. */
const takeHome = async (ada: Player): Promise<Buffer> => {
  await ada.press('Address, licence, archive');
  const [download] = await Promise.all([ada.page.waitForEvent('download'), ada.press('Save as an archive')]);
  const bytes = await readFile(await download.path());
  await ada.press('Close');
  return bytes;
};

/** Does whatever the screen asks for until the votes are turned. */
const playOneRound = async (ada: Player): Promise<void> => {
  const screens = momentsOf(ada);
  const anything = Object.values(screens).reduce((all, one) => all.or(one));
  for (;;) {
    await anything.first().waitFor({ timeout: 60_000 });
    const moment = await momentNow(screens);
    if (moment === 'next' || moment === 'points' || moment === 'end') return;
    if (moment === 'write') {
      await screens.write.fill('One hundred pictures');
      await ada.press('Give the clue');
    } else if (moment === 'vote') {
      for (const key of ['1', '2']) await ada.page.keyboard.press(key);
    } else if (moment !== null) {
      // A bot may be quicker, and then there is nothing to press any more.
      await screens[moment]
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
  }
};

describe('a world of one’s own', () => {
  it('is made of a hundred pictures, played with, exported and imported byte by byte', {
    timeout: 300_000,
  }, async () => {
    const ada = await Player.at(house, { name: 'Ada', view: 'desk', theme: 'dark' });
    const { page } = ada;
    await page.goto('/');
    await ada.press('Make your own cards');
    await page.getByText('Nothing here yet.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Name of your world').fill('A hundred shapes');
    await ada.press('Begin a world');
    await page.waitForURL('**/workshop/w-*');
    await page.getByLabel('Choose pictures').setInputFiles([...pictures]);
    await page.getByText('100 pictures are in').waitFor({ timeout: PATIENCE_MS });
    await cards(page)
      .nth(PICTURES - 1)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Edit card 3', exact: true }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Title').fill('The third');
    await ada.press('Save');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit card 1', exact: true }).click();
    await ada.press('Delete this card');
    await cards(page)
      .nth(PICTURES - 1)
      .waitFor({ state: 'detached' });
    await ada.press('Undo');
    await cards(page)
      .nth(PICTURES - 1)
      .waitFor();
    await ada.press('Publish this world');
    await ada.button('Open a table with it').waitFor();

    const first = await takeHome(ada);
    const made = page.url();
    await page.goto('/workshop');
    const archive = join(folder, 'world.zip');
    writeFileSync(archive, first);
    await page.getByLabel('Open an archive').setInputFiles(archive);
    await page.waitForURL('**/workshop/w-*', { timeout: PATIENCE_MS });
    expect(page.url()).not.toBe(made);
    await cards(page)
      .nth(PICTURES - 1)
      .waitFor();
    const second = await takeHome(ada);
    expect(second.equals(first)).toBe(true);

    await page.goto(made);
    await ada.press('Open a table with it');
    await page.waitForURL('**/t/*');
    await ada.sitDown(0);
    for (let i = 0; i < 3; i++) await ada.addBot();
    await ada.press(/^World/);
    await page.getByText('100 cards chosen; 4 players need 28').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await ada.press('Close');
    await ada.deal();
    await playOneRound(ada);
    const shown = await page.locator('.card img').evaluateAll(all => all.map(img => (img as HTMLImageElement).src));
    expect(shown.filter(src => src.includes('/own/w-')).length).toBeGreaterThanOrEqual(4);
    await ada.context.close();
  });

  it('says which file is not taken, and why; the rest goes in', async () => {
    const ben = await Player.at(house, { name: 'Ben', view: 'phone', theme: 'light' });
    const { page } = ben;
    const [first = ''] = pictures;
    const bad = join(folder, 'drawing.png');
    writeFileSync(bad, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const heic = join(folder, 'phone.heic');
    writeFileSync(heic, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    await page.goto('/workshop');
    await ben.press('Begin a world');
    await page.getByLabel('Choose pictures').setInputFiles([bad, heic, first]);
    await page.getByText('Not a picture we can read.').waitFor();
    await page.getByText('This browser cannot read HEIC.').waitFor();
    await cards(page).first().waitFor();
    await page.getByText('1 of 3 pictures').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await ben.context.close();
  });
});
