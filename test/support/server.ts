import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, DEFAULT_CONFIG } from '../../src/server/config.ts';
import { type RunningServer, serve } from '../../src/server/main.ts';

export interface TestServer {
  readonly base: string;
  readonly dataDir: string;
  readonly running: RunningServer;
  close(): Promise<void>;
}

/** A whole server in this process, on a free port, with its own data folder and no patience for bots. */
export const startServer = async (
  overrides: Partial<Config> = {},
  logTo?: Parameters<typeof serve>[1],
): Promise<TestServer> => {
  const dataDir = overrides.dataDir ?? mkdtempSync(join(tmpdir(), 'inkling-server-'));
  const running = await serve(
    {
      ...DEFAULT_CONFIG,
      host: '127.0.0.1',
      port: 0,
      dataDir,
      worldsDir: join(dataDir, 'no-worlds'),
      logLevel: 'silent',
      botPace: 0,
      messageRate: 10_000,
      tablesPerHour: 1_000_000,
      connectionsPerAddress: 100_000,
      ...overrides,
    },
    logTo,
  );
  return {
    base: `http://127.0.0.1:${running.port}`,
    dataDir,
    running,
    async close() {
      await running.close();
      if (overrides.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
