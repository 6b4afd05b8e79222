import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableId } from '../../engine/ids.ts';
import type { ExchangeListener } from './exchange.ts';
import { PostgresExchange } from './postgres-exchange.ts';

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
  it('[ND7] a line that is not answered is given up after some seconds, and can be tried again', async () => {
    const { server, called, address } = await silence();
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
    server.close();
  });

  it('[ND8] says when something it told was not heard, except for a sign of life, which the next one replaces', async () => {
    const { server, address } = await silence();
    await new Promise(resolve => server.close(resolve));
    const exchange = new PostgresExchange(address, 'here');
    let unsaid = 0;
    await exchange.listen({ ...NOBODY, unsaid: () => (unsaid += 1) }).catch(() => undefined);
    exchange.tell({ t: 'alive' });
    exchange.tell({ t: 'here', table: tableId('MOTH-LAMP-PLUM-42'), seats: [] });
    await expect.poll(() => unsaid).toBe(1);
    await exchange.close();
    expect(unsaid).toBe(1);
  });
});
