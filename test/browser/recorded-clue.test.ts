import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AudioId } from '../../src/engine/ids.ts';
import { ogg, packets } from '../support/audio-files.ts';
import { axeFindings } from '../support/browser-axe.ts';
import { gather } from '../support/browser-game.ts';
import { House, VIEWS } from '../support/browser-house.ts';
import type { Guest, Player } from '../support/browser-player.ts';
import { createTable, type Identity, joinTable, playGame, TestClient } from '../support/client.ts';

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

/** A whole game, told and voted without a browser; its first clue is two seconds of silence. */
const playRecorded = async (base: string): Promise<readonly Identity[]> => {
  const code = await createTable(base, { options: { ruleset: 'classic', target: 5 } });
  const seats: Identity[] = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) seats.push(await joinTable(base, code, name));
  const clients = await Promise.all(seats.map(seat => TestClient.open(base, seat)));
  const [ada] = clients as [TestClient];
  expect(await ada.do({ t: 'start' })).toEqual({ ok: true });
  await ada.until(() => ada.table.phase === 'race', 30_000);
  await ada.do({ t: 'claim' });
  await ada.until(() => ada.table.phase === 'clue', 30_000);
  const kept = await fetch(`${base}/api/tables/${code}/recordings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seats[0]?.seat}.${seats[0]?.token}`, 'content-type': 'audio/ogg' },
    body: new Uint8Array(ogg({ sound: packets(100) })),
  });
  const { audio } = (await kept.json()) as { audio: AudioId };
  const clue = { kind: 'recording', audio, text: null } as const;
  expect(await ada.do({ t: 'clue', clue, card: ada.me?.hand[0] ?? null })).toEqual({ ok: true });
  await playGame(clients);
  for (const client of clients) client.close();
  return seats;
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

  it('is heard again in the album and the replay of the finished game', async () => {
    const seats = await playRecorded(house.base);
    const [{ code, seat, token }] = seats as [Identity];
    const page = await (await house.device('phone', 'dark')).newPage();
    await page.goto(`/t/${code}#seat=${seat}.${token}`);
    await page.getByRole('button', { name: 'All rounds' }).click();
    await page.getByRole('button', { name: /^Play the recording, 0:0[1-9]$/ }).click();
    await hasPlayed(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`/t/${code}/games/1`);
    await page.getByRole('button', { name: 'Step through it' }).click();
    await page.getByRole('button', { name: /^Play the recording, 0:0[1-9]$/ }).click();
    await hasPlayed(page);
    await page.context().close();
  });

  it('a network that was gone for a moment takes no recording away, and one that is gone is told', async () => {
    const seats = await playRecorded(house.base);
    const [{ code, seat, token }] = seats as [Identity];
    const page = await (await house.device('desk', 'dark')).newPage();
    let asked = 0;
    let isAway = true;
    await page.route('**/recordings/*', route => {
      asked += 1;
      return isAway ? route.abort() : route.continue();
    });
    await page.goto(`/t/${code}#seat=${seat}.${token}`);
    await page.getByRole('button', { name: 'All rounds' }).click();
    await page.getByRole('heading', { name: /^Round 1 / }).waitFor();
    asked = 0;
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await page.getByText('This recording can no longer be heard.').count()).toBe(0);
    isAway = false;
    await page.getByRole('button', { name: /^Play the recording, 0:0[1-9]$/ }).waitFor();
    await page.route('**/recordings/*', route => route.fulfill({ status: 404, json: {} }));
    await page.reload();
    await page.getByRole('button', { name: 'All rounds' }).click();
    await page.getByText('This recording can no longer be heard.').waitFor();
    await page.context().close();
  });

  it('a card stays with its clue while the recording is on its way', async () => {
    const { players } = await reachTheClue(house);
    const [ada, ben] = players;
    let arrive = (): void => undefined;
    const way = new Promise<void>(resolve => (arrive = resolve));
    await ada.page.route('**/recordings', async route => {
      await way;
      await route.continue();
    });
    await ada.press('Record');
    await ada.press('Start recording');
    await ada.page.waitForFunction(() => document.querySelectorAll('.waves i:not(.dim)').length >= 4);
    await ada.press('Stop recording');
    const another = ada.page.getByRole('button', { name: 'Take another card' });
    expect(await another.isEnabled()).toBe(true);
    await ada.press('Give the clue');
    await ada.page.getByText('Sending it …').waitFor();
    expect(await another.isEnabled()).toBe(false);
    arrive();
    await ben.button(/^(Play the recording|Pause)/).waitFor();
    await Promise.all(players.map(({ context }) => context.close()));
  });

  it('a recording that hangs on its way is given up after a while, or for another way to give the clue', async () => {
    const { players } = await reachTheClue(house);
    const [ada, ben] = players;
    const { page } = ada;
    const sending = page.getByText('Sending it …');
    const words = page.getByLabel('Words to go with it, if you like');
    // Nobody ever answers, as with a router that stalls.
    await page.route('**/recordings', () => undefined);
    await page.evaluate(() => {
      const patience = AbortSignal.timeout.bind(AbortSignal);
      const calm = () => (AbortSignal.timeout = patience);
      AbortSignal.timeout = () => patience(3_000);
      addEventListener('calm', calm);
    });
    await ada.press('Record');
    await ada.press('Start recording');
    await page.waitForFunction(() => document.querySelectorAll('.waves i:not(.dim)').length >= 4);
    await ada.press('Stop recording');
    await words.fill('What the kettle knows');
    await ada.press('Give the clue');
    await sending.waitFor();
    expect(await words.isEditable(), 'what is on its way stays as it is').toBe(false);
    expect(await words.isEnabled(), 'and can be read').toBe(true);
    expect(await ada.button('Again').count()).toBe(0);
    await page.getByRole('alert').filter({ hasText: 'did not get through' }).waitFor();
    expect(await words.isEditable()).toBe(true);

    await page.evaluate(() => dispatchEvent(new Event('calm')));
    const isGivenUp = page.waitForEvent('requestfailed', request => request.url().endsWith('/recordings'));
    await ada.press('Give the clue');
    await sending.waitFor();
    await ada.press('Write');
    await isGivenUp;
    await page.getByRole('textbox', { name: 'Your clue' }).fill('Never mind');
    await ada.press('Give the clue');
    await ben.page.getByText('Never mind').first().waitFor();
    await Promise.all(players.map(({ context }) => context.close()));
  });

  it('[R3] a microphone that is allowed only after one has turned to writing records nothing', async () => {
    const { players } = await reachTheClue(house);
    const [ada] = players;
    const { page } = ada;
    await page.evaluate(() => {
      const devices = navigator.mediaDevices;
      const open = devices.getUserMedia.bind(devices);
      devices.getUserMedia = async wanted => {
        await new Promise(resolve => addEventListener('allowed', resolve, { once: true }));
        const stream = await open(wanted);
        Object.assign(window, { heard: stream });
        return stream;
      };
    });
    await ada.press('Record');
    await ada.press('Start recording');
    await ada.press('Write');
    await page.evaluate(() => dispatchEvent(new Event('allowed')));
    await page.waitForFunction(() => {
      const { heard } = window as unknown as { heard?: MediaStream };
      return heard?.getTracks().every(track => track.readyState === 'ended');
    });
    await ada.press('Record');
    await ada.button('Start recording').waitFor();
    expect(await page.locator('.waves i:not(.dim)').count()).toBe(0);
    await Promise.all(players.map(({ context }) => context.close()));
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
    await ada.page.getByRole('alert').filter({ hasText: 'is blocking the microphone' }).waitFor();
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
