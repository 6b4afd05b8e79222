import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, VIEWS } from '../support/browser-house.ts';

const SCRIPTS_MAX = 120 * 1024;
/** A picture may be twice as wide as it is shown, for sharp screens; above that, somebody pays for pixels nobody sees. */
const TOO_WIDE = 2.5;

let house: House;
beforeAll(async () => {
  house = await House.open({ INKLING_WORLDS: resolve('worlds') });
});
afterAll(() => house.close());

describe('the first screen', () => {
  it('is light, whole and introduces itself', async () => {
    const context = await house.device('phone', 'dark');
    const page = await context.newPage();
    const scripts: Response[] = [];
    const complaints: string[] = [];
    const addresses: string[] = [];
    page.on('response', response => {
      addresses.push(response.url());
      if (response.request().resourceType() === 'script') scripts.push(response);
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    page.on('console', said => {
      const ours = !said.text().includes('blocked by Playwright');
      if (ours && (said.type() === 'error' || said.type() === 'warning')) complaints.push(said.text());
    });
    page.on('pageerror', error => complaints.push(error.message));
    await page.goto('/');
    await page.getByRole('button', { name: 'Open a table', exact: true }).waitFor();
    await page.waitForFunction(() => [...document.images].every(image => image.complete));
    await page.waitForLoadState('networkidle');

    const sizes = await Promise.all(scripts.map(async one => gzipSync(await one.body()).length));
    expect(sizes.length).toBeGreaterThan(0);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      'compressed bytes of JavaScript',
    ).toBeLessThanOrEqual(SCRIPTS_MAX);
    expect(addresses.filter(one => !one.startsWith(house.base) && !one.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);

    const said = await page.evaluate(() => ({
      language: document.documentElement.lang,
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      viewport: document.querySelector('meta[name=viewport]')?.getAttribute('content') ?? '',
      manifest: document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '',
      wide: [...document.images]
        .filter(image => image.clientWidth > 0)
        .map(image => image.naturalWidth / image.clientWidth),
      sideways: document.documentElement.scrollWidth,
    }));
    expect(said.language).toBe('en');
    expect(said.title).toBe('Inkling');
    expect(said.description.length).toBeGreaterThan(50);
    expect(said.viewport, 'people may zoom').not.toMatch(/user-scalable=no|maximum-scale/);
    expect(said.wide.length).toBeGreaterThan(0);
    expect(said.wide.filter(ratio => ratio > TOO_WIDE)).toEqual([]);
    expect(said.sideways, 'nothing scrolls sideways').toBeLessThanOrEqual(VIEWS.phone.width);
    const manifest = await page.request.get(said.manifest);
    expect((await manifest.json()) as object).toMatchObject({ name: 'Inkling', display: 'standalone' });
    await context.close();
  });
});
