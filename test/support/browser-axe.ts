import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours are those of a page at rest: what moves has arrived, and what breathes for ever is left alone. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.getAnimations())
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
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
