import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { paintSwatches } from './browser-world.ts';
import { freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const VIEWS = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;
export type View = keyof typeof VIEWS;
export type Theme = 'light' | 'dark';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findChromium = (): string => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const found = names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram);
  if (found === undefined) throw new Error(`no browser: none of ${names.join(', ')} is on the PATH`);
  return found;
};

/** One server as people run it and one browser, shared by all tests of a file. */
export class House {
  readonly base: string;
  readonly browser: Browser;
  readonly #server: ServerProcess;
  readonly #folder: string;

  private constructor(server: ServerProcess, browser: Browser, folder: string) {
    this.base = server.base;
    this.browser = browser;
    this.#server = server;
    this.#folder = folder;
  }

  static async open(env: Readonly<Record<string, string>> = {}, args: readonly string[] = []): Promise<House> {
    const folder = mkdtempSync(join(tmpdir(), 'inkling-house-'));
    await paintSwatches(join(folder, 'worlds'));
    const server = new ServerProcess(await freePort(), {
      INKLING_DATA: join(folder, 'data'),
      INKLING_WORLDS: join(folder, 'worlds'),
      ...env,
    });
    await server.start();
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...ARGS, ...args] });
    return new House(server, browser, folder);
  }

  /** A device of its own: nothing is shared with any other, and nothing moves that need not. */
  async device(view: View, theme: Theme): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      baseURL: this.base,
      viewport: VIEWS[view],
      hasTouch: view === 'phone',
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(60_000);
    return context;
  }

  /** A browser with a profile of its own, in which pages may show messages: windows without one never do. */
  async profile(): Promise<BrowserContext> {
    return chromium.launchPersistentContext(join(this.#folder, 'profile'), {
      executablePath: findChromium(),
      args: ARGS,
      baseURL: this.base,
      permissions: ['notifications'],
    });
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.#server.end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
