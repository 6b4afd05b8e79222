import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import { type Guest, labels, Player } from '../support/browser-player.ts';
import { createTable, joinTable, TestClient } from '../support/client.ts';

const ADA: Guest = { name: 'Ada', view: 'desk', theme: 'light' };
const BEN: Guest = { name: 'Ben', view: 'desk', theme: 'dark' };
const CLEO: Guest = { name: 'Cleo', view: 'phone', theme: 'dark' };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Who voted for which card, by its number: where a card stands does not matter. */
const votesOn = async ({ page }: Player): Promise<readonly string[]> => {
  const cards = page.getByRole('button').filter({ has: page.getByRole('img', { name: /^(Votes: |No votes)/ }) });
  await cards.first().waitFor();
  const found = await cards.evaluateAll(all =>
    all.map(one => [
      Number(one.querySelector('.num')?.textContent),
      one.querySelector('.vs')?.getAttribute('aria-label') ?? '',
    ]),
  );
  return found.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, votes]) => String(votes));
};

/** Every number to press, as seen and as said: eye and ear are told the same, but a desk's dial would say it all twice. */
const numbersOn = async ({ page }: Player): Promise<{ readonly seen: string; readonly said: string }> => {
  const cards = page.locator('.slot');
  const steps = page.locator('.dial-step');
  const numbers = await Promise.all([
    cards.locator('.num').allTextContents(),
    steps.locator('.numeral').allTextContents(),
    labels(cards.getByRole('button')),
    labels(page.locator('svg:not([aria-hidden]) > .dial-step')),
  ]);
  const [onCards, onDial, ofCards, ofDial] = numbers.map(all =>
    all.map(text => /\d+/.exec(text)?.[0] ?? '?').join(' '),
  );
  return { seen: `${onCards}, ${onDial}`, said: [ofCards, ofDial].filter(Boolean).join(', ') };
};

/** What is said comes after what was done: once it is there, the table knows of both. */
const heard = async (player: Player, words: string): Promise<void> => {
  await player.openMenu();
  await player.press('Table talk');
  const dialog = player.page.getByRole('dialog', { name: 'Table talk' });
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: 'Say', exact: true }).click();
  await dialog.getByText(words).waitFor();
  await player.press('Close');
  await dialog.waitFor({ state: 'detached' });
};

describe('second thoughts', () => {
  it('take cards back and move a vote until the last one is in', async () => {
    const { players } = await gather(house, { ruleset: 'Classic', guests: [ADA, BEN, CLEO], bots: 0 });
    const [ada, ben, cleo] = players as readonly [Player, Player, Player];
    await ada.deal();
    await ben.tell('Or perhaps not');
    await ada.button('The first of two').waitFor();
    const hand = await ada.hand();
    await ada.putIn();
    await ada.press('Take them back');
    await ada.button('The first of two').waitFor();
    expect((await ada.hand()).toSorted(), 'the whole hand is there again').toEqual(hand.toSorted());
    await ada.putIn();
    await cleo.putIn();

    await ada.slot(1).waitFor();
    for (const voter of [ada, cleo]) {
      await voter.page.locator('.dial-step').first().waitFor();
      const { seen, said } = await numbersOn(voter);
      expect(seen).toBe('1 2 3 4 5, 1 2 3 4 5');
      expect(said).toBe(voter.view === 'desk' ? '1 2 3 4 5' : seen);
    }
    const foreign = (await ada.slots()).flatMap(({ own }, i) => (own ? [] : [i + 1]));
    const [first = 0, second = 0] = foreign;
    for (const slot of [first, second]) {
      await ada.vote([slot]);
      await ada.page.getByRole('button', { name: new RegExp(`^Card ${slot}\\. `), pressed: true }).waitFor();
    }
    await heard(ada, 'I am sure now');
    await cleo.vote([await cleo.foreignSlot()]);
    const shown = await votesOn(ben);
    expect(shown.map(text => /Votes:.*Ada/.test(text))).toEqual(shown.map((_, i) => i + 1 === second));
    await Promise.all(players.map(({ context }) => context.close()));
  });

  it('a double tap on the last vote does nothing to the reveal that comes of it', async () => {
    const { players } = await gather(house, { ruleset: 'Classic', guests: [ADA, BEN, CLEO], bots: 0 });
    const [ada, ben, cleo] = players as readonly [Player, Player, Player];
    const { page } = cleo;
    await ada.deal();
    await ada.tell('Twice is once');
    await Promise.all([ben.putIn(), cleo.putIn()]);
    await ben.vote([await ben.foreignSlot()]);
    const choice = await cleo.foreignSlot();
    await cleo.slot(choice).click();
    await cleo.pressCalmly(`Vote for ${choice}`);
    const points = cleo.button(/^You earned/);
    await points.click({ trial: true });
    const plaque = await points.boundingBox();
    if (plaque === null) throw new Error('the points are not in sight');
    const [x, y] = [plaque.x + plaque.width / 2, plaque.y + plaque.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await page.locator('main.points').count()).toBe(0);
    await page.mouse.click(x, y);
    await page.locator('main.points').waitFor();
    await Promise.all(players.map(({ context }) => context.close()));
  });

  for (const guest of [ADA, CLEO])
    it(`[V2] Odyssey 2011 with seven: who votes last has two votes all the same, ${guest.view}`, async () => {
      const { players } = await gather(house, { ruleset: 'Odyssey 2011', guests: [guest], bots: 6 });
      const [player] = players as readonly [Player];
      const { page } = player;
      await player.deal();
      // Bots are quicker with a clue than any person.
      await player.putIn();
      await player.slot(1).waitFor();
      const choosing = page.locator('.roster [aria-label$="still choosing"]');
      await expect.poll(() => choosing.count(), { timeout: 60_000 }).toBe(1);
      const [first = 0, second = 0] = (await player.slots()).flatMap(({ own }, i) => (own ? [] : [i + 1]));
      if (guest.view === 'desk') await player.slot(first).dblclick();
      else {
        await player.slot(first).click();
        await player.button(`First vote: ${first}`).dblclick({ delay: 450 });
        await player.press(/^All 7 cards$/);
      }
      await player.button('That is my only vote').waitFor();
      await player.vote([second]);
      const shown = await votesOn(player);
      expect(shown.map(text => new RegExp(`Votes:.*${guest.name}`).test(text))).toEqual(
        shown.map((_, i) => i + 1 === first || i + 1 === second),
      );
      await player.context.close();
    });

  it('[V2] what one device of a seat has given, a draft forgotten on another leaves alone when the time is up', async () => {
    const options = { ruleset: 'odyssey2011', timers: { clue: 0, cards: 0, vote: 40, reveal: 0 } };
    const code = await createTable(house.base, { options });
    const { seat, token } = await joinTable(house.base, code, 'Ada');
    // Does not vote: the table waits for the time to be up.
    const slow = await TestClient.open(house.base, await joinTable(house.base, code, 'Slow'));
    const [laptop, phone] = [await Player.at(house, ADA), await Player.at(house, { ...ADA, view: 'phone' })];
    for (const { page } of [laptop, phone]) await page.goto(`/t/${code}#seat=${seat}.${token}`);
    for (let bots = 0; bots < 5; bots++) await laptop.addBot();
    await laptop.deal();
    await slow.until(() => slow.table.phase === 'cards', 60_000);
    expect(await slow.do({ t: 'put', cards: slow.me?.hand.slice(0, 1) ?? [] })).toEqual({ ok: true });
    await laptop.putIn();

    await phone.slot(1).waitFor();
    const [draft = 0, first = 0, second = 0] = (await phone.slots()).flatMap(({ own }, i) => (own ? [] : [i + 1]));
    await phone.vote([draft]);
    await phone.button('That is my only vote').waitFor();
    await laptop.vote([first, second]);
    await phone.button('That is my only vote').waitFor({ state: 'detached' });
    await phone.press(/^All 7 cards$/);
    for (const slot of [first, second])
      await phone.page.getByRole('button', { name: new RegExp(`^Card ${slot}\\. your vote`), pressed: true }).waitFor();
    expect(await phone.slot(draft).getAttribute('aria-pressed')).toBe('false');
    const shown = await votesOn(laptop);
    expect(shown.map(text => /Votes:.*Ada/.test(text))).toEqual(
      shown.map((_, i) => i + 1 === first || i + 1 === second),
    );
    slow.close();
    await Promise.all([laptop, phone].map(({ context }) => context.close()));
  });

  it('[V2] a first vote that is still a draft when the time is up counts as the only one', async () => {
    const options = { ruleset: 'odyssey2011', timers: { clue: 0, cards: 0, vote: 20, reveal: 0 } };
    const code = await createTable(house.base, { options });
    const player = await Player.at(house, ADA);
    await player.join(code, 0);
    for (let bots = 0; bots < 6; bots++) await player.addBot();
    await player.deal();
    await player.putIn();
    const draft = await player.foreignSlot();
    await player.slot(draft).click();
    await player.button('That is my only vote').waitFor();
    const shown = await votesOn(player);
    expect(shown.map(text => /Votes:.*Ada/.test(text))).toEqual(shown.map((_, i) => i + 1 === draft));
    await player.context.close();
  });
});
