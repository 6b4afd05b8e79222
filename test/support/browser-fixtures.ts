import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The client built with its scenes, which people are never served. */
export class FixtureClient {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static build(): FixtureClient {
    const folder = mkdtempSync(join(tmpdir(), 'inkling-fixtures-'));
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'fixtures', '--logLevel', 'error'];
    const { NODE_ENV: _test, ...env } = process.env;
    const done = spawnSync(process.execPath, [...vite, '--outDir', folder, '--emptyOutDir'], { env, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`the fixtures do not build: ${done.stdout}${done.stderr}`);
    return new FixtureClient(folder);
  }

  /** To another screen within a page that is already there; by way of the list, so that nothing of the old one stays. */
  async turnTo(page: Page, path: string): Promise<void> {
    for (const to of ['/fixtures', path])
      await page.evaluate(address => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, to);
    await page.locator('main:visible, .tv:visible').first().waitFor();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
