import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/browser-axe.ts';
import { gather } from '../support/browser-game.ts';
import { House, VIEWS } from '../support/browser-house.ts';
import type { Guest, Player } from '../support/browser-player.ts';

const ADA: Guest = { name: 'Ada', view: 'phone', theme: 'dark' };
const BEN: Guest = { name: 'Ben', view: 'phone', theme: 'light' };
const CLEO: Guest = { name: 'Cleo', view: 'desk', theme: 'dark' };

/** A microphone that beeps, and a browser that lets pages use it. */
const FAKE_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** The element behind the button has really played: its clock runs. */
const hasPlayed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const sound = document.querySelector<HTMLAudioElement>('.voice audio');
    return sound !== null && sound.readyState >= 3 && sound.currentTime > 0;
  });

/** Up to the place where the storyteller chooses how to give the clue. */
const reachTheClue = async (house: House): Promise<{ code: string; players: readonly [Player, Player, Player] }> => {
  const { code, players } = await gather(house, { ruleset: 'Classic', guests: [ADA, BEN, CLEO], bots: 0 });
  const [ada] = players as [Player];
  await ada.deal();
  await ada.press('I have a clue!');
  await ada.press('This one');
  return { code, players: players as unknown as [Player, Player, Player] };
};

describe('a recorded clue', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({}, FAKE_MICROPHONE);
  });
  afterAll(() => house.close());

  it('is recorded, heard again, sent, and heard by the others and the shared screen', async () => {
    const { code, players } = await reachTheClue(house);
    const [ada, ben, cleo] = players;
    const room = await house.browser.newContext({ baseURL: house.base, viewport: VIEWS.desk, serviceWorkers: 'block' });
    const screen = await room.newPage();
    await screen.goto(`/screen/${code}`);
    await screen.getByRole('heading', { name: /Ada is looking for words/ }).waitFor();
    // Somebody has touched the screen once this evening; browsers ask for that.
    await screen.mouse.click(5, 5);

    await ada.press('Record');
    await ada.press('Start recording');
    await ada.button('Stop recording').waitFor();
    await ada.page.waitForFunction(() => document.querySelectorAll('.waves i:not(.dim)').length >= 4);
    await ada.press('Stop recording');
    await ada.press('Listen to it');
    await ada.button('Pause').waitFor();
    await ada.button('Listen to it').waitFor();
    await ada.press('Again');
    await ada.page.waitForFunction(() => document.querySelectorAll('.waves i:not(.dim)').length >= 4);
    await ada.press('Stop recording');
    await ada.page.getByLabel('Words to go with it, if you like').fill('What the kettle knows');
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.press('Give the clue');

    for (const page of [ben.page, cleo.page, screen]) {
      await page.getByText('What the kettle knows').first().waitFor();
      await hasPlayed(page);
    }
    await ben.press(/^(Play the recording, 0:0[1-9]|Pause)$/);
    expect(await axeFindings(ben.page)).toEqual([]);
    // The storyteller knows it already: it waits for a tap.
    const own = ada.page.getByRole('button', { name: /^Play the recording/ });
    await own.waitFor();
    expect(await ada.page.locator('.voice audio').evaluate((sound: HTMLAudioElement) => sound.currentTime)).toBe(0);
    await own.click();
    await hasPlayed(ada.page);
    await Promise.all([...players.map(({ context }) => context.close()), room.close()]);
  });

  it('a microphone that is kept closed is told, and the clue can be written', async () => {
    const { players } = await reachTheClue(house);
    const [ada] = players;
    await ada.page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('no', 'NotAllowedError');
      };
    });
    await ada.press('Record');
    await ada.press('Start recording');
    await ada.page.getByRole('alert').filter({ hasText: 'keeps the microphone closed' }).waitFor();
    await ada.page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('no', 'NotFoundError');
      };
    });
    await ada.press('Start recording');
    await ada.page.getByRole('alert').filter({ hasText: 'No microphone was found' }).waitFor();
    await ada.press('Write');
    await ada.page.getByRole('textbox', { name: 'Your clue' }).fill('Never mind');
    await ada.press('Give the clue');
    await players[1].page.getByText('Never mind').first().waitFor();
    await Promise.all(players.map(({ context }) => context.close()));
  });
});
