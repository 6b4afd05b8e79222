import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AudioId } from '../../src/engine/ids.ts';
import type { WireCommand } from '../../src/protocol/command.ts';
import { PACKET, packets, webm } from '../support/audio-files.ts';
import { createTable, type Identity, joinTable, playGame, TestClient } from '../support/client.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';

const NAMES = ['Quillon', 'Brambleby', 'Foxtail', 'Nettlewick'];
const CLUE = 'Zebrafinch lullaby';
const TALK = 'Meet me under the clock';
const STAYS = 'Somebody Else';
/** What a recording sounds like does not matter, so it can say something that is found again. */
const HUM = 'Marmalade hum';
const RECORDING = webm({ sound: [...packets(50), Buffer.concat([PACKET, Buffer.from(HUM)])] });
const RECORDING_HASH = createHash('sha256').update(RECORDING).digest('hex');

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
  /** What can be searched for afterwards. */
  readonly traces: readonly string[];
}

/** The host tells the first clue of all, by humming it. */
const hum = async (base: string, { code, seat, token }: Identity, client: TestClient): Promise<AudioId> => {
  await client.until(() => client.table.phase === 'race', 30_000);
  expect(await client.do({ t: 'claim' })).toEqual({ ok: true });
  await client.until(() => client.table.phase === 'clue', 30_000);
  const kept = await fetch(`${base}/api/tables/${code}/recordings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seat}.${token}`, 'content-type': 'audio/webm' },
    body: new Uint8Array(RECORDING),
  });
  const { audio } = (await kept.json()) as { audio: AudioId };
  const clue = { kind: 'recording', audio, text: null } as const;
  expect(await client.do({ t: 'clue', clue, card: client.me?.hand[0] ?? null })).toEqual({ ok: true });
  return audio;
};

/** Two whole games, long enough for snapshots to replace each other, with talk and a recorded clue. */
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
  const traces = [code, CLUE, CLUE.toLowerCase(), TALK, HUM, RECORDING_HASH, ...NAMES];
  await host.do({ t: 'say', text: TALK });
  for (let game = 1; game <= 2; game++) {
    expect(await host.do({ t: 'start' })).toEqual({ ok: true });
    await Promise.all(clients.map(client => client.until(() => client.table.game?.number === game)));
    if (game === 1) traces.push(await hum(base, seats[0] as Identity, host));
    await playGame(clients);
  }
  return { code, seats, clients, traces };
};

const ask = async (base: string, { code, seat, token }: Identity, method: string) => {
  const headers = { authorization: `Bearer ${seat}.${token}` };
  return (await fetch(`${base}/api/tables/${code}`, { method, headers })).status;
};

const found = (text: string, { traces }: Evening): readonly string[] => traces.filter(trace => text.includes(trace));

const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => `${path}\n${readFileSync(path, 'latin1')}`)
    .join('\n');

/** A recording's bytes are text that can be searched, too. */
const inWords = (value: unknown): string =>
  Buffer.isBuffer(value) ? value.toString('latin1') : (JSON.stringify(value) ?? '');

describe('a table that its host deletes', () => {
  it('[DL1] leaves nothing in the SQLite file, while the next table stays', async () => {
    const server = await startServer();
    const neighbour = await createTable(server.base);
    await joinTable(server.base, neighbour, STAYS);
    const evening = await spendEvening(server.base);
    const { code, seats, clients } = evening;
    const watcher = await TestClient.open(server.base, { code });
    const [host, guest] = seats as [Identity, Identity];
    // The search finds what is there, the recording and the bots' memory of the clue included.
    expect(found(filesIn(server.dataDir), evening)).toEqual(evening.traces);
    expect(await ask(server.base, guest, 'DELETE')).toBe(403);
    expect(await ask(server.base, { ...host, token: guest.token }, 'DELETE')).toBe(403);
    expect(await ask(server.base, host, 'DELETE')).toBe(204);
    await Promise.all([...clients, watcher].map(client => client.until(() => client.bye === 'deleted')));
    expect(await ask(server.base, host, 'GET')).toBe(404);
    expect(await ask(server.base, host, 'DELETE')).toBe(404);
    // Already while the server runs, its log included.
    expect(found(filesIn(server.dataDir), evening)).toEqual([]);
    await server.running.close();
    const left = filesIn(server.dataDir);
    expect(found(left, evening)).toEqual([]);
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
        for (const { name } of rows) {
          const { rows: records } = await client.query<Record<string, unknown>>(`SELECT * FROM "${name}"`);
          all.push(...records.flatMap(record => Object.values(record)).map(inWords));
        }
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
        const evening = await spendEvening(one.base);
        const { seats, clients } = evening;
        const elsewhere = await TestClient.open(two.base, seats[1] as Identity);
        expect(found(await everyRow(databaseUrl), evening)).toEqual(evening.traces);
        expect(await ask(one.base, seats[0] as Identity, 'DELETE')).toBe(204);
        await Promise.all([...clients, elsewhere].map(client => client.until(() => client.bye === 'deleted')));
        expect(await ask(two.base, seats[0] as Identity, 'GET')).toBe(404);
        const left = await everyRow(databaseUrl);
        expect(found(left, evening)).toEqual([]);
        expect(left).toContain(STAYS);
      } finally {
        await one.close();
        await two.close();
      }
    });
  });
});
