import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours are those of a page at rest: what moves has arrived, also what only begins when that is there; what breathes for ever is left alone. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = (one: Animation): boolean => Number.isFinite(one.effect?.getComputedTiming().endTime);
    const moving = () => document.getAnimations().filter(one => ends(one) && one.playState !== 'finished');
    for (let quiet = 0; quiet < 2; ) {
      const found = moving();
      for (const one of found) one.finish();
      quiet = found.length === 0 ? quiet + 1 : 0;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  });

/** What axe holds against the page as it is now, one line each; on request, only what depends on the colours. */
export const axeFindings = async (page: Page, only: 'all' | 'colours' = 'all'): Promise<readonly string[]> => {
  const rules = only === 'all' ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] };
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false, ...rules });
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SOURCE);
  await page.locator('main').first().waitFor({ state: 'attached' });
  await atRest(page);
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html.slice(0, 160)} (${node.failureSummary?.split('\n').slice(1).join('; ')})`),
  );
};
