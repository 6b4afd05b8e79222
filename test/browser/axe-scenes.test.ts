import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES } from '../../src/client/fixtures/scenes.ts';
import { axeFindings } from '../support/browser-axe.ts';
import { FixtureClient } from '../support/browser-fixtures.ts';
import { House, type View } from '../support/browser-house.ts';

const TV = { width: 1920, height: 1080 };

type Visit = readonly [path: string, ...steps: readonly ((page: Page) => Promise<void>)[]];

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').waitFor();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();

/** Screens and sheets that lie behind a press, beside the scenes themselves. */
const VISITS: Readonly<Record<string, Visit>> = {
  home: ['/'],
  'home settings': ['/', press('Language and settings'), dialog],
  join: ['/t/NO-SUCH-TABLE'],
  rules: ['/rules'],
  gallery: ['/gallery'],
  practice: ['/practice', heading('Which game tonight?')],
  menu: ['/fixtures/lobby', press('Table menu'), dialog],
  people: ['/fixtures/vote', press('Table menu'), dialog, press('Players and points'), heading('Players and points')],
  talk: ['/fixtures/vote', press('Table menu'), dialog, press('Table talk'), heading('Table talk')],
  aid: ['/fixtures/vote', press('How points work'), dialog],
  'the last round': [
    '/fixtures/choose-later',
    press('Table menu'),
    dialog,
    press('The previous round'),
    heading('The previous round'),
  ],
  options: ['/fixtures/lobby', press(/^House rules/), dialog],
  seating: ['/fixtures/lobby-12', press(/^Pairs/), dialog],
  'full view': ['/fixtures/choose', press('Look closer'), dialog],
  'card on the table': ['/fixtures/vote-8', press(/^Card 1\. /), heading(/^(Card 1|Which is)/)],
  'clue, written': ['/fixtures/clue-pick', press('This one')],
  'clue, aloud': ['/fixtures/clue-pick', press('This one'), press('Say it aloud')],
  'clue, recorded': ['/fixtures/clue-pick', press('This one'), press('Record')],
  album: ['/fixtures/end', press('All rounds')],
  replay: ['/fixtures/replay-classic', press('Check shuffle'), heading('Everything holds')],
  'replay, as a table': ['/fixtures/replay-odyssey2023', press('In numbers')],
  'replay, clue': ['/fixtures/replay-party', press('Step through it'), press(/^Freja$/)],
  'replay, cards elsewhere': ['/fixtures/replay-elsewhere', press('Step through it'), press('Cards')],
  'replay, points': ['/fixtures/replay-teams', press('Round 1'), press('Points')],
  'games I played': ['/replay', heading('Games I played')],
  'delete a table': [
    '/fixtures/end-host',
    press('Table menu'),
    dialog,
    press('Delete this table'),
    heading(/^Delete /),
  ],
  workshop: ['/workshop', heading('The workshop')],
  'workshop, empty': ['/fixtures/workshop-empty'],
  'workshop, uploads': ['/fixtures/workshop-uploads'],
  'workshop, ready': ['/fixtures/workshop-ready'],
  'workshop, one card': ['/fixtures/workshop-card', dialog],
};

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

const inBothLights = async (page: Page, title: string): Promise<readonly string[]> => {
  const findings: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    // Not by the device's wish: a page that is not in front hears of that late.
    await page.evaluate(light => {
      const root = document.documentElement;
      if (light) root.dataset['theme'] = 'light';
      else delete root.dataset['theme'];
    }, theme === 'light');
    for (const finding of await axeFindings(page, theme === 'dark' ? 'all' : 'colours'))
      findings.push(`${title}, ${theme}: ${finding}`);
  }
  return findings;
};

/** One page for all of them: as people come from screen to screen, without loading everything again. */
const audit = async (view: View, visits: Readonly<Record<string, Visit>>, size?: typeof TV) => {
  const context = await house.device(view, 'dark');
  const page = await context.newPage();
  if (size !== undefined) await page.setViewportSize(size);
  await page.goto('/fixtures');
  const findings: string[] = [];
  for (const [title, [path, ...steps]] of Object.entries(visits)) {
    await page.evaluate(() => localStorage.clear());
    await client.turnTo(page, path);
    for (const step of steps) await step(page);
    findings.push(...(await inBothLights(page, title)));
  }
  await context.close();
  return findings;
};

const scenes = (tv: boolean): Readonly<Record<string, Visit>> =>
  Object.fromEntries(
    Object.entries(SCENES)
      .filter(([, scene]) => (scene.tv ?? false) === tv)
      .map(([id]) => [id, [`/fixtures/${id}`] as const]),
  );

describe('axe finds nothing, in light and dark', () => {
  for (const view of ['phone', 'desk'] as const) {
    it.concurrent(`on any scene, ${view}`, async () => {
      expect(await audit(view, scenes(false))).toEqual([]);
    });
    it.concurrent(`behind any door, ${view}`, async () => {
      expect(await audit(view, VISITS)).toEqual([]);
    });
  }
  it.concurrent('on any scene of the shared screen', async () => {
    expect(await audit('desk', scenes(true), TV)).toEqual([]);
  });
});

/** What of these does not lie wholly within the window; nothing to scroll for. */
const outside = (page: Page, what: string): Promise<readonly string[]> =>
  page.evaluate(selector => {
    const beyond = [...document.querySelectorAll(selector)].filter(one => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
    });
    return beyond.map(one => one.textContent ?? '');
  }, what);

describe('a phone on its side', () => {
  it('shows the whole reveal at once', async () => {
    const context = await house.device('phone', 'light');
    const page = await context.newPage();
    await page.goto('/fixtures');
    const findings: string[] = [];
    for (const [width, height] of [
      [844, 390],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const scene of ['reveal', 'reveal-3', 'reveal-8', 'reveal-12', 'reveal-party']) {
        await client.turnTo(page, `/fixtures/${scene}`);
        await page.locator('main.rv-phone .lie').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        for (const text of await outside(page, '.rv-phone .cw > .card, .rv-phone .told, .rv-phone .plaque'))
          findings.push(`${scene}, ${width}: ${text}`);
      }
    }
    expect(findings).toEqual([]);
    await context.close();
  });
});

describe('a clue of many words on the shared screen', () => {
  it('leaves room for the cards, and for names, points and reasons below them', async () => {
    const context = await house.device('desk', 'dark');
    const page = await context.newPage();
    await page.goto('/fixtures');
    const findings: string[] = [];
    for (const size of [TV, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      for (const letters of [100, 200, 300]) {
        for (const scene of [`tv-vote-long-${letters}`, `tv-reveal-long-${letters}`]) {
          await client.turnTo(page, `/fixtures/${scene}`);
          await page.evaluate(() => document.fonts.ready);
          const found = await outside(page, '.tvhead .slip, .cw > .card, .ex .own, .ex .why, .tvr .st');
          const head = await page.locator('.tvhead').evaluate(one => one.getBoundingClientRect().bottom / innerHeight);
          const cards = await page
            .locator('.spread .card')
            .evaluateAll(all => Math.min(...all.map(card => card.getBoundingClientRect().top)) / innerHeight);
          if (head > 0.24 || cards < head) findings.push(`${scene}, ${size.width}: ${head} ${cards}`);
          findings.push(...found.map(text => `${scene}, ${size.width}: ${text}`));
        }
      }
    }
    expect(findings).toEqual([]);
    await context.close();
  });
});
