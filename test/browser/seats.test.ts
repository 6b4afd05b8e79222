import type { WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/browser-axe.ts';
import { House } from '../support/browser-house.ts';
import { type Guest, Player } from '../support/browser-player.ts';
import { createTable, type Identity, joinTable, TestClient } from '../support/client.ts';

const BEN: Guest = { name: 'Ben', view: 'phone', theme: 'light' };
const PHRASE = 'three rabbits';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A table whose host Ada is somebody else's program. */
const openTable = async (lock: object = {}): Promise<{ readonly code: string; readonly ada: TestClient }> => {
  const code = await createTable(house.base, lock);
  const ada = await joinTable(house.base, code, 'Ada', lock);
  return { code, ada: await TestClient.open(house.base, ada) };
};

const links = ({ code, seat, token }: Identity): string => `/t/${code}#seat=${seat}.${token}`;
const lobby = ({ page }: Player) => page.getByRole('heading', { name: 'Which game tonight?' }).waitFor();
const isGone = ({ page }: Player) => page.getByText('Your seat at this table is gone.');
const keptSeat = ({ page }: Player, code: string): Promise<string | undefined> =>
  page.evaluate(table => {
    const seats = JSON.parse(localStorage.getItem('inkling.seats') ?? '{}') as Record<string, { seat: string }>;
    return seats[table]?.seat;
  }, code);
const leaveDialog = ({ page }: Player) => page.getByRole('dialog', { name: 'Leave the table' });
const last = (names: readonly string[]): string => names.at(-1) ?? '';

describe('a seat', () => {
  it('that was taken away is said to be gone, and another can be taken, or one watches', async () => {
    const { code, ada } = await openTable();
    const ben = await Player.at(house, BEN);
    await ben.join(code, 1);
    await ada.until(() => ada.table.seating.length === 2);
    const removeBen = async () => {
      const seat = last(ada.table.seating);
      expect(await ada.do({ t: 'remove', seat: seat as Identity['seat'] })).toEqual({ ok: true });
    };
    await removeBen();
    await isGone(ben).waitFor();
    expect(await axeFindings(ben.page)).toEqual([]);
    expect(await keptSeat(ben, code)).toBeUndefined();
    await ben.press('Sit down');
    await lobby(ben);
    await ada.until(() => ada.table.seating.length === 2);

    await ben.page.goto('/rules');
    await removeBen();
    await ben.page.goto(`/t/${code}`);
    await isGone(ben).waitFor();
    await ben.press('Just watch');
    await ben.page.getByText('You are watching.').waitFor();
    await ben.page.reload();
    await ben.button('Sit down').waitFor();
    expect(await isGone(ben).count(), 'said once').toBe(0);
    ada.close();
    await ben.context.close();
  });

  it('comes by its link also into a window that shows the table already', async () => {
    const { code, ada } = await openTable();
    const [one, two] = [await joinTable(house.base, code, 'One'), await joinTable(house.base, code, 'Two')];
    const ben = await Player.at(house, BEN);
    await ben.page.goto(`/t/${code}`);
    await ben.button('Sit down').waitFor();
    for (const seat of [one, two]) {
      await ben.page.goto(links(seat));
      await lobby(ben);
      await ada.until(() => ada.here[seat.seat] === true);
      expect(ben.page.url(), 'the secret stays out of the address').not.toContain('seat=');
      expect(await keptSeat(ben, code)).toBe(seat.seat);
    }
    await ada.until(() => ada.here[one.seat] === false);
    ada.close();
    await ben.context.close();
  });

  it('is not lost to a link that is wrong: that is said, and one goes back to it', async () => {
    const { code, ada } = await openTable();
    const ben = await Player.at(house, BEN);
    const { page } = ben;
    await ben.join(code, 1);
    const other = await joinTable(house.base, code, 'Other');
    const mine = await keptSeat(ben, code);
    const cutOff = { ...other, token: other.token.slice(0, 20) };
    for (const wrong of [cutOff, { ...other, token: '' }, { ...other, token: 'x'.repeat(101) }]) {
      await page.goto(links(wrong));
      await page.getByText('This seat link does not fit this table.').waitFor();
      expect(await keptSeat(ben, code)).toBe(mine);
      expect(page.url(), 'the secret stays out of the address').not.toContain('seat=');
      await ben.press('Back to the table');
      await lobby(ben);
    }

    expect(await ada.do({ t: 'remove', seat: other.seat })).toEqual({ ok: true });
    await page.goto('/rules');
    for (const wrong of [cutOff, other]) {
      await page.goto(links(wrong));
      await page.getByText('This seat link does not fit this table.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await ben.press('To the front door');
      await ben.button('Open a table').waitFor();
      expect(await keptSeat(ben, code)).toBe(mine);
    }
    await ben.myTables().getByRole('link').click();
    await lobby(ben);
    ada.close();
    await ben.context.close();
  });

  it('is each window’s own, where several of one browser sit at one table', async () => {
    const code = await createTable(house.base);
    const [one, two, three] = [
      await joinTable(house.base, code, 'One'),
      await joinTable(house.base, code, 'Two'),
      await joinTable(house.base, code, 'Three'),
    ];
    const first = await Player.at(house, BEN);
    await first.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const second = first.beside(await first.context.newPage());
    const third = first.beside(await first.context.newPage());
    for (const [window, seat] of [
      [first, one],
      [second, two],
      [third, three],
    ] as const) {
      await window.page.goto(links(seat));
      await lobby(window);
      await expect.poll(() => keptSeat(window, code)).toBe(seat.seat);
    }

    await first.page.bringToFront();
    await first.openMenu();
    await first.press('Copy my seat link for another device');
    await first.page.getByRole('dialog').getByRole('status').getByText('Link copied').waitFor();
    expect(await first.page.evaluate(() => navigator.clipboard.readText())).toBe(house.base + links(one));

    await second.page.bringToFront();
    await second.openMenu();
    await second.press('Leave the table');
    await leaveDialog(second).getByRole('button', { name: 'Leave the table' }).click();
    await second.button('Open a table').waitFor();
    expect(await keptSeat(second, code)).toBe(three.seat);

    await first.page.bringToFront();
    await first.press(/^Delete this table/);
    await first.press('Delete everything');
    await first.page.getByText('The table was cleared away').waitFor();
    expect(await keptSeat(first, code)).toBeUndefined();
    await first.context.close();
  });

  it('is taken once, though the answer was lost, and by another name where one was refused', async () => {
    const { code, ada } = await openTable();
    const ben = await Player.at(house, BEN);
    const { page } = ben;
    await ben.arrive(code, 1);
    await page.getByLabel('Your name').fill('Ada');
    await ben.press('Sit down');
    await page.getByText('Somebody here has that name already.').waitFor();
    let isLost = true;
    await page.route('**/api/tables/*/seats', async route => {
      const response = await route.fetch();
      if (!isLost) return route.fulfill({ response });
      isLost = false;
      return route.abort();
    });
    await page.getByLabel('Your name').fill('Ben');
    await ben.press('Sit down');
    await page.getByText('No connection. Try again in a moment.').waitFor();
    await ben.takeSeat();
    const names = () => ada.table.seating.map(seat => ada.table.seats[seat]?.name);
    await ada.until(() => names().length > 1);
    expect(names()).toEqual(['Ada', 'Ben']);
    ada.close();
    await ben.context.close();
  });

  it('that was given unheard goes by the name and the rabbit that were wanted last', async () => {
    const { code, ada } = await openTable();
    const ben = await Player.at(house, BEN);
    const { page } = ben;
    let isLost = true;
    await page.route('**/api/tables/*/seats', async route => {
      const response = await route.fetch();
      if (!isLost) return route.fulfill({ response });
      isLost = false;
      return route.abort();
    });
    await ben.arrive(code, 1);
    await page.getByLabel('Your name').fill('Bne');
    const looksAgain = page.waitForResponse(`**/api/tables/${code}`);
    await ben.press('Sit down');
    await page.getByText('No connection. Try again in a moment.').waitFor();
    await looksAgain;
    const sky = page.getByRole('radio', { name: /^Sky/ });
    expect([await sky.isChecked(), await sky.isEnabled()], 'their own rabbit is not somebody else’s').toEqual([
      true,
      true,
    ]);
    await page.getByLabel('Your name').fill('Ben');
    await ben.choose(/^Moss/);
    await ben.takeSeat();
    const mine = () => ada.table.seating.map(seat => ada.table.seats[seat]).at(-1);
    await ada.until(() => mine()?.name === 'Ben');
    expect([ada.table.seating.length, mine()?.rabbit]).toEqual([2, 'moss']);
    ada.close();
    await ben.context.close();
  });

  it('is played from where the browser keeps nothing', async () => {
    const { code, ada } = await openTable({ passphrase: PHRASE });
    const ben = await Player.at(house, BEN);
    await ben.page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', { get });
    });
    await ben.arrive(code, 1);
    await ben.page.getByLabel('The table’s pass phrase').fill(PHRASE);
    await ben.takeSeat();
    await ada.until(() => ada.here[last(ada.table.seating)] === true);
    await ben.openMenu();
    await ben.button('Leave the table').waitFor();
    expect(await ben.page.getByText('You are watching.').count()).toBe(0);
    ada.close();
    await ben.context.close();
  });

  it('is kept when the table would not hear of leaving it, and that is said', async () => {
    const { code, ada } = await openTable();
    const ben = await Player.at(house, BEN);
    let isDeaf = true;
    await ben.page.routeWebSocket(/\/ws/, line => {
      const server = line.connectToServer();
      line.onMessage(frame => {
        const { id, do: command } = JSON.parse(String(frame)) as { id?: string; do?: { t: string } };
        if (isDeaf && command?.t === 'leave')
          line.send(JSON.stringify({ t: 'refused', id, why: { code: 'rate-limited' } }));
        else server.send(frame);
      });
    });
    await ben.join(code, 1);
    await ben.openMenu();
    await ben.press('Leave the table');
    const leave = leaveDialog(ben).getByRole('button', { name: 'Leave the table' });
    await leave.click();
    await ben.page.getByText('Slowly, please.').waitFor();
    expect(await keptSeat(ben, code)).toBe(last(ada.table.seating));
    isDeaf = false;
    await leave.click();
    await ben.button('Open a table').waitFor();
    expect(await keptSeat(ben, code)).toBeUndefined();
    await ada.until(() => ada.table.seating.length === 1);
    ada.close();
    await ben.context.close();
  });

  it('stays with whoever thought better of leaving while the table did not answer', async () => {
    const { code, ada } = await openTable();
    const ben = await Player.at(house, BEN);
    const { page } = ben;
    const lines: WebSocketRoute[] = [];
    const left: string[] = [];
    await page.routeWebSocket(/\/ws/, line => {
      const isDeaf = lines.push(line) === 1;
      const server = line.connectToServer();
      line.onMessage(frame => {
        const isLeave = String(frame).includes('"leave"');
        if (isLeave) left.push(String(frame));
        if (!isLeave || !isDeaf) server.send(frame);
      });
    });
    await ben.join(code, 1);
    const dialog = leaveDialog(ben);
    const closings = [
      () => dialog.getByRole('button', { name: 'Stay' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.evaluate(() => history.back()),
    ];
    for (const close of closings) {
      await ben.openMenu();
      await ben.press('Leave the table');
      await dialog.getByRole('button', { name: 'Leave the table' }).click();
      await dialog.getByText(/Waiting for the table to answer/).waitFor();
      await close();
      await dialog.waitFor({ state: 'detached' });
    }
    expect(left).toHaveLength(closings.length);
    await lines[0]?.close();
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(2);
    // Decided after everything that waited for the new line.
    await ben.openMenu();
    await ben.press(/^Table talk/);
    await page.getByLabel('Say something to everybody').fill('Still here');
    await ben.press('Say');
    await ada.until(() => Object.values(ada.table.chat).some(({ text }) => text === 'Still here'));
    expect(left).toHaveLength(closings.length);
    expect(await keptSeat(ben, code)).toBe(last(ada.table.seating));
    ada.close();
    await ben.context.close();
  });

  it('that cannot be taken for now says why, and nobody has to wait for it', async () => {
    const { code, ada } = await openTable();
    const ben = await Player.at(house, BEN);
    const refusal = '{"t":"refused","id":null,"why":{"code":"unavailable"}}';
    await ben.page.routeWebSocket(/\/ws/, line => line.onMessage(() => line.send(refusal)));
    await ben.page.goto(links(await joinTable(house.base, code, 'Ben')));
    await ben.page.getByText('Looking for the table …').waitFor();
    await ben.page.getByText('The server is catching its breath. Try again in a moment.').waitFor();
    expect(await axeFindings(ben.page)).toEqual([]);
    await ben.press('To the front door');
    await ben.button('Open a table').waitFor();
    ada.close();
    await ben.context.close();
  });
});
