import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOut } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { type Guest, Player } from '../support/browser-player.ts';

const ADA: Guest = { name: 'Ada', view: 'desk', theme: 'dark' };
const BEN: Guest = { name: 'Ben', view: 'phone', theme: 'light' };
const CLEO: Guest = { name: 'Cleo', view: 'phone', theme: 'dark' };
const PHRASE = 'three blue lanterns';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const heading = ({ page }: Player, name: string | RegExp) => page.getByRole('heading', { name }).first();
const phraseField = ({ page }: Player) => page.getByLabel('The table’s pass phrase');

/** Through the door of a locked table: first with a wrong phrase, then with the right one. */
const comeIn = async (player: Player, enter: string): Promise<void> => {
  for (const phrase of ['open sesame', PHRASE]) {
    await phraseField(player).fill(phrase);
    await player.press(enter);
    if (phrase === PHRASE) break;
    await player.page.getByText('That is not the pass phrase.').waitFor();
    expect(await phraseField(player).getAttribute('aria-invalid')).toBe('true');
    expect(await phraseField(player).evaluate(field => field === document.activeElement)).toBe(true);
  }
};

const lockedTable = async (): Promise<{ code: string; players: readonly [Player, Player, Player] }> => {
  const players = (await Promise.all([ADA, BEN, CLEO].map(guest => Player.at(house, guest)))) as [
    Player,
    Player,
    Player,
  ];
  const [ada, ben, cleo] = players;
  await ada.page.goto('/');
  await ada.press('Open a table with a pass phrase');
  await ada.page.getByLabel('Pass phrase for your friends').fill(PHRASE);
  await ada.press('Open a table');
  await ada.page.waitForURL('**/t/*');
  await ada.sitDown(0);
  const code = ada.page.url().split('/t/')[1] ?? '';
  for (const [i, guest] of [ben, cleo].entries()) {
    await guest.page.goto(`/t/${code}`);
    await guest.fillName(i + 1);
    await comeIn(guest, 'Sit down');
    await heading(guest, 'Which game tonight?').waitFor();
  }
  return { code, players };
};

/** Somebody who only looks: on a phone at the table's own address, or a television. */
const onlookers = async (code: string): Promise<readonly [Player, Player]> => {
  const dora = await Player.at(house, { name: 'Dora', view: 'phone', theme: 'light' });
  await dora.page.goto(`/t/${code}`);
  await dora.press('Just watch');
  await comeIn(dora, 'Come in');
  const room = await Player.at(house, { name: 'Room', view: 'desk', theme: 'dark' });
  await room.page.goto(`/screen/${code}`);
  await comeIn(room, 'Come in');
  return [dora, room];
};

const contributions = (player: Player, code: string, game: number): Promise<number> =>
  player.page.evaluate(
    async ([table, number]) => {
      const seats = JSON.parse(localStorage.getItem('inkling.seats') ?? '{}') as Record<
        string,
        { seat: string; token: string }
      >;
      const mine = seats[table];
      const headers = { authorization: `Bearer ${mine?.seat}.${mine?.token}` };
      const file = await (await fetch(`/api/tables/${table}/games/${number}`, { headers })).json();
      return Object.keys((file as { contributions: object }).contributions).length;
    },
    [code, game] as const,
  );

describe('a whole evening', () => {
  it('behind a pass phrase, with people who only watch, and a second game with the same people', async () => {
    const { code, players } = await lockedTable();
    const [ada, ben] = players;
    await ada.setTarget(15);
    await ada.deal();
    await ben.tell('In the middle of things');
    const watchers = await onlookers(code);
    for (const watcher of watchers) {
      await watcher.page.getByText('In the middle of things').first().waitFor();
      expect(await watcher.page.getByRole('option').count(), `${watcher.name} has no hand`).toBe(0);
    }
    for (const game of [1, 2]) {
      await playOut(players);
      const everybody = [...players, ...watchers];
      await Promise.all(everybody.map(one => heading(one, /dreamt best/).waitFor()));
      await ada.press('Check shuffle');
      await ada.page.getByText('Every card fell where the seed put it.').waitFor();
      expect(await contributions(ada, code, game), `everybody had a hand in the shuffle of game ${game}`).toBe(3);
      if (game === 2) break;
      await ada.press('Again, same people');
      await Promise.all(everybody.map(one => heading(one, 'Who has a clue?').waitFor()));
    }
    await Promise.all([...players, ...watchers].map(({ context }) => context.close()));
  });

  it('goes on without somebody who leaves for good, and says before what becomes of the seat', async () => {
    const guests = await Promise.all([ADA, BEN, CLEO].map(guest => Player.at(house, guest)));
    const [ada, ben, cleo] = guests as [Player, Player, Player];
    const code = await ada.openTable();
    await Promise.all([ben.join(code, 1), cleo.join(code, 2)]);

    await cleo.openMenu();
    await cleo.press('Leave the table');
    await cleo.page.getByText(/^Your seat is freed at once/).waitFor();
    await cleo.press('Stay');
    await heading(cleo, 'Which game tonight?').waitFor();
    await cleo.openMenu();
    await cleo.press('Leave the table');
    // The menu has a line of the same name.
    await cleo.page.getByText(/^Your seat is freed at once/).waitFor();
    await cleo.page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
    await cleo.button('Open a table').waitFor();
    await cleo.page.locator('.my-empty').waitFor();
    expect(await cleo.myTables().count(), 'the seat is given up').toBe(0);
    const seats = ada.page.locator('.seats').getByRole('listitem');
    await seats.filter({ hasText: 'Cleo' }).waitFor({ state: 'detached' });

    await ada.addBot();
    await ada.deal();
    // A bot may have been quicker with a clue: leaving is the same in every phase.
    await ada.page.locator('main.play, main.write').first().waitFor();
    await ada.openMenu();
    await ada.press('Leave the table');
    await ada.page.getByText(/^The game needs your seat/).waitFor();
    await ada.page.getByText('Ben becomes the host.').waitFor();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
    await ada.button('Open a table').waitFor();
    await ben.openMenu();
    await ben.press('Players and points');
    const rows = ben.page.getByRole('dialog').getByRole('listitem');
    await rows.filter({ hasText: 'Ada' }).getByText('leaving').waitFor();
    await rows.filter({ hasText: 'Ben' }).getByText('you · host').waitFor();
    await Promise.all(guests.map(({ context }) => context.close()));
  });
});
