import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rehearse } from '../../src/client/fixtures/rehearsal.ts';
import type { GameFile } from '../../src/engine/game-file.ts';
import { type CardId, cardId } from '../../src/engine/ids.ts';
import { RULESET_IDS } from '../../src/engine/options.ts';
import { axeFindings } from '../support/browser-axe.ts';
import { House, type Theme, type View } from '../support/browser-house.ts';
import { createTable, type Identity, joinTable, playGame, TestClient } from '../support/client.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const HERE = Array.from({ length: 84 }, (_, i) => cardId(`swatches.swatch-${i + 101}`));
const ELSEWHERE = Array.from({ length: 84 }, (_, i) => cardId(`elsewhere.card-${i + 1}`));

let house: House;
let folder: string;
beforeAll(async () => {
  house = await House.open();
  folder = mkdtempSync(join(tmpdir(), 'inkling-replays-'));
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const play = (ruleset: (typeof RULESET_IDS)[number], deck: readonly CardId[] = HERE): GameFile =>
  rehearse({ ruleset, names: NAMES, deck, clues: ['A quiet clue', 'Another'], options: { target: 8 } });

const onDisk = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const pageOn = async (view: View, theme: Theme): Promise<Page> => (await house.device(view, theme)).newPage();
const choose = (page: Page, path: string) => page.getByLabel('Open a game file').setInputFiles(path);
const status = (page: Page) => page.locator('main > [role=status]');

/** Who sat at a table and played to the end, and may look at it in a browser. */
const finishedTable = async (lock: { readonly passphrase?: string } = {}): Promise<readonly Identity[]> => {
  const code = await createTable(house.base, { options: { target: 5 }, ...lock });
  const seats: Identity[] = [];
  for (const name of ['Ada', 'Bo', 'Cy']) seats.push(await joinTable(house.base, code, name, lock));
  const clients = await Promise.all(seats.map(seat => TestClient.open(house.base, seat)));
  await clients[0]?.do({ t: 'start' });
  await Promise.all(clients.map(client => client.until(() => client.table.game !== null)));
  await playGame(clients);
  for (const client of clients) client.close();
  return seats;
};
const seatLink = ({ code, seat, token }: Identity): string => `/t/${code}#seat=${seat}.${token}`;

describe('replays', () => {
  it('games of all rulesets open from disk, are stepped through by keyboard and verify', async () => {
    const page = await pageOn('desk', 'dark');
    await page.goto('/replay');
    for (const ruleset of RULESET_IDS) {
      const file = play(ruleset);
      const rounds = file.events.filter(event => event.t === 'scored').length;
      await choose(page, onDisk(`${ruleset}.json`, file));
      await page.getByRole('heading', { name: /dreamt best/ }).waitFor();
      await page.getByRole('img', { name: new RegExp(`^Points after (each of ${rounds}|one) round`) }).waitFor();
      await page.getByRole('button', { name: 'Check shuffle' }).click();
      await page.getByRole('heading', { name: 'Everything holds' }).waitFor();
      for (const moment of ['Clue', 'Cards', 'Votes', 'Points']) {
        await page.keyboard.press('ArrowRight');
        await status(page).getByText(`Round 1, ${moment}`).waitFor();
      }
      await page.getByRole('row', { name: /Ada/ }).waitFor();
      await page.keyboard.press('End');
      await status(page).getByText(`Round ${rounds}, Points`).waitFor();
      await page.keyboard.press('Home');
      await status(page).getByText('Cover').waitFor();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.getByRole('heading', { name: 'Games I played' }).waitFor();
    }
    await page.context().close();
  });

  it('everybody’s eyes see what they saw, by finger and in light, and axe finds nothing', async () => {
    const page = await pageOn('phone', 'light');
    await page.goto('/replay');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await choose(page, onDisk('party.json', play('party')));
    await page.getByRole('button', { name: 'Step through it' }).click();
    // Everything is open now, but somebody's hand lay face down until the clue.
    await page.getByRole('heading', { name: 'Flo’s hand' }).waitFor();
    await page.getByRole('button', { name: 'Bo', exact: true }).click();
    await page.getByText('The hand lay face down until the clue.').waitFor();
    expect(await page.getByRole('heading', { name: /’s hand$/ }).count()).toBe(1);
    const swipe = (from: number, to: number) =>
      page.locator('.rp-clue').evaluate(
        (element, [a, b]) => {
          const at = (x: number) => ({ clientX: x, clientY: 200, pointerType: 'touch', bubbles: true });
          element.dispatchEvent(new PointerEvent('pointerdown', at(a ?? 0)));
          element.dispatchEvent(new PointerEvent('pointerup', at(b ?? 0)));
        },
        [from, to],
      );
    await swipe(300, 100);
    await status(page).getByText('Round 1, Cards').waitFor();
    await page.getByRole('button', { name: 'Votes' }).click();
    await status(page).getByText('Round 1, Votes').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await swipe(100, 300);
    await status(page).getByText('Round 1, Cards').waitFor();
    // A reload keeps nothing of a file from disk but the door.
    await page.context().close();
  });

  it('broken, foreign and newer files say what they are; cards of other worlds show their words', async () => {
    const page = await pageOn('desk', 'dark');
    await page.goto('/replay');
    const file = play('classic', ELSEWHERE);
    const faults: readonly (readonly [unknown, string])[] = [
      ['hello', 'That is not an Inkling game file.'],
      [{ ...file, inkling: 2 }, 'That file is from a newer Inkling than this one.'],
      [{ ...file, events: file.events.slice(0, 20) }, 'That file is damaged: it does not hold a whole game.'],
    ];
    for (const [i, [content, said]] of faults.entries()) {
      await choose(page, onDisk(`fault-${i}.json`, content));
      await page.getByRole('alert').getByText(said).waitFor();
    }
    const forged = file.events.map(event => (event.t === 'scored' ? { ...event, awards: {} } : event));
    const words = Object.fromEntries(ELSEWHERE.map(card => [card, { title: `Title of ${card}`, alt: 'Two moons' }]));
    await choose(page, onDisk('elsewhere.json', { ...file, words, events: forged }));
    await page.getByRole('button', { name: 'Check shuffle' }).click();
    await page.getByText('The points are not those of the rules. It happened in round 1.').waitFor();
    await page.getByRole('button', { name: 'Step through it' }).click();
    await page.getByText('Title of elsewhere.card-', { exact: false }).first().waitFor();
    await page.context().close();
  });

  it('a finished game has a page, is kept on the device, and outlives the table its host deletes', async () => {
    const [host, guest] = (await finishedTable()) as [Identity, Identity];
    const ada = await pageOn('desk', 'dark');
    await ada.goto(seatLink(host));
    await ada.getByRole('button', { name: 'Step through' }).click();
    await ada.waitForURL(`**/t/${host.code}/games/1`);
    await ada.getByRole('button', { name: 'Step through it' }).waitFor();
    await ada.keyboard.press('ArrowRight');
    await status(ada).getByText('Round 1, Clue').waitFor();
    await ada.reload();
    await status(ada).getByText('Round 1, Clue').waitFor();
    await ada.keyboard.press('Home');
    const saved = ada.waitForEvent('download');
    await ada.getByRole('button', { name: 'Game file' }).click();
    const path = join(folder, 'saved.json');
    await (await saved).saveAs(path);
    expect(Object.keys((JSON.parse(readFileSync(path, 'utf8')) as GameFile).words ?? {}).length).toBeGreaterThan(10);
    const drawn = ada.waitForEvent('download');
    await ada.getByRole('button', { name: 'Picture to share' }).click();
    expect((await drawn).suggestedFilename()).toBe('inkling.jpg');

    const bo = await pageOn('phone', 'dark');
    await bo.goto(seatLink(guest));
    await bo.getByRole('heading', { name: /dreamt best/ }).waitFor();
    await ada.getByRole('button', { name: 'Back', exact: true }).click();
    await ada.getByRole('button', { name: 'Table menu' }).click();
    await ada.getByRole('button', { name: 'Delete this table' }).click();
    await ada.getByRole('dialog').getByText('names and table talk').waitFor();
    await ada.getByRole('button', { name: 'Delete everything' }).click();
    for (const page of [ada, bo]) await page.getByRole('heading', { name: 'The table was cleared away' }).waitFor();
    expect(await axeFindings(ada)).toEqual([]);

    await ada.getByRole('button', { name: 'Games I played' }).click();
    await ada.getByRole('button', { name: /won.*one round|won.*\d rounds/ }).click();
    await ada.getByRole('button', { name: 'Step through it' }).waitFor();
    await ada.goto(`/t/${host.code}/games/1`);
    await ada.getByRole('button', { name: 'Step through it' }).waitFor();
    await ada.goto('/replay');
    await ada.getByRole('button', { name: 'Remove all' }).click();
    await ada.getByText('Remove this game from this device?').waitFor();
    await ada.getByRole('button', { name: 'Yes, remove' }).click();
    await ada.getByText(/^Nothing yet\./).waitFor();
    await ada.goto(`/t/${host.code}/games/1`);
    await ada.getByRole('heading', { name: 'This game is not here' }).waitFor();
    await ada.context().close();
    await bo.context().close();
  });

  it('a picture that a device cannot draw is told, wherever it was asked for', async () => {
    const [host] = (await finishedTable()) as [Identity];
    const page = await pageOn('phone', 'dark');
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = take => take(null);
    });
    const said = page.getByRole('alert').filter({ hasText: 'The picture could not be drawn.' });
    await page.goto(seatLink(host));
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await said.waitFor();
    await page.getByRole('button', { name: 'All rounds' }).click();
    await said.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await said.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`/t/${host.code}/games/1`);
    await page.getByRole('button', { name: 'Whole album' }).click();
    await said.waitFor();
    expect(await page.getByRole('button', { name: 'Whole album' }).isEnabled(), 'and it can be tried again').toBe(true);
    await page.context().close();
  });

  it('a locked table shows its games to whoever watched with its phrase, and asks others for it', async () => {
    const passphrase = 'three blue lanterns';
    const [{ code }] = (await finishedTable({ passphrase })) as [Identity];
    const dora = await pageOn('phone', 'light');
    const phrase = dora.getByLabel('The table’s pass phrase');
    await dora.goto(`/t/${code}`);
    await phrase.fill(passphrase);
    await dora.getByRole('button', { name: 'Just watch' }).click();
    await dora.getByRole('heading', { name: /dreamt best/ }).waitFor();
    await dora.getByRole('button', { name: 'Step through' }).click();
    await dora.waitForURL(`**/t/${code}/games/1`);
    await dora.getByRole('button', { name: 'Step through it' }).waitFor();
    await dora.reload();
    await dora.getByRole('heading', { name: 'This table is locked' }).waitFor();
    await phrase.fill('open sesame');
    await dora.getByRole('button', { name: 'Come in' }).click();
    await dora.getByText('That is not the pass phrase.').waitFor();
    await phrase.fill(passphrase);
    await dora.getByRole('button', { name: 'Come in' }).click();
    await dora.getByRole('button', { name: 'Step through it' }).waitFor();
    await dora.context().close();
  });

  it('what was lost on its way to the page of a game is asked for again, with the phrase too', async () => {
    const passphrase = 'three green lanterns';
    const [{ code }] = (await finishedTable({ passphrase })) as [Identity];
    const page = await pageOn('phone', 'dark');
    const away = { games: true, watch: true };
    await page.route('**/api/tables/*/games/1', route => (away.games ? route.abort() : route.continue()));
    await page.route('**/watch', route => (away.watch ? route.abort() : route.continue()));
    const late = page.getByRole('status').filter({ hasText: 'No answer so far. We keep trying.' });
    await page.goto(`/t/${code}/games/1`);
    await late.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    away.games = false;
    await page.getByLabel('The table’s pass phrase').fill(passphrase);
    await page.getByRole('button', { name: 'Come in' }).click();
    await late.waitFor();
    away.watch = false;
    await page.getByRole('button', { name: 'Step through it' }).waitFor();
    await page.context().close();
  });

  it('whoever’s seat was taken away is asked for the phrase of a locked table like everybody else', async () => {
    const passphrase = 'three white lanterns';
    const [host] = (await finishedTable({ passphrase })) as [Identity];
    const { code } = host;
    const { seat, token } = await joinTable(house.base, code, 'Eve', { passphrase });
    const ada = await TestClient.open(house.base, host);
    expect(await ada.do({ t: 'remove', seat })).toEqual({ ok: true });
    ada.close();
    const page = await pageOn('desk', 'light');
    await page.goto('/rules');
    const kept = JSON.stringify({ [code]: { seat, token, at: 1 } });
    await page.evaluate(seats => localStorage.setItem('inkling.seats', seats), kept);
    await page.goto(`/t/${code}/games/1`);
    await page.getByRole('heading', { name: 'This table is locked' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('inkling.seats'))).not.toContain(code);
    await page.getByLabel('The table’s pass phrase').fill(passphrase);
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'Step through it' }).waitFor();
    await page.context().close();
  });

  it('a link says where it leads, and nothing else', async () => {
    const page = await (await fetch(`${house.base}/t/moth-lantern-plum-42`)).text();
    expect(page).toContain('content="Come and play: table MOTH-LANTERN-PLUM-42"');
    expect(page).toContain(`content="${house.base}/preview.jpg"`);
    const picture = await fetch(`${house.base}/preview.jpg`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  });
});
