import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureClient } from '../support/browser-fixtures.ts';
import { House, type View } from '../support/browser-house.ts';

let house: House;
let client: FixtureClient;
beforeAll(async () => {
  client = FixtureClient.build();
  house = await House.open({ INKLING_CLIENT: client.folder, INKLING_WORLDS: resolve('worlds') });
});
afterAll(async () => {
  await house.close();
  client.remove();
});

const at = async (view: View, scene: string, visit: (page: Page) => Promise<void>): Promise<void> => {
  const context = await house.device(view, 'dark');
  const page = await context.newPage();
  await page.goto('/fixtures');
  await client.turnTo(page, `/fixtures/${scene}`);
  await visit(page);
  await context.close();
};

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const on = document.activeElement;
    const words = on?.getAttribute('aria-label') ?? on?.textContent ?? '';
    const more = document.getElementById(on?.getAttribute('aria-describedby') ?? '');
    return [words, more?.getAttribute('aria-label') ?? more?.textContent].filter(Boolean).join(' | ');
  });

/** Everything live regions come to say from now on, in order. A region that is new says nothing of what it came with. */
const listen = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const said: string[] = [];
    const live = new Set(document.querySelectorAll('[role=status]'));
    const watch = new MutationObserver(changes => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role=status]') ?? null;
      });
      for (const region of new Set(regions))
        if (region !== null && live.has(region)) said.push(region.textContent ?? '');
      for (const region of document.querySelectorAll('[role=status]')) live.add(region);
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0).filter(Boolean));
};

const name = (page: Page, label: RegExp) => page.getByRole('button', { name: label });

describe('the vote, by ear', () => {
  it('on a phone: the card held close has the focus, says which it is, and gives the focus back', () =>
    at('phone', 'vote-fresh', async page => {
      const heard = await listen(page);
      await page.getByText('Which is Mila’s? Vote below.').waitFor();
      await name(page, /^Card 1\. /).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toMatch(/^Vote for 1 \| Card 1\. \w/);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => focused(page)).toMatch(/^Vote for 2 \| Card 2\. \w/);
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toMatch(/^Your vote: 2/);
      expect(await heard()).toEqual([expect.stringMatching(/^Card 2\. \w/), 'You chose 2']);
      await name(page, /^All 6 cards$/).click();
      await expect.poll(() => focused(page)).toMatch(/^Card 2\. your vote\. \w/);
      await name(page, /^Card 6$/).click();
      await expect.poll(() => focused(page)).toMatch(/^This one is yours/);
      await page.keyboard.press('Enter');
      await expect.poll(heard).toEqual(['6 is your own card']);
    }));

  it('on a phone: a number on the dial brings its card close, and votes for nothing', () =>
    at('phone', 'vote-fresh', async page => {
      const heard = await listen(page);
      await name(page, /^Card 2$/).tap();
      await name(page, /^Vote for 2$/).waitFor();
      await name(page, /^Card 4$/).tap();
      await name(page, /^Vote for 4$/).waitFor();
      const ring = name(page, /^Card 4$/).evaluate(step => getComputedStyle(step).outlineStyle);
      expect(await ring, 'no square round what was touched').toBe('none');
      expect(await heard()).toEqual([expect.stringMatching(/^Card 4\. \w/)]);
    }));

  for (const view of ['phone', 'desk'] as const)
    it(`where one vote or two are allowed, the first is a draft until it is said to be the only one, ${view}`, () =>
      at(view, 'vote-8', async page => {
        const heard = await listen(page);
        await page.keyboard.press('2');
        await expect
          .poll(heard)
          .toEqual(['You chose 5. 1 of 2 votes placed. Place a second, or say that it is your only one']);
        await name(page, /^That is my only vote$/).press('Enter');
        await expect.poll(heard).toEqual(['Your only vote: 5']);
        await expect.poll(() => focused(page)).toMatch(/^Card 5\. your vote\. /);
        expect(await name(page, /^That is my only vote$/).count()).toBe(0);
      }));

  it('on a desk: a card of one’s own is refused as often as it is tried, and another tells of both votes', () =>
    at('desk', 'vote-2023', async page => {
      const heard = await listen(page);
      await name(page, /^Card 6\. This one is yours/).focus();
      for (const _ of [1, 2]) {
        await page.keyboard.press('Enter');
        await expect.poll(heard).toEqual(['6 is your own card']);
      }
      expect(await page.locator('.slot-card[aria-disabled=true]').count()).toBe(1);
      await name(page, /^Card 4\. both your votes\. /).waitFor();
      await name(page, /^Card 2\. /).focus();
      await page.keyboard.press('Enter');
      await expect.poll(heard).toEqual(['You chose 4 + 2. 2 of 2 votes placed']);
      await page.keyboard.press('Delete');
      await expect.poll(heard).toEqual(['Card 2: set aside']);
    }));

  it('on a desk: cards are seen large, and voted for there', () =>
    at('desk', 'vote-fresh', async page => {
      await name(page, /^Look closer$/).click();
      await page.getByRole('dialog').waitFor();
      await name(page, /^Vote for 1$/).click();
      await page.getByRole('button', { name: /^Card 1\. your vote/, pressed: true }).waitFor();
    }));

  it('tells leaf from thorn, and hears no number from who may not vote', async () => {
    await at('desk', 'party', async page => {
      await name(page, /^Card 2\. your leaf\. /).waitFor();
      await name(page, /^Card 5\. your thorn\. /).waitFor();
      await page.getByText('Leaf on 2. Thorn on 5. Waiting for João and Freja').waitFor();
    });
    await at('desk', 'vote-teller', async page => {
      const heard = await listen(page);
      await page.keyboard.press('2');
      await page.getByText('Freja, still choosing').waitFor({ state: 'attached' });
      expect(await page.locator('.slot-card[aria-pressed=true]').count()).toBe(0);
      expect(await heard()).toEqual([]);
    });
  });

  it('tells who looks on at Party of the storyteller’s vote too', () =>
    at('desk', 'spectator-party', async page => {
      await page.getByRole('heading', { name: '5 of 6 ready' }).waitFor();
      expect(await page.locator('.onlooking li').count()).toBe(6);
      await page.locator('.onlooking').getByText('Tereza, ready').waitFor({ state: 'attached' });
    }));

  it('votes by no number that is pressed in a sheet', () =>
    at('desk', 'vote-fresh', async page => {
      await name(page, /^How points work$/).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('2');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.locator('.slot-card[aria-pressed=true]').count()).toBe(0);
      await page.keyboard.press('2');
      await page.getByRole('button', { name: /^Card 2\. your vote/, pressed: true }).waitFor();
    }));
});

describe('what is turned, by ear', () => {
  for (const view of ['phone', 'desk'] as const)
    it(`names the card to find, the thorn, owners and voters, ${view}`, async () => {
      await at(view, 'reveal', async page => {
        await name(page, /^Card 4\. Mila’s card\. The one to find\. Votes: Oleh, Tereza\. \w/).waitFor();
        await name(page, /^Card 3\. Adam’s card\. No votes\. \w/).waitFor();
      });
      await at(view, 'reveal-party', page =>
        name(page, /^Card 5\. Freja’s card\. The storyteller’s thorn\. Votes: Oleh, Freja\. /).waitFor(),
      );
    });

  it('says of others whose card was chosen', () =>
    at('desk', 'reveal', async page => {
      await page.getByText('found it +3 · 2 votes on theirs +2').waitFor();
    }));

  it('says where everybody stands, and how many rounds there are', async () => {
    await at('desk', 'reveal', page => page.locator('.ex', { hasText: 'now 14 points' }).first().waitFor());
    await at('phone', 'reveal-party', async page => {
      await name(page, /^You earned 3/).click();
      await page.getByRole('heading', { name: /^Points of round 3 of \d+$/ }).waitFor();
      await page.getByRole('row', { name: /Tereza.*\+3.*now 16 points/ }).waitFor();
      expect(await page.locator('.stone.goal').count(), 'a finish in a game of tellings').toBe(0);
    });
  });

  it('shows one’s own line among those below the podium', () =>
    at('phone', 'end-12', async page => {
      expect(await page.locator('.below li').count()).toBe(9);
      expect(await page.locator('.below .you .named').innerText()).toBe('Tereza');
    }));

  it('ranks everybody at the end, and the album has a heading for every round', () =>
    at('phone', 'end', async page => {
      const places = await page.locator('.podium li, .below li').allTextContents();
      expect(
        places.map(text => /^Place (\d).*?(Tereza|Oleh|Mila|Freja|João|Adam)/.exec(text)?.slice(1).join(' ')),
      ).toEqual(['1 Tereza', '2 Oleh', '3 Mila', '4 Freja', '5 João', '6 Adam']);
      await name(page, /^All rounds$/).click();
      await page.getByRole('heading', { name: 'Round 4 · Oleh', level: 2 }).waitFor();
    }));
});

describe('a hand of cards, by ear', () => {
  it('says which card is held up, also to whom the arrows do not follow', () =>
    at('desk', 'choose-two', async page => {
      const heard = await listen(page);
      await name(page, /^The first of two$/).focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(heard).toEqual([expect.stringMatching(/^Card 3 of 6\. \w/)]);
      expect(await focused(page)).toMatch(/^The first of two \| Card 3 of 6\. \w/);
      await page.keyboard.press('Enter');
      await expect.poll(heard).toContain('1 of 2 cards chosen');
    }));
});
