import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { type Guest, Player } from '../support/browser-player.ts';

const ADA: Guest = { name: 'Ada', view: 'desk', theme: 'light' };
const BEN: Guest = { name: 'Ben', view: 'phone', theme: 'dark' };
const CLEO: Guest = { name: 'Cleo', view: 'desk', theme: 'dark' };
const DORA: Guest = { name: 'Dora', view: 'desk', theme: 'dark' };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What has the focus, in the words a screen reader would begin with. */
const focused = (player: Player): Promise<string> =>
  player.page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** One tells, the others find it: the answer comes when the votes are turned. */
const playRound = async (clue: string, teller: Player, others: readonly Player[], truth: string): Promise<void> => {
  for (const other of others) await other.putIn();
  for (const other of others) {
    await other.slot(1).waitFor();
    await other.vote([(await other.slots()).findIndex(slot => slot.said === truth) + 1]);
  }
  await teller.page.getByRole('heading', { name: clue }).waitFor();
};

describe('the last round', () => {
  it('[R7] is in the menu once the next one is played, and stays open through what comes', async () => {
    const { code, players } = await gather(house, { ruleset: 'Classic', guests: [ADA, BEN, CLEO], bots: 0 });
    const [ada, ben, cleo] = players as readonly [Player, Player, Player];
    const dora = await Player.at(house, DORA);
    await dora.page.goto(`/t/${code}`);
    await dora.press('Just watch');
    await ada.deal();
    await playRound('What the lamp saw', ada, [ben, cleo], await ada.tell('What the lamp saw'));
    await dora.page.getByRole('heading', { name: 'What the lamp saw' }).waitFor();
    await dora.openMenu();
    expect(await dora.button('The previous round').count(), 'it still lies on the table').toBe(0);
    await dora.press('Close');
    await ada.press(/^Next/);

    await ben.button('This one').waitFor();
    await dora.openMenu();
    await dora.press('The previous round');
    const sheet = dora.page.getByRole('dialog', { name: 'The previous round' });
    await sheet.getByText('What the lamp saw').waitFor();
    const cards = sheet.getByRole('list', { name: 'Cards' }).getByRole('listitem');
    expect(await cards.count()).toBe(5);
    expect(await cards.first().innerText()).toMatch(
      /Ada’s card\s+the storyteller’s card\s+Votes: (Ben, Cleo|Cleo, Ben)$/,
    );
    expect(await cards.first().getByRole('button').getAttribute('aria-label')).toMatch(/^Card \d\. \w/);
    const points = sheet.getByRole('region', { name: 'Points of round 1' }).getByRole('listitem');
    expect((await points.allInnerTexts()).map(text => text.replace(/\s+/g, ' ')).toSorted()).toEqual([
      'Ada everybody found it 0',
      'Ben everybody found it +2',
      'Cleo everybody found it +2',
    ]);
    await cards.first().getByRole('button').click();
    await dora.page.getByRole('dialog', { name: /^Card \d of 5/ }).waitFor();
    await dora.page.keyboard.press('Escape');
    await sheet.waitFor();

    const said = await sheet.innerText();
    const truth = await ben.heldCard();
    await ben.press('This one');
    await ben.page.getByRole('textbox', { name: 'Your clue' }).fill('Another story');
    await ben.press('Give the clue');
    await playRound('Another story', cleo, [ada, cleo], truth);
    expect(await sheet.innerText(), 'the next reveal does not take it away').toBe(said);
    await Promise.all([...players, dora].map(({ context }) => context.close()));
  });
});

describe('the lobby', () => {
  it('is set by arrow keys, opens its rules where one asked, and says what is not described', async () => {
    const ada = await Player.at(house, ADA);
    const { page } = ada;
    const code = await ada.openTable();
    const classic = page.getByRole('radio', { name: 'Classic', exact: true });
    await classic.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Odyssey 2011', exact: true, checked: true }).waitFor();

    for (const [door, part] of [
      [/^World/, 'Worlds'],
      [/^Timers/, 'Timers'],
    ] as const) {
      await ada.press(door);
      await expect.poll(() => focused(ada)).toBe(part);
      expect(await page.getByRole('heading', { name: part, exact: true }).isVisible()).toBe(true);
      await ada.press('Close');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }

    await ada.press(/^House rules/);
    await page.getByRole('switch', { name: /^Cards carry descriptions/ }).click();
    await ada.press('Close');
    const words = 'Cards are not described at this table.';
    await page.getByRole('status').filter({ hasText: words }).waitFor();
    const ben = await Player.at(house, BEN);
    await ben.page.goto(`/t/${code}`);
    await ben.page.getByRole('status').filter({ hasText: words }).waitFor();

    const name = ben.page.getByLabel('Your name');
    await name.fill('Ada');
    await ben.press('Sit down');
    await ben.page.getByRole('alert').waitFor();
    expect(await name.getAttribute('aria-invalid'), 'the field says that it is the wrong one').toBe('true');
    const why = await name.getAttribute('aria-describedby');
    expect(await ben.page.getByRole('alert').getAttribute('id')).toBe(why);
    for (const { context } of [ada, ben]) await context.close();
  });

  it('says with whom somebody sits who has been moved', async () => {
    const ada = await Player.at(house, ADA);
    await ada.openTable();
    for (let i = 0; i < 5; i++) await ada.addBot();
    await ada.chooseRuleset('Teams');
    await ada.press(/^Pairs/);
    const sheet = ada.page.getByRole('dialog', { name: 'Pairs' });
    await sheet.getByRole('button', { name: 'Ada: one place down' }).click();
    const said = sheet.getByRole('status').filter({ hasText: /^Ada is now paired with / });
    await said.waitFor();
    const partner = (await said.textContent())?.replace('Ada is now paired with ', '');
    const row = sheet.getByRole('row', { name: 'Ada' });
    await row.getByText(`with ${partner}`, { exact: true }).waitFor();
    await ada.context.close();
  });
});
