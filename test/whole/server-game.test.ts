import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameFile } from '../../src/engine/game-file.ts';
import { RULESET_IDS } from '../../src/engine/options.ts';
import { verifyGame } from '../../src/engine/verify-game.ts';
import { createTable, joinTable, playGame, TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const seatAll = async (code: string, count: number): Promise<TestClient[]> => {
  const clients: TestClient[] = [];
  for (let i = 1; i <= count; i++) {
    const identity = await joinTable(server.base, code, `Player ${i}`, {
      contribution: `${i}`.repeat(16).slice(0, 16),
    });
    clients.push(await TestClient.open(server.base, identity));
  }
  return clients;
};

describe('a whole game over the wire', () => {
  it.each(RULESET_IDS)('[WG1] %s is played to its end and its file verifies', async ruleset => {
    const code = await createTable(server.base, { options: { ruleset, target: 15 } });
    const clients = await seatAll(code, 6);
    const spectator = await TestClient.open(server.base, { code });
    expect(await clients[0]?.do({ t: 'start' })).toEqual({ ok: true });
    await Promise.all(clients.map(client => client.until(() => client.table.phase === 'race')));
    const moves = await playGame(clients);
    expect(moves).toBeGreaterThan(20);
    await spectator.until(() => spectator.table.phase === 'over');
    expect(spectator.table).toEqual(clients[3]?.table);
    const file = (await (await fetch(`${server.base}/api/tables/${code}/games/1`)).json()) as GameFile;
    expect(verifyGame(file).ok).toBe(true);
    const fresh = await TestClient.open(server.base, { code });
    expect(fresh.table).toEqual(spectator.table);
    for (const client of [...clients, spectator, fresh]) client.close();
  });
});
