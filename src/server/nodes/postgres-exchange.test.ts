import { createServer, type Server } from 'node:net';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { tableId } from '../../engine/ids.ts';
import type { ExchangeListener, NodeTalk } from './exchange.ts';
import { PostgresExchange } from './postgres-exchange.ts';

const postgres = postgresForSuite();
const TABLE = tableId('MOTH-LAMP-PLUM-42');

const NOBODY: ExchangeListener = {
  has: () => false,
  written: () => undefined,
  said: () => undefined,
  missed: () => undefined,
  unsaid: () => undefined,
};

/** Something in the database's place that takes a call and says nothing: a machine that hangs, a firewall that swallows. */
const silence = async (): Promise<{ server: Server; called: Promise<void>; address: string }> => {
  const server = createServer();
  const called = new Promise<void>(resolve => server.once('connection', () => resolve()));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { server, called, address: `postgres://ann@127.0.0.1:${port}/games` };
};

afterEach(() => void vi.useRealTimers());

describe('PostgresExchange', () => {
  it('[ND7] a line that is not answered is given up after some seconds, for good', async () => {
    const { server, called, address } = await silence();
    let calls = 0;
    server.on('connection', () => (calls += 1));
    vi.useFakeTimers();
    const exchange = new PostgresExchange(address, 'here');
    let outcome = 'waiting';
    const listening = exchange.listen(NOBODY).catch(() => {
      outcome = 'given up';
    });
    await called;
    await vi.advanceTimersByTimeAsync(4900);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(200);
    await listening;
    expect(outcome).toBe('given up');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([calls, vi.getTimerCount()]).toEqual([1, 0]);
    server.close();
  });

  it('[ND10] thousands of things told in one turn leave together, and arrive in their order', async () => {
    const [here, there] = [
      new PostgresExchange(postgres.address, 'here'),
      new PostgresExchange(postgres.address, 'there'),
    ];
    await here.listen(NOBODY);
    const heard: NodeTalk[] = [];
    await there.listen({ ...NOBODY, said: (_, talk) => void heard.push(talk) });
    const talks = Array.from({ length: 2000 }, (_, i): NodeTalk => ({ t: 'who', table: tableId(`TABLE-${i}`) }));
    const before = await commits(postgres.address);
    here.tell(talks.slice(0, 1000));
    for (const talk of talks.slice(1000)) here.tell([talk]);
    await here.close();
    await expect.poll(() => heard.filter(talk => talk.t === 'who')).toEqual(talks);
    await there.close();
    expect((await commits(postgres.address)) - before).toBeLessThan(50);
  });

  it('[ND8] says once that who is here was not heard, however often that was told; of what is over soon it says nothing', async () => {
    const exchange = new PostgresExchange(postgres.address, 'here');
    let unsaid = 0;
    await exchange.listen({ ...NOBODY, unsaid: () => (unsaid += 1) });
    await postgres.server.crash();
    exchange.tell([{ t: 'alive' }, { t: 'react', table: TABLE, frame: '' }]);
    // Over the same connection, one after the other: when the second has failed, so has what was told.
    for (let i = 0; i < 2; i++) await expect(exchange.leave([])).rejects.toThrow();
    expect(unsaid).toBe(0);
    for (let i = 0; i < 1000; i++) exchange.tell([{ t: 'here', table: TABLE, seats: [] }]);
    await expect.poll(() => unsaid).toBe(1);
    for (let i = 0; i < 2; i++) await expect(exchange.leave([])).rejects.toThrow();
    await exchange.close();
    expect(unsaid).toBe(1);
  });
});

/** So far, in this database. */
const commits = async (address: string): Promise<number> => {
  const client = new Client(address);
  await client.connect();
  const sql = 'SELECT xact_commit::integer AS count FROM pg_stat_database WHERE datname = current_database()';
  const { rows } = await client.query<{ count: number }>(sql);
  await client.end();
  return rows[0]?.count ?? 0;
};
