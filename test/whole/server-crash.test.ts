import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresJournal } from '../../src/server/journal/postgres-journal.ts';
import { SqliteJournal } from '../../src/server/journal/sqlite-journal.ts';
import { createTable, joinTable, TestClient } from '../support/client.ts';
import { auditFleet, launchFleet } from '../support/fleet.ts';
import { freePort, startPostgres, type TestPostgres } from '../support/postgres.ts';
import { ServerProcess } from '../support/process.ts';

/** The long form: INKLING_CRASH=long npx vitest run --project whole test/whole/server-crash.test.ts */
const LONG = process.env['INKLING_CRASH'] === 'long';
const TABLES = LONG ? 50 : 10;
const KILLS = LONG ? 30 : 4;
const TARGET = LONG ? 100 : 40;
const TIME = LONG ? 2_400_000 : 120_000;
const TEST = { timeout: LONG ? TIME + 60_000 : 300_000 };

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
const root = mkdtempSync(join(tmpdir(), 'inkling-crash-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('crashes', () => {
  it(
    `[CR1] ${TABLES} tables on SQLite, killed ${KILLS} times: nothing lost, nothing twice, every game finishes`,
    TEST,
    async () => {
      const dataDir = join(root, 'sqlite');
      const server = new ServerProcess(await freePort(), { INKLING_DATA: dataDir });
      await server.start();
      const fleet = await launchFleet([server.base], TABLES, TARGET);
      const games = Promise.all(fleet.players.map(player => player.play(Date.now() + TIME)));
      for (let kill = 0; kill < KILLS; kill++) {
        await pause(100 + Math.random() * 500);
        await server.end('SIGKILL');
        await server.start();
      }
      await games;
      expect(await server.end('SIGTERM'), server.errors).toBe(0);
      const journal = new SqliteJournal(join(dataDir, 'inkling.db'));
      expect(await auditFleet(journal, fleet)).toBeGreaterThan(TABLES * 20);
      await journal.close();
      expect(fleet.players.some(player => player.reconnects > 2)).toBe(true);
    },
  );

  it('[CR2] on SIGTERM everybody is told to come again, and comes again to a game that goes on', async () => {
    const dataDir = join(root, 'drain');
    const server = new ServerProcess(await freePort(), { INKLING_DATA: dataDir });
    await server.start();
    const fleet = await launchFleet([server.base], 3, 20);
    const games = Promise.all(fleet.players.map(player => player.play(Date.now() + TIME)));
    await pause(200);
    expect(await server.end('SIGTERM'), server.errors).toBe(0);
    await server.start();
    await games;
    await server.end('SIGTERM');
    const journal = new SqliteJournal(join(dataDir, 'inkling.db'));
    await auditFleet(journal, fleet);
    await journal.close();
  });

  it('[CR5] time that ran out while the server was dead is noticed after its start, with nobody connected', async () => {
    const dataDir = join(root, 'timers');
    const server = new ServerProcess(await freePort(), { INKLING_DATA: dataDir });
    await server.start();
    const code = await createTable(server.base, { options: { timers: { clue: 5, cards: 5, vote: 5, reveal: 5 } } });
    const names = ['Ann', 'Ben', 'Eve', 'Moe'];
    const people = await Promise.all(names.map(name => joinTable(server.base, code, name)));
    const clients = await Promise.all(people.map(who => TestClient.open(server.base, who)));
    const host = clients.find(client => client.me?.seat === client.table.host) as TestClient;
    expect(await host.do({ t: 'start' })).toEqual({ ok: true });
    expect(await host.do({ t: 'claim' })).toEqual({ ok: true });
    for (const client of clients) client.terminate();
    await server.end('SIGKILL');
    await server.start();
    const file = new Database(join(dataDir, 'inkling.db'), { readonly: true });
    const tellings = () => file.prepare(`SELECT 1 FROM entries WHERE events LIKE '%"told"%'`).all().length;
    await expect.poll(tellings, { timeout: 60_000 }).toBeGreaterThan(0);
    file.close();
    expect(await server.end('SIGTERM'), server.errors).toBe(0);
  });
});

describe('several nodes on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  const startNodes = async (address: string) => {
    const nodes = [
      new ServerProcess(await freePort(), { DATABASE_URL: address }),
      new ServerProcess(await freePort(), { DATABASE_URL: address }),
    ] as const;
    await Promise.all(nodes.map(node => node.start()));
    return nodes;
  };

  type Nodes = Awaited<ReturnType<typeof startNodes>>;

  /** All tables of a fleet play to the end at two nodes while `mishaps` happen; then the journal is read. */
  const survive = async (mishaps: (nodes: Nodes) => Promise<void>): Promise<void> => {
    const address = await postgres.database();
    const nodes = await startNodes(address);
    const fleet = await launchFleet(
      nodes.map(node => node.base),
      TABLES,
      TARGET,
    );
    const games = Promise.all(fleet.players.map(player => player.play(Date.now() + TIME)));
    await mishaps(nodes);
    await games;
    await Promise.all(nodes.map(node => node.end('SIGTERM')));
    const journal = await PostgresJournal.open(address, 'audit');
    expect(await auditFleet(journal, fleet)).toBeGreaterThan(TABLES * 20);
    await journal.close();
  };

  it(`[CR3] two nodes, one of them killed ${KILLS} times: nothing lost, nothing twice, every game finishes`, TEST, () =>
    survive(async nodes => {
      for (let kill = 0; kill < KILLS; kill++) {
        await pause(200 + Math.random() * 500);
        const node = nodes[kill % 2];
        await node?.end('SIGKILL');
        await node?.start();
      }
    }),
  );

  it('[CR4] PostgreSQL crashes under load and comes back: nothing lost, nothing twice, every game finishes', TEST, () =>
    survive(async nodes => {
      for (let crash = 0; crash < (LONG ? 10 : 2); crash++) {
        await pause(300 + Math.random() * 500);
        await postgres.crash();
        const down = await fetch(`${nodes[0].base}/healthz`);
        expect(down.status).toBe(200);
        await pause(200);
        await postgres.start();
      }
    }),
  );

  it('[AW3] nodes where nobody moves say that PostgreSQL is away, and that it is back', async () => {
    const nodes = await startNodes(await postgres.database());
    const answers = () => Promise.all(nodes.map(async node => (await fetch(`${node.base}/readyz`)).status));
    expect(await answers()).toEqual([200, 200]);
    await postgres.crash();
    await expect.poll(answers, { timeout: 20_000 }).toEqual([503, 503]);
    await postgres.start();
    await expect.poll(answers, { timeout: 20_000 }).toEqual([200, 200]);
    await Promise.all(nodes.map(node => node.end('SIGTERM')));
  });
});
