import type { WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { type Guest, Player } from '../support/browser-player.ts';

const ADA: Guest = { name: 'Ada', view: 'desk', theme: 'dark' };
const BEN: Guest = { name: 'Ben', view: 'phone', theme: 'light' };
const CLEO: Guest = { name: 'Cleo', view: 'phone', theme: 'dark' };

type Three = readonly [Player, Player, Player];

let house: House;
beforeAll(async () => {
  house = await House.open({ INKLING_HOST_AWAY: '1' });
});
afterAll(() => house.close());

/** A dealt game of Ada, the host, Ben and Cleo, with bots if the ruleset needs them. */
const dealt = async (ruleset = 'Classic', bots = 0): Promise<{ readonly code: string; readonly three: Three }> => {
  const { code, players } = await gather(house, { ruleset, guests: [ADA, BEN, CLEO], bots });
  await players[0]?.deal();
  return { code, three: players as unknown as Three };
};

const leave = (players: readonly Player[]) => Promise.all(players.map(({ context }) => context.close()));

const heading = ({ page }: Player, name: string | RegExp) => page.getByRole('heading', { name });
const offline = ({ page }: Player) => page.getByText(/^No connection/);

/** Whose votes lie on which card, as the revealed table says it. */
const votesShown = async ({ page }: Player): Promise<readonly string[]> => {
  const votes = page.getByRole('img', { name: /^(Votes: |No votes)/ });
  await votes.first().waitFor();
  return votes.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
};

describe('a table in rough weather', () => {
  it('offers to load a page again that a newer server does not understand, and keeps the seat', async () => {
    const { three } = await dealt();
    const [, ben] = three;
    const { page } = ben;
    let isOld = true;
    await page.routeWebSocket(/\/ws/, line => {
      const refusal = '{"t":"refused","id":null,"why":{"code":"wrong-version","speaks":99}}';
      if (isOld) line.onMessage(() => line.send(refusal));
      else line.connectToServer();
    });
    await page.reload();
    await heading(ben, 'This page is out of date').waitFor();
    isOld = false;
    await ben.press('Load it again');
    await ben.button('I have a clue!').waitFor();
    await leave(three);
  });

  it('comes back by itself when a server has had to let go of a table', async () => {
    const { three } = await dealt();
    const [ada, ben] = three;
    const lines: WebSocketRoute[] = [];
    await ben.page.routeWebSocket(/\/ws/, line => {
      lines.push(line);
      line.connectToServer();
    });
    await ben.page.reload();
    await ben.button('I have a clue!').waitFor();
    lines[0]?.send('{"t":"bye","why":"gone"}');
    await lines[0]?.close();
    await ben.tell('Let go and held again');
    expect(lines).toHaveLength(2);
    await ada.button('The first of two').waitFor();
    await leave(three);
  });

  it('keeps everything over a reload in any phase, the half-written clue too', async () => {
    const { three } = await dealt();
    const [ada, ben, cleo] = three;
    await ben.press('I have a clue!');
    await ben.button('This one').waitFor();
    const told = await ben.heldCard();
    await ben.press('This one');
    const pen = ben.page.getByRole('textbox', { name: 'Your clue' });
    await pen.fill('Half a th');
    await ben.page.reload();
    await pen.waitFor();
    expect(await pen.inputValue()).toBe('Half a th');
    expect(await ben.page.getByRole('img', { name: told }).count()).toBe(1);
    await pen.fill('Half a thought');
    await ben.press('Give the clue');
    await heading(ben, 'Now the others look for cards').waitFor();
    await ben.page.reload();
    await heading(ben, 'Now the others look for cards').waitFor();

    await ada.button('The first of two').waitFor();
    const hand = await ada.hand();
    await ada.page.reload();
    await ada.button('The first of two').waitFor();
    expect(await ada.hand()).toEqual(hand);
    await ada.putIn();
    await heading(ada, 'Your cards are in').waitFor();
    await ada.page.reload();
    await heading(ada, 'Your cards are in').waitFor();
    await cleo.putIn();

    const choice = await ada.foreignSlot();
    await ada.vote([choice]);
    await ada.page.locator('.slot-card[aria-pressed=true]').waitFor();
    await ada.page.reload();
    await ada.slot(choice).waitFor();
    expect(await ada.slot(choice).getAttribute('aria-pressed')).toBe('true');
    await cleo.vote([await cleo.foreignSlot()]);

    const before = await votesShown(ada);
    await ada.page.reload();
    expect(await votesShown(ada)).toEqual(before);
    await leave(three);
  });

  it('resumes in silence after the network was gone, and what was done meanwhile counts', async () => {
    const { three } = await dealt();
    const [ada, ben, cleo] = three;
    await ada.tell('Gone for a moment');
    await Promise.all([ben.putIn(), cleo.putIn()]);
    const choice = await ben.foreignSlot();
    await ben.context.setOffline(true);
    await offline(ben).waitFor();
    await ben.vote([choice]);
    await ben.page.getByText(/What you did is kept/).waitFor();
    await cleo.vote([await cleo.foreignSlot()]);
    expect(await heading(ada, 'Round 1').or(ada.button(/^Next/)).count(), 'the table waits for Ben').toBe(0);
    await ben.context.setOffline(false);
    const shown = await votesShown(ada);
    expect(shown.filter(text => /Votes:.*Ben/.test(text))).toHaveLength(1);
    await ben.button(/^You earned/).waitFor();
    expect(await offline(ben).count()).toBe(0);
    await leave(three);
  });

  it('keeps the card and the words of a clue that was given while away, until the table has it', async () => {
    const { code, three } = await dealt();
    const [ada, ben] = three;
    await ben.press('I have a clue!');
    await ben.button('This one').waitFor();
    const told = await ben.heldCard();
    await ben.press('This one');
    const given = ben.page.getByRole('textbox', { name: 'Your clue' });
    await given.fill('Out of the blue');
    await ben.context.setOffline(true);
    await offline(ben).waitFor();
    await ben.press('Give the clue');
    await ben.page.getByText(/What you did is kept/).waitFor();
    expect(await given.isEditable(), 'what is on its way stays as it is').toBe(false);
    expect(await given.isEnabled(), 'and can be read').toBe(true);
    // A telephone throws pages away that nobody looks at, with all that they wanted to send.
    await ben.page.close();
    await ben.context.setOffline(false);
    const page = await ben.context.newPage();
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('inkling.draft')));
    await page.goto(`/t/${code}`);
    const pen = page.getByRole('textbox', { name: 'Your clue' });
    await pen.waitFor();
    expect(await pen.inputValue()).toBe('Out of the blue');
    expect(await page.getByRole('img', { name: told }).count()).toBe(1);
    expect(await kept()).toHaveLength(1);
    await page.getByRole('button', { name: 'Give the clue' }).click();
    await page.getByRole('heading', { name: 'Now the others look for cards' }).waitFor();
    await ada.page.getByText('Out of the blue').first().waitFor();
    expect(await kept()).toEqual([]);
    await leave(three);
  });

  it('takes a seat along to a second device by its link', async () => {
    const { three } = await dealt();
    const [ada, ben, cleo] = three;
    await ben.tell('Two windows, one chair');
    await ada.button('The first of two').waitFor();
    await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ada.openMenu();
    await ada.press('Copy my seat link for another device');
    await ada.page.getByRole('dialog').getByRole('status').getByText('Link copied').waitFor();
    await ada.press('Close');
    const link = await ada.page.evaluate(() => navigator.clipboard.readText());
    const second = await Player.at(house, { ...ADA, view: 'phone' });
    await second.page.goto(link);
    await second.button('The first of two').waitFor();
    expect(await second.hand()).toEqual(await ada.hand());
    expect(second.page.url(), 'the secret stays out of the address').not.toContain('seat=');
    await second.putIn();
    await heading(ada, 'Your cards are in').waitFor();
    await leave([...three, second]);
    expect(cleo.name).toBe('Cleo');
  });

  it('passes the host on when the host is gone for a while, and keeps their seat', async () => {
    const { three } = await dealt();
    const [ada, ben] = three;
    await ben.tell('The captain goes ashore');
    await ada.button('The first of two').waitFor();
    const hand = await ada.hand();
    await ada.openMenu();
    await ada.press('To the front door');
    await ada.button('Open a table').waitFor();
    await ben.openMenu();
    await ben.press('Players and points');
    const rows = ben.page.getByRole('dialog').getByRole('listitem');
    await rows
      .filter({ hasNotText: 'Ada' })
      .getByText(/^(you · )?host$/)
      .waitFor();
    expect(await rows.filter({ hasText: 'Ada' }).getByText(/^host/).count()).toBe(0);
    await ada.myTables().getByRole('link').click();
    await ada.button('The first of two').waitFor();
    expect(await ada.hand()).toEqual(hand);
    await leave(three);
  });

  it('counts a double tap on a vote once, also where a second tap may mean something else', async () => {
    const { three } = await dealt('Odyssey 2011', 4);
    const [ada, ben, cleo] = three;
    // Bots are quicker with a clue than any person.
    await Promise.all(three.map(player => player.putIn()));
    const choice = await ada.foreignSlot();
    await ada.slot(choice).dblclick();
    await ada.page.locator('.slot-card[aria-pressed=true]').waitFor();
    expect(await ada.slot(choice).getAttribute('aria-pressed')).toBe('true');
    await ada.pressCalmly('That is my only vote');
    await ben.voteOnce(await ben.foreignSlot());
    await cleo.slot(await cleo.foreignSlot()).click();
    await cleo.button(/^First vote: /).dblclick({ delay: 450 });
    await cleo.pressCalmly('That is my only vote');
    const shown = await votesShown(ada);
    for (const name of ['Ada', 'Cleo'])
      expect(
        shown.filter(text => new RegExp(`Votes:.*${name}`).test(text)),
        name,
      ).toHaveLength(1);
    await leave(three);
  });
});

describe('the shared screen', () => {
  it('shows no card of any hand before the table is open, neither on it nor in what it is sent', async () => {
    const { code, three } = await dealt();
    const [ada, ben, cleo] = three;
    const room = await Player.at(house, { name: 'Room', view: 'desk', theme: 'dark' });
    let sent = '';
    let address = '';
    room.page.on('websocket', socket => {
      address = socket.url();
      socket.on('framereceived', ({ payload }) => (sent += String(payload)));
    });
    await room.page.goto(`/screen/${code}`);
    await heading(room, 'Who has a clue?').waitFor();
    // What a balancer goes by.
    expect(new URL(address).searchParams.get('table')).toBe(code);
    const hands = await Promise.all(three.map(player => player.hand()));
    const secrets = hands.flat().flatMap(said => [said, said.replace('Colour field ', 'swatch-')]);
    expect(new Set(secrets).size).toBe(42);
    const leaks = async (): Promise<readonly string[]> => {
      const seen = sent + (await room.page.content());
      return secrets.filter(secret => seen.includes(secret));
    };
    expect(await leaks()).toEqual([]);
    await ben.tell('What the room may hear');
    await room.page.getByText('What the room may hear').first().waitFor();
    expect(await leaks()).toEqual([]);
    await ada.putIn();
    await room.page.getByText('2 of 3 cards are in').waitFor();
    expect(await leaks()).toEqual([]);
    await cleo.putIn();
    await ada.slot(1).waitFor();
    const open = await ada.slots();
    expect(open).toHaveLength(5);
    await room.page.locator('[data-card]').nth(4).waitFor();
    const shown = await leaks();
    const allowed = open.flatMap(({ said }) => [said, said.replace('Colour field ', 'swatch-')]);
    expect(shown.filter(secret => !allowed.includes(secret))).toEqual([]);
    expect(shown.length, 'the search finds what is there').toBeGreaterThan(0);
    await leave([...three, room]);
  });
});
