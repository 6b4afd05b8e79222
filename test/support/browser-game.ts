import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { axeFindings } from './browser-axe.ts';
import type { House } from './browser-house.ts';
import { type Guest, Player } from './browser-player.ts';

const PATIENCE_MS = 120_000;

export interface Evening {
  readonly ruleset: string;
  readonly guests: readonly Guest[];
  readonly bots: number;
  /** A game to points ends here; games of tellings have no such thing. */
  readonly target?: number;
  /** Votes one lays down. */
  readonly votes?: 1 | 2;
}

/** What the players of a test tell each other behind the game's back, so that it ends in a few rounds. */
interface Conspiracy {
  truth: string | null;
  decoy: string | null;
}

/** A lobby full of people in the order of the guests, the cards not yet dealt; the first is the host. */
export const gather = async (
  house: House,
  { ruleset, guests, bots, target }: Evening,
): Promise<{ readonly code: string; readonly players: readonly Player[] }> => {
  const players = await Promise.all(guests.map(guest => Player.at(house, guest)));
  const [host, ...others] = players;
  if (host === undefined) throw new Error('nobody came');
  const code = await host.openTable();
  await Promise.all(others.map((player, i) => player.arrive(code, i + 1)));
  // In this order round the table, whoever was quicker at the door.
  for (const player of others) await player.takeSeat();
  await host.chooseRuleset(ruleset);
  if (target !== undefined) await host.setTarget(target);
  for (let i = 0; i < bots; i++) await host.addBot();
  return { code, players };
};

export type Moment = 'claim' | 'pick' | 'write' | 'put' | 'vote' | 'points' | 'next' | 'end';

export const momentsOf = (player: Player): Readonly<Record<Moment, Locator>> => {
  const { page } = player;
  const named = (name: string | RegExp) => player.button(name);
  return {
    end: page.getByRole('heading', { name: /dreamt best/ }),
    claim: named('I have a clue!'),
    pick: named('This one'),
    write: page.getByRole('textbox', { name: 'Your clue' }),
    put: named(/^(Put in this card|The first of two|And this one: put in both|Not this one)$/),
    vote: page.locator('main.vote:has(.dial, .arc, .hand2):not(:has(.slot-card[aria-pressed=true]))'),
    points: named(/^(You earned|See the points)/),
    next: named(/^(Next|See who won)/),
  };
};

/** What the screen asks for now; null: nothing. */
export const momentNow = async (screens: Readonly<Record<Moment, Locator>>): Promise<Moment | null> => {
  for (const [moment, locator] of Object.entries(screens))
    if (await locator.first().isVisible()) return moment as Moment;
  return null;
};

/** Plays one seat until the game is over, doing at once whatever the screen asks for. */
export class Seat {
  readonly findings: string[] = [];
  readonly #player: Player;
  readonly #leads: boolean;
  readonly #votes: 1 | 2;
  readonly #plan: Conspiracy;
  readonly #audited = new Set<string>();

  constructor(player: Player, leads: boolean, votes: 1 | 2, plan: Conspiracy) {
    this.#player = player;
    this.#leads = leads;
    this.#votes = votes;
    this.#plan = plan;
  }

  async play(): Promise<void> {
    const screens = momentsOf(this.#player);
    const anything = Object.values(screens).reduce((all, one) => all.or(one));
    for (;;) {
      await anything.first().waitFor({ timeout: PATIENCE_MS });
      const moment = await momentNow(screens);
      if (moment === null) continue;
      await this.#audit(moment);
      if (moment === 'end') return;
      // The host or the next storyteller may turn the page while this hand is still in the air.
      await this.#act(moment, screens[moment]).catch(async (why: unknown) => {
        if (await screens[moment].first().isVisible()) throw why;
      });
    }
  }

  async #audit(moment: Moment): Promise<void> {
    if (this.#audited.has(moment)) return;
    this.#audited.add(moment);
    const { page, view, theme } = this.#player;
    for (const finding of await axeFindings(page)) this.findings.push(`${view} ${theme} ${moment}: ${finding}`);
  }

  async #act(moment: Moment, what: Locator): Promise<void> {
    const { page, name } = this.#player;
    switch (moment) {
      case 'claim':
        return this.#contended(what);
      case 'pick':
        this.#plan.truth = await this.#player.heldCard();
        return what.click();
      case 'write':
        await what.fill(`${name} thinks of ${Math.round(performance.now())}`);
        await this.#player.press('Give the clue');
        return what.waitFor({ state: 'hidden' });
      case 'put':
        return this.#put(what);
      case 'vote':
        await this.#vote();
        return page.locator('main.vote, main.closeup').waitFor({ state: 'detached', timeout: PATIENCE_MS });
      case 'points':
      case 'next':
        return this.#contended(what);
      case 'end':
        return;
    }
  }

  /** Somebody else may be quicker, and then there is nothing to press any more. */
  async #contended(what: Locator): Promise<void> {
    await what.click({ timeout: 2_000 }).catch(() => undefined);
  }

  async #put(what: Locator): Promise<void> {
    // In Teams the partner may hand in first, and then there is no hand to choose from any more.
    const label = await what.textContent({ timeout: 2_000 });
    const held = await this.#player.heldCard(2_000);
    if (this.#leads) this.#plan.decoy = held;
    if (label === 'Not this one') await this.#player.page.keyboard.press('ArrowRight');
    else await this.#contended(what);
  }

  async #vote(): Promise<void> {
    const slots = await this.#player.slots();
    const wanted = this.#leads ? this.#plan.truth : this.#plan.decoy;
    const known = slots.findIndex(slot => slot.said === wanted && !slot.own);
    const other = slots.findIndex(slot => !slot.own && (this.#leads || slot.said !== this.#plan.truth));
    const first = (known >= 0 ? known : other) + 1;
    const thorns = await this.#player.button(/^Thorn/).isVisible();
    if (await this.#player.page.getByText('One vote or two.').isVisible()) return this.#player.voteOnce(first);
    await this.#player.vote(thorns ? [first, (first % slots.length) + 1] : Array(this.#votes).fill(first));
  }
}

/** Everybody plays to the end; the answer is what axe found on the way. */
export const playOut = async (players: readonly Player[], votes: 1 | 2 = 1): Promise<readonly string[]> => {
  const plan: Conspiracy = { truth: null, decoy: null };
  const seats = players.map((player, i) => new Seat(player, i === 0, votes, plan));
  try {
    await Promise.all(seats.map(seat => seat.play()));
  } catch (why) {
    const folder = mkdtempSync(join(tmpdir(), 'inkling-stuck-'));
    await Promise.all(players.map(({ page, name }) => page.screenshot({ path: join(folder, `${name}.png`) })));
    throw new Error(`stuck; what everybody saw is in ${folder}`, { cause: why });
  }
  return seats.flatMap(seat => seat.findings);
};
