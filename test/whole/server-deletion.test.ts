import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireCommand } from '../../src/protocol/command.ts';
import { createTable, type Identity, joinTable, playGame, TestClient } from '../support/client.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';

const NAMES = ['Quillon', 'Brambleby', 'Foxtail', 'Nettlewick'];
const CLUE = 'Zebrafinch lullaby';
const TALK = 'Meet me under the clock';
const STAYS = 'Somebody Else';

/** Tells clues that can be searched for. */
class Whisperer extends TestClient {
  override move(random?: () => number): WireCommand | null {
    const command = super.move(random);
    return command?.t === 'clue' ? { ...command, clue: { kind: 'text', text: CLUE } } : command;
  }
}

interface Evening {
  readonly code: string;
  readonly seats: readonly Identity[];
  readonly clients: readonly TestClient[];
}

/** Two whole games, long enough for snapshots to replace each other, with talk. */
const spendEvening = async (base: string): Promise<Evening> => {
  const code = await createTable(base, { options: { ruleset: 'odyssey2023', target: 60 } });
  const seats: Identity[] = [];
  for (const name of NAMES) seats.push(await joinTable(base, code, name));
  const clients: TestClient[] = [];
  for (const seat of seats) {
    const client = new Whisperer(base, seat);
    await client.connect();
    clients.push(client);
  }
  const [host] = clients as [TestClient];
  await host.do({ t: 'say', text: TALK });
  for (let game = 1; game <= 2; game++) {
    expect(await host.do({ t: 'start' })).toEqual({ ok: true });
    await Promise.all(clients.map(client => client.until(() => client.table.game?.number === game)));
    await playGame(clients);
  }
  return { code, seats, clients };
};

const ask = async (base: string, { code, seat, token }: Identity, method: string) => {
  const headers = { authorization: `Bearer ${seat}.${token}` };
  return (await fetch(`${base}/api/tables/${code}`, { method, headers })).status;
};

const traces = (text: string, code: string): readonly string[] =>
  [code, CLUE, CLUE.toLowerCase(), TALK, ...NAMES].filter(trace => text.includes(trace));

const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

describe('a table that its host deletes', () => {
  it('[DL1] leaves nothing in the SQLite file, while the next table stays', async () => {
    const server = await startServer();
    const neighbour = await createTable(server.base);
    await joinTable(server.base, neighbour, STAYS);
    const { code, seats, clients } = await spendEvening(server.base);
    const watcher = await TestClient.open(server.base, { code });
    const [host, guest] = seats as [Identity, Identity];
    // The search finds what is there, the bots' memory of the clue included.
    expect(traces(filesIn(server.dataDir), code)).toHaveLength(4 + NAMES.length);
    expect(await ask(server.base, guest, 'DELETE')).toBe(403);
    expect(await ask(server.base, { ...host, token: guest.token }, 'DELETE')).toBe(403);
    expect(await ask(server.base, host, 'DELETE')).toBe(204);
    await Promise.all([...clients, watcher].map(client => client.until(() => client.bye === 'deleted')));
    expect(await ask(server.base, host, 'GET')).toBe(404);
    expect(await ask(server.base, host, 'DELETE')).toBe(404);
    // Already while the server runs, its log included.
    expect(traces(filesIn(server.dataDir), code)).toEqual([]);
    await server.running.close();
    const left = filesIn(server.dataDir);
    expect(traces(left, code)).toEqual([]);
    expect(left).toContain(STAYS);
    rmSync(server.dataDir, { recursive: true, force: true });
  });

  describe('with PostgreSQL', () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterAll(() => postgres?.stop());

    const everyRow = async (database: string): Promise<string> => {
      const client = new Client(database);
      await client.connect();
      try {
        const { rows } = await client.query<{ name: string }>(
          "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
        );
        const all: string[] = [];
        for (const { name } of rows) all.push(JSON.stringify((await client.query(`SELECT * FROM "${name}"`)).rows));
        return all.join('\n');
      } finally {
        await client.end();
      }
    };

    it('[DL2] leaves no row, and people at every node are told', async () => {
      const databaseUrl = await postgres.database();
      const one = await startServer({ databaseUrl });
      const two = await startServer({ databaseUrl });
      try {
        const neighbour = await createTable(two.base);
        await joinTable(two.base, neighbour, STAYS);
        const { code, seats, clients } = await spendEvening(one.base);
        const elsewhere = await TestClient.open(two.base, seats[1] as Identity);
        expect(traces(await everyRow(databaseUrl), code)).toHaveLength(4 + NAMES.length);
        expect(await ask(one.base, seats[0] as Identity, 'DELETE')).toBe(204);
        await Promise.all([...clients, elsewhere].map(client => client.until(() => client.bye === 'deleted')));
        expect(await ask(two.base, seats[0] as Identity, 'GET')).toBe(404);
        const left = await everyRow(databaseUrl);
        expect(traces(left, code)).toEqual([]);
        expect(left).toContain(STAYS);
      } finally {
        await one.close();
        await two.close();
      }
    });
  });
});
