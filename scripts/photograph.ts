/**
 * Photographs every scene at every size, in light and dark, into out/photographs, with a contact sheet for each size.
 * `npm run photograph`, or a few: `npm run photograph -- --size phone,desk --scene vote,reveal --theme dark`.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { FixtureClient } from '../test/support/browser-fixtures.ts';
import { House } from '../test/support/browser-house.ts';

const SIZES = {
  'phone-small': [360, 640],
  phone: [390, 844],
  'phone-landscape': [844, 390],
  tablet: [820, 1180],
  'tablet-landscape': [1180, 820],
  desk: [1440, 900],
  tv: [1920, 1080],
  '4k': [3840, 2160],
} as const;
type Size = keyof typeof SIZES;
const THEMES = ['dark', 'light'] as const;
const PLACES: Readonly<Record<string, string>> = {
  home: '/',
  rules: '/rules',
  gallery: '/gallery',
  join: '/t/NOWHERE',
};

const { values } = parseArgs({
  options: {
    size: { type: 'string' },
    scene: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string', default: 'en-GB' },
    /** Text twice as large: 200. */
    text: { type: 'string', default: '100' },
    out: { type: 'string', default: 'out/photographs' },
  },
});
const chosen = <T extends string>(all: readonly T[], wanted: string | undefined): readonly T[] =>
  wanted === undefined ? all : all.filter(one => wanted.split(',').includes(one));

const pathOf = (scene: string): string => PLACES[scene] ?? `/fixtures/${scene}`;

/** A television shows its own scenes and nothing else. */
const fits = (scene: string, size: Size): boolean =>
  size === 'tv' ? scene.startsWith('tv-') : size === '4k' || !scene.startsWith('tv-');

const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const near = [...document.images].filter(image => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    const patience = new Promise(resolve => setTimeout(resolve, 5_000));
    await Promise.race([Promise.all(near.map(image => image.decode().catch(() => undefined))), patience]);
    for (const one of document.getAnimations())
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  });

const sheet = async (files: readonly string[], [width, height]: readonly [number, number], to: string) => {
  const columns = width > height ? 4 : 8;
  const w = Math.floor(2400 / columns);
  const h = Math.round((w * height) / width);
  const small = await Promise.all(
    files.map(file =>
      sharp(file)
        .resize(w - 6, h - 6, { fit: 'fill' })
        .toBuffer(),
    ),
  );
  const rows = Math.ceil(files.length / columns);
  await sharp({ create: { width: 2400, height: rows * h, channels: 3, background: '#333' } })
    .composite(small.map((input, i) => ({ input, left: (i % columns) * w + 3, top: Math.floor(i / columns) * h + 3 })))
    .jpeg({ quality: 84 })
    .toFile(to);
};

const client = FixtureClient.build();
const house = await House.open({ INKLING_CLIENT: client.folder, INKLING_WORLDS: resolve('worlds') });
try {
  for (const size of chosen(Object.keys(SIZES) as Size[], values.size)) {
    const [width, height] = SIZES[size];
    for (const theme of chosen(THEMES, values.theme)) {
      const folder = resolve(values.out, `${size}-${theme}`);
      mkdirSync(folder, { recursive: true });
      const context = await house.browser.newContext({
        baseURL: house.base,
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: values.language,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      // As in the browser's own settings: media queries in rem hear of it too.
      const standard = (16 * Number(values.text)) / 100;
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      await page.goto('/fixtures');
      await page.locator('main').waitFor();
      const listed = await page.locator('main li a').allTextContents();
      const scenes = chosen([...Object.keys(PLACES), ...listed], values.scene);
      const files: string[] = [];
      for (const scene of scenes.filter(one => fits(one, size))) {
        await client.turnTo(page, pathOf(scene));
        await settled(page);
        const path = join(folder, `${scene}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 88 });
        files.push(path);
      }
      if (files.length > 1) await sheet(files, [width, height], resolve(values.out, `${size}-${theme}.jpg`));
      console.log(`${size}, ${theme}: ${files.length} photographs`);
      await context.close();
    }
  }
} finally {
  await house.close();
  client.remove();
}
