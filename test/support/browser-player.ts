import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { House, Theme, View } from './browser-house.ts';

export interface Guest {
  readonly name: string;
  readonly view: View;
  readonly theme: Theme;
}

/** Rabbits by their spoken names, so that nobody reaches for the same one. */
const RABBITS = [/^Rose/, /^Sky/, /^Moss/, /^Plum/, /^Marigold/, /^Poppy/, /^Lagoon/, /^Ember/];

const spoken = (text: string): string => text.replace(/^Card \d+( of \d+)?(, chosen)?\. /, '');

/** What screen readers are told of each. */
export const labels = (all: Locator): Promise<readonly string[]> =>
  all.evaluateAll(found => found.map(one => one.getAttribute('aria-label') ?? ''));

/** Somebody at a table, who sees and presses what a person sees and presses. */
export class Player {
  readonly name: string;
  readonly view: View;
  readonly theme: Theme;
  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(guest: Guest, context: BrowserContext, page: Page) {
    this.name = guest.name;
    this.view = guest.view;
    this.theme = guest.theme;
    this.context = context;
    this.page = page;
  }

  static async at(house: House, guest: Guest): Promise<Player> {
    const context = await house.device(guest.view, guest.theme);
    return new Player(guest, context, await context.newPage());
  }

  /** The same person in another window of the same browser. */
  beside(page: Page): Player {
    return new Player(this, this.context, page);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string', disabled: false });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().click();
  }

  /** Takes one of a few; its label is what people press, the input itself is out of sight. */
  async choose(name: RegExp): Promise<void> {
    const radio = this.page.getByRole('radio', { name });
    await this.page.locator('label').filter({ has: radio }).first().click();
    await radio
      .and(this.page.getByRole('radio', { checked: true }))
      .first()
      .waitFor();
  }

  /** Opens a table and sits down at it; the answer is its code. */
  async openTable(): Promise<string> {
    await this.page.goto('/');
    await this.press('Open a table');
    await this.page.waitForURL('**/t/*');
    await this.sitDown(0);
    return this.page.url().split('/t/')[1] ?? '';
  }

  async join(code: string, rabbit: number): Promise<void> {
    await this.arrive(code, rabbit);
    await this.takeSeat();
  }

  /** At the table's door, with a name and a rabbit, but not in yet. */
  async arrive(code: string, rabbit: number): Promise<void> {
    await this.page.goto(`/t/${code}`);
    await this.fillName(rabbit);
  }

  async fillName(rabbit: number): Promise<void> {
    await this.page.getByLabel('Your name').fill(this.name);
    await this.choose(RABBITS[rabbit] ?? /./);
  }

  async sitDown(rabbit: number): Promise<void> {
    await this.fillName(rabbit);
    await this.takeSeat();
  }

  async takeSeat(): Promise<void> {
    await this.press('Sit down');
    await this.page.getByRole('heading', { name: 'Which game tonight?' }).waitFor();
  }

  async addBot(): Promise<void> {
    const seats = this.page.locator('.seats').getByRole('listitem');
    const before = await seats.count();
    await this.press(/add a bot/);
    await seats.nth(before).waitFor();
  }

  async chooseRuleset(title: string): Promise<void> {
    await this.choose(new RegExp(`^${title}$`));
  }

  async setTarget(points: number): Promise<void> {
    await this.press(/^House rules/);
    await this.choose(new RegExp(`^${points}$`));
    await this.press('Close');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    await this.button(new RegExp(`^House rules ?First to ${points}$`)).waitFor();
  }

  deal(): Promise<void> {
    return this.press('Deal the cards');
  }

  /** What is said of every card of the hand, left to right. */
  async hand(): Promise<readonly string[]> {
    return (await labels(this.page.getByRole('option'))).map(spoken);
  }

  async heldCard(timeout = 60_000): Promise<string> {
    const held = this.page.getByRole('option', { selected: true });
    return spoken((await held.getAttribute('aria-label', { timeout })) ?? '');
  }

  /** The numbered cards on the table: what is said of each, and whether it is one's own. */
  async slots(): Promise<readonly { readonly said: string; readonly own: boolean }[]> {
    const texts = await labels(this.page.getByRole('button', { name: /^Card \d+\. / }));
    return texts.map(text => {
      const said = spoken(text);
      return { said: said.replace(/^This one is yours\. /, ''), own: said.startsWith('This one is yours') };
    });
  }

  slot(n: number): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Card ${n}\\. `) });
  }

  async vote(slots: readonly number[]): Promise<void> {
    for (const [i, n] of slots.entries()) {
      if (this.view === 'desk') await this.slot(n).click();
      else {
        if (i === 0 || slots[i - 1] !== n) await this.slot(n).click();
        await this.pressCalmly(new RegExp(`^(Vote for|First vote:|Second vote:|Leaf on|Thorn on) ${n}$`));
        if (i < slots.length - 1 && slots[i + 1] !== n) await this.press(/^All \d+ cards$/);
      }
    }
  }

  /** What only just appeared under the thumb takes no press yet: it could be the second half of a double tap. */
  async pressCalmly(name: string | RegExp): Promise<void> {
    await this.button(name).first().click({ delay: 450 });
  }

  /** Where one vote or two are allowed, says that there is no second one. */
  async voteOnce(slot: number): Promise<void> {
    await this.vote([slot]);
    await this.pressCalmly('That is my only vote');
  }

  /** Tells the first story of a game in which clue and card come together; the answer is what is said of the card. */
  async tell(clue: string): Promise<string> {
    await this.press('I have a clue!');
    await this.button('This one').waitFor();
    const card = await this.heldCard();
    await this.press('This one');
    await this.page.getByRole('textbox', { name: 'Your clue' }).fill(clue);
    await this.press('Give the clue');
    return card;
  }

  /** Hands in as many cards as the clue asks for. */
  async putIn(): Promise<void> {
    const one = this.button('Put in this card');
    const two = this.button('The first of two');
    await one.or(two).waitFor();
    if (await one.isVisible()) return one.click();
    await two.click();
    await this.page.keyboard.press('ArrowRight');
    await this.press('And this one: put in both');
  }

  /** A number this player may vote for, once the cards are on the table. */
  async foreignSlot(): Promise<number> {
    await this.slot(1).waitFor();
    return (await this.slots()).findIndex(slot => !slot.own) + 1;
  }

  /** On the front page: the tables where this device has a seat. */
  myTables(): Locator {
    return this.page.getByRole('region', { name: 'Your tables' }).getByRole('listitem');
  }

  /** The screen may change under a finger that is on its way: people then press again. */
  async openMenu(): Promise<void> {
    const menu = this.page.getByRole('dialog', { name: 'Table menu' });
    for (let tries = 0; tries < 4 && !(await menu.isVisible()); tries++) {
      await this.button(/^Table menu/)
        .first()
        .click({ timeout: 15_000 })
        .catch(() => undefined);
      await menu.waitFor({ timeout: 15_000 }).catch(() => undefined);
    }
    await menu.waitFor();
  }
}
